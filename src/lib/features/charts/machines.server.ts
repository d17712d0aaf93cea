/** The machines of the flow, for the addresses of their pages. Build time only. */
import drawings from 'virtual:chart-drawings';
import { casesByState, type CasesByState } from './cases.server.ts';

export const machineIds: readonly string[] = Object.keys(drawings);

/** Cases of every state of every machine. */
export function chartCases(): Promise<CasesByState> {
  const states = Object.values(drawings).flatMap(({ graph: { machine, nodes } }) =>
    nodes.filter(({ kind }) => kind !== 'initial').map(({ id, rule }) => [`${machine}.${id}`, rule] as const),
  );
  return casesByState(Object.fromEntries(states));
}
