import { elementMarks } from '$lib/content/rules.ts';
import { settings } from '$lib/content/settings.ts';

export const load = () => ({ marks: elementMarks(), settings });
