import { m } from '$lib/i18n';
import type { Place } from './work/view.ts';

interface PlaceTab {
  id: Place;
  label: string;
  count?: string | undefined;
  wrong?: boolean;
}

/** The tabs of a narrow screen. @param wrong how many errors there are */
export const placesWith = (wrong: number): PlaceTab[] => [
  { id: 'form', label: m.editor_form() },
  { id: 'card', label: m.editor_card() },
  { id: 'panels', label: m.editor_problems(), count: wrong > 0 ? String(wrong) : undefined, wrong: true },
  { id: 'json', label: m.editor_json() },
];
