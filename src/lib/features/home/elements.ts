/** The order of the fan on the home page: light in the middle, under the cup. */
export const FAN = ['wind', 'water', 'fire', 'light', 'earth', 'thunder', 'dark'] as const;

export type ElementId = (typeof FAN)[number];
