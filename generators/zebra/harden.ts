/**
 * Hard choices of clues: one step of look-ahead solves almost every choice of which no clue can be dropped,
 * so the search climbs. Some clues are added to the choice at hand, and those that are then redundant are
 * taken back, older ones first; the new choice is kept when look-ahead has to try at least as many houses as
 * before, until it fails. All searches use one follower.
 */
import type { Rng } from '../../src/core/index.js';
import { Candidates, type ZebraPuzzle } from '../../src/families/zebra/index.js';
import type { Follower } from './follower.js';

/** Choices looked at. */
const STEPS = 150;
/** Clues added in a step. */
const ADDED = 3;

/**
 * Chooses clues of those of a puzzle that look-ahead does not solve, none of them superfluous; undefined: it
 * found none.
 */
export function hardClues(
  session: Follower,
  puzzleWith: (clues: readonly number[]) => ZebraPuzzle,
  rng: Rng,
): readonly number[] | undefined {
  const all = Array.from({ length: session.count }, (_, clue) => clue);
  let choice = withoutNeedless(session, rng.shuffle(all));
  let probes = probesOf(puzzleWith(choice));
  for (let step = 0; step < STEPS && probes < Infinity; step++) {
    const present = new Set(choice);
    const added = rng.shuffle(all.filter((clue) => !present.has(clue))).slice(0, ADDED);
    const next = withoutNeedless(session, [...rng.shuffle(choice), ...added]);
    const reached = probesOf(puzzleWith(next));
    if (reached < probes) continue;
    choice = next;
    probes = reached;
  }
  return probes === Infinity ? choice : undefined;
}

/** Takes back each clue, in the order given, without which the rest leaves one solution. */
function withoutNeedless(session: Follower, clues: readonly number[]): readonly number[] {
  const choice = new Uint8Array(session.count);
  for (const clue of clues) choice[clue] = 1;
  for (const clue of clues) {
    choice[clue] = 0;
    if (session.challenge(choice).status !== 'feasible') choice[clue] = 1;
  }
  return clues.filter((clue) => choice[clue] === 1);
}

/** Houses that look-ahead tries until it has solved a puzzle; infinite when it does not. */
function probesOf(puzzle: ZebraPuzzle): number {
  const candidates = new Candidates(puzzle);
  if (candidates.propagate() === 'solved') return 0;
  const { progress, probes } = candidates.probe();
  return progress === 'solved' ? probes : Infinity;
}
