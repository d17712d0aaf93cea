import { machineIds } from '$lib/features/charts/machines.server.ts';
import { error } from '@sveltejs/kit';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => machineIds.map((machine) => ({ machine }));

export const load: PageServerLoad = ({ params: { machine } }) => {
  if (!machineIds.includes(machine)) error(404);
  return { machine };
};
