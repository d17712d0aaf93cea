/** The menus of the top bar, for views that hide it: handed down, so that no page loads them twice or apart. */
import { createContext, type Snippet } from 'svelte';

export const [getShellTools, setShellTools] = createContext<Snippet>();
