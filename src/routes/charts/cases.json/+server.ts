import { json } from '@sveltejs/kit';
import { chartCases } from '$lib/features/charts/machines.server.ts';

export const prerender = true;

/** Which rulings pass through which state of the charts. */
export const GET = async () => json(await chartCases());
