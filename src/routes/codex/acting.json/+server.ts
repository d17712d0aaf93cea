import { json } from '@sveltejs/kit';
import { actingHere } from '$lib/content/codex-entries.ts';

export const prerender = true;

/** Which official characters act at which state of the charts. */
export const GET = () => json(actingHere());
