/**
 * Values that are supposed: what follows from one, rule after rule, until a rule cannot hold any more. It is
 * the last of the moves of a family, for what no pattern covers; the supposition that needs the fewest rules
 * is taken.
 */
import type { Known, LazyReason } from '../../contract/mark.js';
import type { MoveBoard } from '../../contract/move.js';

/** The values of marks that are known or follow. */
export type Values = (mark: number) => boolean | undefined;

/** An inference by a rule at once. */
export interface Consequence<Data = unknown> {
  /** Of open marks; none: the rule cannot hold any more. */
  readonly conclusions: readonly Known[];
  /** Ids, or rules that the model states only when they are met. */
  rules(): readonly (string | LazyReason)[];
  /** The marks on whose values it rests; those that are known on the board may be left out. */
  readonly from: readonly number[];
  /** The data that its words need, where only some of its conclusions are used. */
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

/** Values of one supposition that are followed; and for each of the fewest rules that refute one so far. */
const MOST_VALUES = 60;
const MOST_PER_RULE = 4;

/** No supposition needs fewer: what follows from one rule has been seen before. */
const FEWEST_RULES = 2;

/** The supposition about an open mark that is refuted by the fewest rules. */
export function bestRefuted<Data>(board: MoveBoard, follow: Follow<Data>): Refuted<Data> | undefined {
  const known = valuesOf(board);
  let best: Refuted<Data> | undefined;
  for (const mark of known.keys()) {
    if (known[mark] !== undefined) continue;
    for (const value of [true, false]) {
      const below = best?.rules.length ?? Number.POSITIVE_INFINITY;
      const refuted = refuteFrom(known, follow, { mark, value }, below);
      if (refuted === undefined || refuted.rules.length >= below) continue;
      if (refuted.rules.length <= FEWEST_RULES) return refuted;
      best = refuted;
    }
  }
  return best;
}

function valuesOf(board: MoveBoard): readonly (boolean | undefined)[] {
  return board.marks.map((_, mark) => board.value(mark));
}

/** The consequences of a value, until a rule cannot hold; undefined when none is met. */
export function refute<Data>(
  board: MoveBoard,
  follow: Follow<Data>,
  supposed: Known,
): Refuted<Data> | undefined {
  return refuteFrom(valuesOf(board), follow, supposed, Number.POSITIVE_INFINITY);
}

/** @param below more rules are of no use */
function refuteFrom<Data>(
  known: readonly (boolean | undefined)[],
  follow: Follow<Data>,
  supposed: Known,
  below: number,
): Refuted<Data> | undefined {
  const most = Math.min(MOST_VALUES, MOST_PER_RULE * below);
  const values = [...known];
  values[supposed.mark] = supposed.value;
  const valueAt: Values = (mark) => values[mark];
  const lines = new Map<number, Consequence<Data>>();
  const found = [supposed.mark];
  // The list grows while it is read.
  for (const changed of found) {
    for (const line of follow(valueAt, changed)) {
      if (line.conclusions.length === 0) return traced(supposed, lines, line);
      for (const { mark, value } of line.conclusions) {
        if (values[mark] !== undefined) continue;
        values[mark] = value;
        found.push(mark);
        lines.set(mark, line);
      }
    }
    if (found.length > most) return undefined;
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
