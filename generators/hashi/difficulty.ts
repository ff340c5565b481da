/**
 * Drafts made unique and as hard as requested by changing numbers of bridges where logic stops. Easy and
 * medium: changes stay as long as logic leaves no more places open than before, until it finishes, which also
 * proves that there is one solution. Hard: other solutions are ruled out first, then changes stay that leave
 * the solution the only one and logic no better off.
 */
import type { Rng } from '../../src/core/index.js';
import type { Bounds } from '../../src/families/hashi/index.js';
import type { Aim } from '../shared/goal.js';
import type { Draft } from './draft.js';
import { type HashiSearch, searchHashi } from './search.js';

/**
 * Changes without any progress before a draft is given up, while it is made solvable and while it is made
 * medium.
 */
const SOLVABLE_CHANGES = 400;
const MEDIUM_CHANGES = 400;
/** Changes tried to rule out other solutions, and to make a unique draft hard. */
const UNIQUE_CHANGES = 300;
const HARD_CHANGES = 1000;
/** Solutions that a search looks for, and the nodes it may branch at. */
const RIVALS = 12;
const NODES = 150;
/** An open place after look-ahead outweighs any number of trials before. */
const OPEN_PENALTY = 1_000_000;

/**
 * Changes a draft until it has one solution and is as hard as requested; false when the allowed changes were
 * not enough.
 */
export function steer(draft: Draft, aim: Aim, rng: Rng): boolean {
  switch (aim) {
    case 'plain':
      return makeSolvable(draft, 'numbers', rng);
    case 'guessless':
      return makeSolvable(draft, 'groups', rng);
    case 'look-ahead':
      return makeSolvable(draft, 'groups', rng) && makeMedium(draft, rng);
    case 'beyond':
      return makeUnique(draft, rng) && makeHard(draft, rng);
  }
}

/** The deductions of logic about the current draft. */
function propagated(draft: Draft, reasoning: 'numbers' | 'groups'): Bounds {
  const bounds = draft.bounds();
  bounds.propagate(reasoning);
  return bounds;
}

/** Changes the draft until logic without look-ahead finishes it. */
function makeSolvable(draft: Draft, reasoning: 'numbers' | 'groups', rng: Rng): boolean {
  let open = propagated(draft, reasoning).openPlaces();
  for (let left = SOLVABLE_CHANGES; open.length > 0 && left > 0; left--) {
    const back = draft.change(draft.near(rng.pick(open), rng), rng);
    if (back === undefined) continue;
    const now = propagated(draft, reasoning);
    const nowOpen = now.openCount;
    if (nowOpen > open.length) {
      back();
      continue;
    }
    if (nowOpen < open.length) left = SOLVABLE_CHANGES;
    open = now.openPlaces();
  }
  return open.length === 0;
}

/** Keeps look-ahead sufficient and makes numbers and crossings alone insufficient. */
function makeMedium(draft: Draft, rng: Rng): boolean {
  const places = [...draft.counts.keys()];
  for (let left = MEDIUM_CHANGES; left > 0; left--) {
    if (propagated(draft, 'numbers').openCount > 0) return true;
    const back = draft.change(rng.pick(places), rng);
    if (back !== undefined && draft.bounds().probe().progress !== 'solved') back();
  }
  return false;
}

/**
 * Changes places in which solutions differ as long as there are no more of them than before, until there is
 * one.
 */
function makeUnique(draft: Draft, rng: Rng): boolean {
  const look = (): HashiSearch => searchHashi(draft.layout(), draft.limit, { limit: RIVALS, nodes: NODES });
  let found = look();
  for (let left = UNIQUE_CHANGES; left > 0; left--) {
    const { status, solutions } = found;
    if (status === 'limit') return false;
    if (solutions.length === 1) return true;
    const differing = [...draft.counts.keys()].filter((place) =>
      solutions.some((solution) => solution[place] !== draft.counts[place]),
    );
    const back = draft.change(rng.pick(differing), rng);
    if (back === undefined) continue;
    const now = look();
    if (now.status === 'limit' || now.solutions.length > solutions.length) back();
    else found = now;
  }
  return false;
}

/** Keeps the solution the only one and makes look-ahead insufficient. */
function makeHard(draft: Draft, rng: Rng): boolean {
  const places = [...draft.counts.keys()];
  let effort = effortOf(draft);
  for (let left = HARD_CHANGES; effort < OPEN_PENALTY && left > 0; left--) {
    const back = draft.change(rng.pick(places), rng);
    if (back === undefined) continue;
    const now = effortOf(draft);
    if (now < effort || !isUnique(draft)) back();
    else effort = now;
  }
  return effort >= OPEN_PENALTY;
}

function isUnique(draft: Draft): boolean {
  const { status, solutions } = searchHashi(draft.layout(), draft.limit, { limit: 2, nodes: NODES });
  return status === 'complete' && solutions.length === 1;
}

/** The effort of a draft: places that logic leaves open, and the cost of look-ahead on them. */
function effortOf(draft: Draft): number {
  const bounds = propagated(draft, 'groups');
  const open = bounds.openCount;
  const { probes } = bounds.probe();
  return open + 3 * probes + OPEN_PENALTY * bounds.openCount;
}
