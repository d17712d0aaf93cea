import { builtOn, partsUsed, versions } from '$lib/features/settings/parts.server.ts';

export const load = () => ({ ...versions(), built: builtOn(), parts: partsUsed() });
