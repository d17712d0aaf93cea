/** The keys of a tree view, for rows that are listed flat. Everything else is left to the page. */

export interface TreeRow {
  level: number;
  /** Whether what is below it is listed; null: nothing can be. */
  open: boolean | null;
}

export interface TreeActs<Row> {
  go: (row: Row | undefined) => void;
  fold: (row: Row, open: boolean) => void;
  choose: (row: Row) => void;
}

/** Does what a key means in a tree, and keeps it from meaning something else on the page. */
export function treeKey<Row extends TreeRow>(
  event: KeyboardEvent,
  rows: readonly Row[],
  row: Row,
  { go, fold, choose }: TreeActs<Row>,
): void {
  const index = rows.indexOf(row);
  const parent = () => rows.slice(0, index).findLast(({ level }) => level < row.level);
  const right = () => {
    if (row.open === false) fold(row, true);
    else if (row.open === true) go(rows[index + 1]);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(rows[index + 1]),
    ArrowUp: () => go(rows[index - 1]),
    Home: () => go(rows[0]),
    End: () => go(rows.at(-1)),
    ArrowRight: right,
    ArrowLeft: () => (row.open === true ? fold(row, false) : go(parent())),
    Enter: () => choose(row),
    ' ': () => choose(row),
  };
  const act = acts[event.key];
  if (act === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
