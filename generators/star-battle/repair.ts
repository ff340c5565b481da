/**
 * Unique by repair: while a division into regions has other solutions than the placed stars, cells on region borders go
 * over to the neighbouring region, chosen just where the others have stars and the placed ones have none. One such
 * step rules another solution out, as one region then has a star of it too many and one too few. All solutions seen are
 * kept, and of all steps the one is taken that rules out most and lets fewest in again.
 */
import type { Rng } from '../../src/core/random.js';
import type { Division } from './division.js';
import { Rivals } from './rivals.js';
import type { StarSearch } from './search.js';
import type { Transfer } from './transfer.js';

/** Other solutions that one search looks for, and the branchings it may take. */
const RIVALS_PER_SEARCH = 12;
const NODES_PER_SEARCH = 20_000;
/** Searches before a division is given up, and transfers that may follow each. */
const SEARCHES = 100;
/** Searches that may end at their limit with nothing found. */
const MOST_ASTRAY = 4;
const TRANSFERS = 60;
/** Rivals that a transfer may let in again where none rules out more than it lets in. */
const LEAST_GAIN = -3;

/** Changes regions until the placed stars are the only solution, proved; false when the work allowed did not do. */
export function repairRegions(division: Division, search: StarSearch, rng: Rng): boolean {
  const { regions } = division;
  const rivals = new Rivals(division);
  const own = String(division.placement);
  let astray = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const order = rng.shuffle([...regions.keys()]);
    const limit = RIVALS_PER_SEARCH + 1;
    const { status, placements } = search.find({ regions, order, limit, nodes: NODES_PER_SEARCH });
    const others = placements.filter((other) => String(other) !== own);
    if (others.length === 0 && status === 'complete') return true;
    // A search that went astray is begun anew, in another order.
    if (others.length === 0 && ++astray > MOST_ASTRAY) return false;
    for (const other of others) rivals.add(other);
    if (!ruleOut(division, rivals, rng)) return false;
  }
  return false;
}

/** Transfers cells until no known rival is a solution; false when nothing helps any more. */
function ruleOut(division: Division, rivals: Rivals, rng: Rng): boolean {
  /** Cells moved for want of something better: once each, so that this ends. */
  const nudged = new Set<number>();
  for (let transfers = 0; transfers < TRANSFERS; transfers++) {
    const cells = rivals.cellsOfSolutions();
    if (cells.length === 0) return true;
    const best = bestTransfer(division, rivals, cells, rng) ?? nudge(division, rivals, cells, nudged, rng);
    if (best === undefined) return false;
    rivals.move(best);
    division.apply(best);
  }
  return false;
}

/** The transfer of rivals' stars that does most good; undefined when none does more good than harm. */
function bestTransfer(
  division: Division,
  rivals: Rivals,
  cells: readonly number[],
  rng: Rng,
): Transfer | undefined {
  const singles = cells.flatMap((cell) => division.single(cell));
  const best = bestOf(singles, rivals, 1, rng);
  if (best !== undefined) return best;
  return bestOf(
    cells.flatMap((cell) => division.deep(cell)),
    rivals,
    1,
    rng,
  );
}

/** A transfer beside rivals' stars that changes what can be done about them. */
function nudge(
  division: Division,
  rivals: Rivals,
  cells: readonly number[],
  nudged: Set<number>,
  rng: Rng,
): Transfer | undefined {
  const beside = new Set(
    cells.filter((cell) => !division.isStar(cell)).flatMap((cell) => [...division.grid.beside[cell]!]),
  );
  const singles = [...beside].filter((cell) => !nudged.has(cell)).flatMap((cell) => division.single(cell));
  const best = bestOf(singles, rivals, LEAST_GAIN, rng);
  if (best !== undefined) nudged.add(best.cells[0]!);
  return best;
}

function bestOf(
  transfers: readonly Transfer[],
  rivals: Rivals,
  leastGain: number,
  rng: Rng,
): Transfer | undefined {
  let best: Transfer | undefined;
  let bestGain = leastGain - 1;
  for (const transfer of rng.shuffle(transfers)) {
    const gain = rivals.gain(transfer);
    if (gain <= bestGain) continue;
    best = transfer;
    bestGain = gain;
  }
  return best;
}
