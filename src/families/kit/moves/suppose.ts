/**
 * Values that are supposed: what follows from one, rule after rule, until a rule cannot hold any more. It is
 * the last of the moves of a family, for what no pattern covers; the supposition that needs the fewest rules
 * is taken.
 */
import type { Known, LazyReason } from '../../contract/mark.js';
import type { MoveBoard } from '../../contract/move.js';

/** The values of marks that are known or follow. */
export type Values = (mark: number) => boolean | undefined;

/** What follows by a rule at once. */
export interface Consequence<Data = unknown> {
  /** Of open marks; none: the rule cannot hold any more. */
  readonly conclusions: readonly Known[];
  /** Ids, or rules that the model states only when they are met. */
  rules(): readonly (string | LazyReason)[];
  /** The marks on whose values it rests; those that are known on the board may be left out. */
  readonly from: readonly number[];
  /** What its words need, where only some of its conclusions are used. */
  says(used: readonly Known[]): Data;
}

/** All that follows at once where the value of a mark has become known. */
export type Follow<Data> = (values: Values, changed: number) => Iterable<Consequence<Data>>;

/** A supposition that leads to a rule that cannot hold. */
export interface Refuted<Data> {
  readonly supposed: Known;
  /** In the order in which they follow; the last one has no conclusion. */
  readonly lines: readonly Data[];
  readonly rules: readonly (string | LazyReason)[];
}

/** Values of one supposition that are followed, and for each of the fewest rules that are known to refute one. */
const MOST_VALUES = 60;
const MOST_PER_RULE = 4;

/** The supposition about an open mark that is refuted by the fewest rules. */
export function bestRefuted<Data>(
  board: MoveBoard,
  follow: Follow<Data>,
): Refuted<Data> | undefined {
  let best: Refuted<Data> | undefined;
  for (const mark of board.marks.keys()) {
    if (board.value(mark) !== undefined) continue;
    for (const value of [true, false]) {
      const below = best?.rules.length ?? Number.POSITIVE_INFINITY;
      const refuted = refute(board, follow, { mark, value }, below);
      if (refuted !== undefined && refuted.rules.length < below) best = refuted;
    }
  }
  return best;
}

/**
 * The consequences of a value, until a rule cannot hold; undefined when none is met.
 * @param below more rules are of no use
 */
export function refute<Data>(
  board: MoveBoard,
  follow: Follow<Data>,
  supposed: Known,
  below = Number.POSITIVE_INFINITY,
): Refuted<Data> | undefined {
  const most = Math.min(MOST_VALUES, MOST_PER_RULE * below);
  const values = new Map([[supposed.mark, supposed.value]]);
  const lines = new Map<number, Consequence<Data>>();
  const valueOf: Values = (mark) => values.get(mark) ?? board.value(mark);
  // Marks come to the end of the map while it is read.
  for (const changed of values.keys()) {
    for (const line of follow(valueOf, changed)) {
      if (line.conclusions.length === 0) return traced(supposed, lines, line);
      for (const { mark, value } of line.conclusions) {
        if (valueOf(mark) !== undefined) continue;
        values.set(mark, value);
        lines.set(mark, line);
      }
    }
    if (values.size > most) return undefined;
  }
  return undefined;
}

function traced<Data>(
  supposed: Known,
  all: ReadonlyMap<number, Consequence<Data>>,
  end: Consequence<Data>,
): Refuted<Data> {
  const used = new Set<number>(end.from);
  // Marks come to the end of the set while it is read.
  for (const mark of used) for (const one of all.get(mark)?.from ?? []) used.add(one);
  const needed = [...new Set([...all].filter(([mark]) => used.has(mark)).map(([, line]) => line)), end];
  const rules = new Map(
    needed
      .flatMap((line) => line.rules())
      .map((rule) => [typeof rule === 'string' ? rule : rule.reason.id, rule]),
  );
  return {
    supposed,
    lines: needed.map((line) => line.says(line.conclusions.filter(({ mark }) => used.has(mark)))),
    rules: [...rules.values()],
  };
}
