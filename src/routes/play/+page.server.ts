import { settings } from '$lib/content/settings.ts';

export const load = () => ({ settings });
