/**
 * Unique by repair: while a division into regions has other solutions than the placed stars, cells on region
 * borders go over to the neighbouring region, chosen just where the others have stars and the placed ones
 * have none. One such step rules another solution out, as one region then has a star of it too many and one
 * too few. All solutions seen are kept, and of all steps the one is taken that rules out most and lets fewest
 * in again; of equally good ones, where the search can say it quickly, the one after which most cells follow
 * without any guess.
 */
import type { Rng } from '../../src/core/index.js';
import type { BranchingSearch } from './branching.js';
import type { Division } from './division.js';
import { Rivals } from './rivals.js';
import type { Transfer } from './transfer.js';

/** Parameters of the search for other solutions, and of the choice among equally good steps. */
export interface RepairWay {
  readonly search: BranchingSearch;
  /** Other solutions that one search looks for. */
  readonly rivals: number;
  /**
   * Branchings that a search may take, and how many times as many the next one may when it found nothing
   * within them.
   */
  readonly nodes: number;
  readonly growth: number;
  /** Searches in all that may end at their limit with nothing found. */
  readonly mostAstray: number;
  /** Equally good steps of which the one is taken that lets most cells follow from the regions; 1: any is. */
  readonly compared: number;
}

/** Searches before a division is given up, and transfers that may follow each. */
const SEARCHES = 100;
const TRANSFERS = 60;
/** Rivals that a transfer may let in again where none rules out more than it lets in. */
const LEAST_GAIN = -3;

/**
 * Changes regions until the placed stars are the only solution, proved; false when the work allowed did not
 * do.
 */
export function repairRegions(division: Division, way: RepairWay, rng: Rng): boolean {
  const { regions } = division;
  const rivals = new Rivals(division);
  const own = String(division.placement);
  let astray = 0;
  let { nodes } = way;
  for (let round = 0; round < SEARCHES; round++) {
    const order = rng.shuffle([...regions.keys()]);
    const { status, placements } = way.search.find({ regions, order, limit: way.rivals + 1, nodes });
    const others = placements.filter((other) => String(other) !== own);
    if (others.length === 0 && status === 'complete') return true;
    // A search that went astray is begun anew, in another order.
    if (others.length === 0 && ++astray > way.mostAstray) return false;
    nodes = others.length === 0 ? nodes * way.growth : way.nodes;
    for (const other of others) rivals.add(other);
    if (!ruleOut({ division, rivals, way, rng })) return false;
  }
  return false;
}

interface Repair {
  readonly division: Division;
  readonly rivals: Rivals;
  readonly way: RepairWay;
  readonly rng: Rng;
}

/** Transfers cells until no known rival is a solution; false when nothing helps any more. */
function ruleOut(repair: Repair): boolean {
  const { division, rivals } = repair;
  /** Cells moved for want of something better: once each, so that this ends. */
  const nudged = new Set<number>();
  for (let transfers = 0; transfers < TRANSFERS; transfers++) {
    const cells = rivals.cellsOfSolutions();
    if (cells.length === 0) return true;
    const best = bestTransfer(repair, cells) ?? nudge(repair, cells, nudged);
    if (best === undefined) return false;
    rivals.move(best);
    division.apply(best);
  }
  return false;
}

/** The transfer of rivals' stars that does most good; undefined when none does more good than harm. */
function bestTransfer(repair: Repair, cells: readonly number[]): Transfer | undefined {
  const { division } = repair;
  const singles = cells.flatMap((cell) => division.single(cell));
  const best = bestOf(singles, repair, 1);
  if (best !== undefined) return best;
  return bestOf(
    cells.flatMap((cell) => division.deep(cell)),
    repair,
    1,
  );
}

/** A transfer beside rivals' stars that changes what can be done about them. */
function nudge(repair: Repair, cells: readonly number[], nudged: Set<number>): Transfer | undefined {
  const { division } = repair;
  const beside = new Set(
    cells.filter((cell) => !division.isStar(cell)).flatMap((cell) => [...division.grid.beside[cell]!]),
  );
  const singles = [...beside].filter((cell) => !nudged.has(cell)).flatMap((cell) => division.single(cell));
  const best = bestOf(singles, repair, LEAST_GAIN);
  if (best !== undefined) nudged.add(best.cells[0]!);
  return best;
}

function bestOf(transfers: readonly Transfer[], repair: Repair, leastGain: number): Transfer | undefined {
  let best: Transfer[] = [];
  let bestGain = leastGain;
  for (const transfer of repair.rng.shuffle(transfers)) {
    const gain = repair.rivals.gain(transfer);
    if (gain > bestGain) best = [];
    if (gain < bestGain || best.length === repair.way.compared) continue;
    best.push(transfer);
    bestGain = gain;
  }
  return mostSettled(best, repair);
}

/**
 * Of equally good transfers the one after which most cells follow from the regions, so that fewer rivals are
 * left.
 */
function mostSettled(transfers: readonly Transfer[], { division, way }: Repair): Transfer | undefined {
  const { search } = way;
  if (transfers.length < 2 || search.settledBy === undefined) return transfers[0];
  const settled = transfers.map((transfer) => {
    const back = division.apply(transfer);
    const cells = search.settledBy!(division.regions);
    division.apply(back);
    return cells;
  });
  return transfers[settled.indexOf(Math.max(...settled))];
}
