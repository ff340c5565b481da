/**
 * The rows of the blocks of a line, clauses of at most three literals over "this block starts at this cell or
 * before". A block's last possible start needs no variable: it starts there or before in any case.
 *
 * Ladder: starting at j or before implies starting at the next possible start or before. Order: the next
 * block starts at j or before only if this one starts its own length and one cell earlier, or, where it has
 * another colour, its own length earlier. Filled: a cell has the colour of a block that starts there or
 * before, but not so early that it ends before the cell. Empty: a cell does not have a colour when a block of
 * it ends before the cell and the next one of it starts behind; likewise before the first and behind the
 * last. As every cell of a line is either covered or in one of these gaps, no cover variables are needed.
 *
 * Source: the order encoding of N. Tamura, A. Taga, S. Kitagawa and M. Banbara, "Compiling finite linear CSP
 * into SAT", Constraints 14 (2009), applied to the start positions of blocks.
 */
import { gapBetween, type PlacedRun, startsUpTo } from './runs-starts.js';

/** A literal, or the constant that it would be. */
type Fact = number | boolean;

/** The cells of a line, and the receiver of variables and clauses. */
interface RunSink {
  /** True if the cell at a place of the line has a colour. */
  cell(at: number, colour: number): Fact;
  variable(name: string): number;
  /** At least one of the literals holds. */
  clause(name: string, literals: readonly number[]): void;
}

/** A block whose start is described by thresholds. */
export interface OrderedRun extends PlacedRun {
  /** For each start the fact that the block starts there or before. */
  readonly thresholds: readonly Fact[];
}

/**
 * States the blocks of a line.
 * @param name names of rows and variables begin with it
 * @param length the number of cells
 * @param colours all that some of the cells can have
 */
export function stateRuns(
  name: string,
  runs: readonly PlacedRun[],
  length: number,
  colours: readonly number[],
  sink: RunSink,
): readonly OrderedRun[] {
  const ordered = runs.map((run, index) => withThresholds(`${name}_${index + 1}`, run, sink));
  ordered.slice(1).forEach((next, index) => {
    const run = ordered[index]!;
    const needed = run.length + gapBetween(run, next);
    for (const start of next.starts) {
      const label = `${name}_order_${index + 1}_${start + 1}`;
      implies(label, [startsBy(next, start)], [startsBy(run, start - needed)], sink);
    }
  });
  for (const colour of colours) {
    const alike = ordered.filter((run) => run.colour === colour);
    for (let at = 0; at < length; at++) stateCell(`${name}_${colour}`, alike, at, colour, sink);
  }
  return ordered;
}

function withThresholds(name: string, run: PlacedRun, sink: RunSink): OrderedRun {
  const { starts } = run;
  const thresholds = starts.map(
    (start, index): Fact => index === starts.length - 1 || sink.variable(`${name}_${start + 1}`),
  );
  thresholds.slice(1).forEach((later, index) => {
    implies(`${name}_ladder_${starts[index]! + 1}`, [thresholds[index]!], [later], sink);
  });
  return { ...run, thresholds };
}

/** The fact that a block starts at a cell or before. */
function startsBy({ starts, thresholds }: OrderedRun, cell: number): Fact {
  const index = startsUpTo(starts, cell) - 1;
  return index >= 0 && thresholds[index]!;
}

/** A cell has a colour exactly when it lies in one of its blocks: not in any of the gaps between them. */
function stateCell(
  name: string,
  runs: readonly OrderedRun[],
  at: number,
  colour: number,
  sink: RunSink,
): void {
  const cell = sink.cell(at, colour);
  for (let gap = 0; gap <= runs.length; gap++) {
    const before = runs[gap - 1];
    const behind = runs[gap];
    const ended = before === undefined || startsBy(before, at - before.length);
    const begun = behind !== undefined && startsBy(behind, at);
    // It has the colour, and the block before this gap has ended: then the next one has begun.
    implies(`${name}_empty_${gap}_${at + 1}`, [cell, ended], [begun], sink);
    if (behind === undefined) continue;
    const over = startsBy(behind, at - behind.length);
    // The next block has begun: then it covers the cell, or it has ended too.
    implies(`${name}_filled_${gap + 1}_${at + 1}`, [begun], [cell, over], sink);
  }
}

/**
 * The clause that all of the premises imply one of the conclusions. One that holds by constants, or by a
 * literal on both sides, is left out.
 */
function implies(
  name: string,
  premises: readonly Fact[],
  conclusions: readonly Fact[],
  { clause }: RunSink,
): void {
  if (premises.includes(false) || conclusions.includes(true)) return;
  if (premises.some((premise) => premise !== true && conclusions.includes(premise))) return;
  const literals = [
    ...premises.flatMap((premise) => (typeof premise === 'number' ? [~premise] : [])),
    ...conclusions.filter((conclusion) => typeof conclusion === 'number'),
  ];
  clause(name, [...new Set(literals)]);
}
