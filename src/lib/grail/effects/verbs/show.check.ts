import { needsOneOf, type Check } from '../language/check.ts';
import type { Show } from './show.ts';

export const checkShow: Check<Show> = (show, context) => needsOneOf(show, ['these', 'hand'], context);
