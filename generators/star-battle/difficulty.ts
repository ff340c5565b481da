/**
 * Divisions made easier or harder. Easier: cells that logic leaves open go over to other regions as long as
 * logic then leaves no more open than before, until it finishes; that it does also proves that there is one
 * solution. Harder: cells go over wherever the solution stays the only one and logic gets no further than
 * before.
 */
import type { Rng } from '../../src/core/index.js';
import { Field, OPEN } from '../../src/families/star-battle/index.js';
import type { Aim } from '../shared/goal.js';
import type { Division } from './division.js';
import { type RepairWay, repairRegions } from './repair.js';
import type { Transfer } from './transfer.js';

/** Divisions looked at without any progress while one is made easier, and at all while one is made harder. */
const EASIER_LOOKS = 60;
const HARDER_LOOKS = 150;
/** The number of repairs of a puzzle that cannot be made easier. */
const REPAIRS = 2;
const NODES_PER_PROOF = 20_000;

/** Plain logic, or plain logic with one-step look-ahead. */
type Reasoning = 'propagate' | 'probe';

/**
 * Changes a division with one solution until it is as hard as asked; false when the looks allowed did not do.
 */
export function steer(division: Division, aim: Aim, way: RepairWay, rng: Rng): boolean {
  switch (aim) {
    case 'plain':
      return makeEasier(division, 'propagate', way, rng);
    case 'guessless':
      return makeEasier(division, 'probe', way, rng);
    case 'look-ahead':
      return makeEasier(division, 'probe', way, rng) && makeMedium(division, rng);
    case 'beyond':
      return makeHard(division, way, rng);
  }
}

/** The field after logic was applied to a division. */
function fieldAfter(division: Division, reasoning: Reasoning): Field {
  const field = new Field(division.puzzle());
  field[reasoning]();
  return field;
}

function makeEasier(division: Division, reasoning: Reasoning, way: RepairWay, rng: Rng): boolean {
  for (let repairs = 0; repairs <= REPAIRS; repairs++) {
    if (openLess(division, reasoning, rng)) return true;
    if (repairs < REPAIRS && !repairRegions(division, way, rng)) return false;
  }
  return false;
}

/** Transfers open cells until logic leaves none open; false when that failed. */
function openLess(division: Division, reasoning: Reasoning, rng: Rng): boolean {
  let field = fieldAfter(division, reasoning);
  let open = field.openCount;
  let looks = 0;
  while (open > 0) {
    const before = field;
    const cells = [...division.regions.keys()].filter((cell) => before.states[cell] === OPEN);
    const accepted = firstAccepted(division, cells, rng, () => {
      if (looks++ >= EASIER_LOOKS) return false;
      field = fieldAfter(division, reasoning);
      return field.openCount <= open;
    });
    if (accepted === undefined) return false;
    if (field.openCount < open) looks = 0;
    open = field.openCount;
  }
  return true;
}

/** Keeps look-ahead sufficient and makes plain logic insufficient. */
function makeMedium(division: Division, rng: Rng): boolean {
  let open = fieldAfter(division, 'propagate').openCount;
  for (let looks = 0; open === 0; ) {
    const accepted = firstAccepted(division, [...division.regions.keys()], rng, () => {
      if (looks++ >= HARDER_LOOKS) return false;
      return fieldAfter(division, 'probe').openCount === 0;
    });
    if (accepted === undefined) return false;
    open = fieldAfter(division, 'propagate').openCount;
  }
  return true;
}

/** Keeps the solution the only one and makes look-ahead insufficient. */
function makeHard(division: Division, way: RepairWay, rng: Rng): boolean {
  const effort = (): number => {
    const field = new Field(division.puzzle());
    field.propagate();
    const afterPlainLogic = field.openCount;
    field.probe();
    return field.openCount > 0 ? Number.POSITIVE_INFINITY : afterPlainLogic;
  };
  let reached = effort();
  for (let looks = 0; reached < Number.POSITIVE_INFINITY; ) {
    const accepted = firstAccepted(division, [...division.regions.keys()], rng, () => {
      if (looks++ >= HARDER_LOOKS) return false;
      const { regions } = division;
      const { status, placements } = way.search.find({ regions, limit: 2, nodes: NODES_PER_PROOF });
      if (status !== 'complete' || placements.length !== 1) return false;
      const now = effort();
      if (now < reached) return false;
      reached = now;
      return true;
    });
    if (accepted === undefined) return false;
  }
  return true;
}

/** Carries out transfers of single cells in random order until one is accepted; undefined when none is. */
function firstAccepted(
  division: Division,
  cells: readonly number[],
  rng: Rng,
  accepts: () => boolean,
): Transfer | undefined {
  for (const cell of rng.shuffle(cells)) {
    const transfers = division.single(cell);
    if (transfers.length === 0) continue;
    const transfer = rng.pick(transfers);
    const back = division.apply(transfer);
    if (accepts()) return transfer;
    division.apply(back);
  }
  return undefined;
}
