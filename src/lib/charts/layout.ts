/**
 * Graph → positions, by elk. Runs at build and in tests only: elk weighs 440 kB and must never reach a
 * page, so nothing that a page imports may import this file (pages read `Drawing`s).
 */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Box, EdgeLayout, Layout, Point } from './drawing.ts';
import type { Graph, GraphEdge, GraphNode } from './graph.ts';
import { isDrawn, type MachineMap, type MapDrawing } from './map.ts';
import { edgeLabel, machineName, stateName, CALL_MARK, WAIT_MARK, type ChartNames } from './names.ts';
import { textWidth, TEXT } from './text-size.ts';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Without these two the first state would land at the bottom.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // A label belongs to the state it leaves: all answers of one question stand in one row.
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
  'elk.spacing.nodeSelfLoop': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.padding': '[top=10,left=10,bottom=10,right=10]',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

/** Fewer and larger boxes: more room between them, and lines that keep apart. */
const MAP_OPTIONS = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
};
const MAP_BOX = { text: 15, around: 64, height: 48 };

/** One layout serves every language: each box has room for the longest of its names. */
export async function layOut(graph: Graph, languages: readonly ChartNames[]): Promise<Layout> {
  return runElk({
    id: graph.machine,
    layoutOptions: OPTIONS,
    children: graph.nodes.map((node) => ({ id: node.id, ...sizeOf(graph, node, languages) })),
    edges: graph.edges.map((edge) => elkEdge(graph, edge, languages)),
  });
}

async function runElk(input: ElkNode): Promise<Layout> {
  const { default: ELK } = await import('elkjs/lib/elk.bundled.js');
  const root = await new ELK().layout<ElkNode>(input);
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    nodes: Object.fromEntries((root.children ?? []).map((child) => [child.id, boxOf(child)])),
    edges: Object.fromEntries((root.edges ?? []).map((edge) => [edge.id, edgeLayout(edge)])),
  };
}

/**
 * The bird's eye. Windows open in nearly every machine: ways to them would cover all others, so the map says it with
 * a sign at each box, and lays out the rest.
 */
export async function layOutMap(map: MachineMap, languages: readonly ChartNames[]): Promise<MapDrawing> {
  const drawn = map.edges.filter(({ from, to }) => isDrawn(from, to));
  const { width, height, nodes, edges } = await runElk({
    id: 'map',
    layoutOptions: { ...OPTIONS, ...MAP_OPTIONS },
    children: map.nodes.map(({ machine }) => ({
      id: machine,
      width:
        widest(
          languages.map((names) => machineName(names, machine)),
          MAP_BOX.text,
        ) + MAP_BOX.around,
      height: MAP_BOX.height,
    })),
    edges: drawn.map(({ id, from, to }) => ({ id, sources: [from], targets: [to] })),
  });
  return { ...map, width, height, boxes: nodes, lines: edges };
}

const widest = (texts: readonly string[], size: number): number =>
  Math.max(...texts.map((text) => textWidth(text, size)));

function sizeOf(graph: Graph, node: GraphNode, languages: readonly ChartNames[]) {
  if (node.kind === 'initial') return { width: 10, height: 10 };
  const names = languages.map((names) => stateName(names, graph.machine, node.id));
  const { calls } = node;
  switch (node.kind) {
    case 'final':
      return { width: widest(names, TEXT.label) + 30, height: 22 };
    case 'waits':
      return {
        width:
          widest(
            names.map((name) => `${WAIT_MARK} ${name}`),
            TEXT.name,
          ) + 28,
        height: 34,
      };
    case 'calls': {
      const called = languages.map((names) => `${CALL_MARK} ${machineName(names, calls ?? '')}`);
      return { width: Math.max(widest(names, TEXT.name), widest(called, TEXT.label)) + 20, height: 42 };
    }
    case 'plain':
      return { width: widest(names, TEXT.name) + 20, height: 28 };
  }
}

/** The configs tell their story in order: ways from one state to the next one written are drawn straight. */
function isSpine(graph: Graph, edge: GraphEdge): boolean {
  const place = (id: string) => graph.nodes.findIndex((node) => node.id === id);
  return place(edge.to) === place(edge.from) + 1;
}

function elkEdge(graph: Graph, edge: GraphEdge, languages: readonly ChartNames[]): ElkExtendedEdge {
  const texts = languages
    .map((names) => edgeLabel(names, graph.machine, edge))
    .filter((text) => text !== null);
  const label = {
    id: `${edge.id}/label`,
    text: texts[0] ?? '',
    width: texts.length === 0 ? 0 : widest(texts, TEXT.label) + 8,
    height: 16,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  return {
    id: edge.id,
    sources: [edge.from],
    targets: [edge.to],
    layoutOptions: { 'elk.layered.priority.straightness': isSpine(graph, edge) ? '20' : '1' },
    ...(texts.length === 0 ? {} : { labels: [label] }),
  };
}

const round = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10;

const boxOf = ({ x, y, width, height }: Pick<ElkNode, 'x' | 'y' | 'width' | 'height'>): Box => ({
  x: round(x),
  y: round(y),
  w: round(width),
  h: round(height),
});

function edgeLayout(edge: ElkExtendedEdge): EdgeLayout {
  const points = (edge.sections ?? []).flatMap((section) =>
    [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }): Point => [
      round(x),
      round(y),
    ]),
  );
  const label = edge.labels?.[0];
  return label === undefined ? { points } : { points, label: boxOf(label) };
}
