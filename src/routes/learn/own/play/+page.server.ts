import { elementMarks } from '$lib/content/rules.ts';

export const load = () => ({ marks: elementMarks() });
