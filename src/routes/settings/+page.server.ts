import { versions } from '$lib/features/settings/parts.server.ts';

export const load = () => versions();
