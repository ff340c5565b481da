/**
 * Values that are supposed: what follows from one, rule after rule, until a rule cannot hold any more. It is
 * the last of the moves of a family, for what no pattern covers; the supposition that needs the fewest rules
 * is taken. Where that ends nowhere, another value may be tried on the way: a side case, which is refuted in
 * the same way, so that its opposite follows.
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
export interface Refuted<Line> {
  readonly supposed: Known;
  /** In the order in which they follow; the last one has no conclusion. */
  readonly lines: readonly Line[];
  readonly rules: readonly (string | LazyReason)[];
}

/** A value that is tried on the way, and refuted with what had followed by then. */
export type SideCase<Data> = Pick<Refuted<Data>, 'supposed' | 'lines'>;

/** The values that are worth a side case by now. */
export type Sides = (values: Values) => Iterable<Known>;

/** Values of one supposition that are followed; and for each of the fewest rules that refute one so far. */
const MOST_VALUES = 60;
const MOST_PER_RULE = 4;

/** Side cases of a supposition; people do not follow more. */
const MOST_SIDES = 2;

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

/** The same, where values may be tried on the way: always the one that is refuted in the fewest lines. */
export function refuteWithSides<Data>(
  board: MoveBoard,
  follow: Follow<Data>,
  sides: Sides,
  supposed: Known,
): Refuted<Data | SideCase<Data>> | undefined {
  const trail = new Trail<Data | SideCase<Data>>(valuesOf(board), supposed, MOST_VALUES);
  let end = trail.spread(follow, supposed.mark);
  for (let count = 0; end === undefined && count < MOST_SIDES; count++) {
    const side = bestSide(trail, follow, sides);
    if (side === undefined) return undefined;
    trail.learn(side);
    end = trail.spread(follow, side.conclusions[0]!.mark);
  }
  return end && trail.traced(end).refuted;
}

/** The opposite of the value that is refuted in the fewest lines by what has followed. */
function bestSide<Data>(
  { values }: Trail<unknown>,
  follow: Follow<Data>,
  sides: Sides,
): Consequence<SideCase<Data>> | undefined {
  let best: Traced<Data> | undefined;
  for (const supposed of sides((mark) => values[mark])) {
    const side = new Trail<Data>(values, supposed, MOST_VALUES);
    const end = side.spread(follow, supposed.mark);
    const found = end && side.traced(end);
    if (found && !(best && best.refuted.lines.length <= found.refuted.lines.length)) best = found;
  }
  if (best === undefined) return undefined;
  const { refuted, from } = best;
  const { supposed, lines, rules } = refuted;
  return {
    conclusions: [{ mark: supposed.mark, value: !supposed.value }],
    rules: () => rules,
    from,
    says: () => ({ supposed, lines }),
  };
}

/** @param below more rules are of no use */
function refuteFrom<Data>(
  known: readonly (boolean | undefined)[],
  follow: Follow<Data>,
  supposed: Known,
  below: number,
): Refuted<Data> | undefined {
  const trail = new Trail<Data>(known, supposed, Math.min(MOST_VALUES, MOST_PER_RULE * below));
  const end = trail.spread(follow, supposed.mark);
  return end && trail.traced(end).refuted;
}

/** A refutation, and the marks outside it on which it rests. */
interface Traced<Line> {
  readonly refuted: Refuted<Line>;
  readonly from: readonly number[];
}

/** A value that is supposed, and all that has followed from it. */
class Trail<Line> {
  readonly values: (boolean | undefined)[];
  readonly #supposed: Known;
  readonly #most: number;
  readonly #lines = new Map<number, Consequence<Line>>();

  /** @param most values that are followed */
  constructor(known: readonly (boolean | undefined)[], supposed: Known, most: number) {
    this.values = [...known];
    this.values[supposed.mark] = supposed.value;
    this.#supposed = supposed;
    this.#most = most;
  }

  /** Takes in what follows where a mark has become known; the first rule that cannot hold ends it. */
  spread(follow: Follow<Line>, first: number): Consequence<Line> | undefined {
    const valueAt: Values = (mark) => this.values[mark];
    const found = [first];
    // The list grows while it is read.
    for (const changed of found) {
      for (const line of follow(valueAt, changed)) {
        if (line.conclusions.length === 0) return line;
        found.push(...this.learn(line));
      }
      if (found.length > this.#most) return undefined;
    }
    return undefined;
  }

  /** Takes in the conclusions of a line; those marks that were open. */
  learn(line: Consequence<Line>): readonly number[] {
    const fresh = line.conclusions.filter(({ mark }) => this.values[mark] === undefined);
    for (const { mark, value } of fresh) {
      this.values[mark] = value;
      this.#lines.set(mark, line);
    }
    return fresh.map(({ mark }) => mark);
  }

  /** The lines that lead to the end. */
  traced(end: Consequence<Line>): Traced<Line> {
    const all = this.#lines;
    const used = new Set<number>(end.from);
    // Marks come to the end of the set while it is read.
    for (const mark of used) for (const one of all.get(mark)?.from ?? []) used.add(one);
    const needed = [...new Set([...all].filter(([mark]) => used.has(mark)).map(([, line]) => line)), end];
    const rules = new Map(
      needed
        .flatMap((line) => line.rules())
        .map((rule) => [typeof rule === 'string' ? rule : rule.reason.id, rule]),
    );
    const lines = needed.map((line) => line.says(line.conclusions.filter(({ mark }) => used.has(mark))));
    return {
      refuted: { supposed: this.#supposed, lines, rules: [...rules.values()] },
      from: [...used].filter((mark) => mark !== this.#supposed.mark && !all.has(mark)),
    };
  }
}
