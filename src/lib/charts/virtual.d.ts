/** Modules made by scripts/chart-drawings.ts while building. */
declare module 'virtual:chart-drawings' {
  import type { Drawings } from '$lib/charts/drawing.ts';
  const drawings: Drawings;
  export default drawings;
}

declare module 'virtual:chart-map' {
  import type { MapDrawing } from '$lib/charts/map.ts';
  const map: MapDrawing;
  export default map;
}

declare module 'virtual:chart-names/*' {
  import type { ChartNames } from '$lib/charts/names.ts';
  const names: ChartNames;
  export default names;
}
