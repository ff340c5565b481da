/**
 * The search for other streets under chosen clues: by the family's own search, and by an engine where that
 * reaches its limit.
 */
import type { Rng } from '../../src/core/index.js';
import type { AnyFamily } from '../../src/families/contract/index.js';
import { OtherStreets, type ZebraPuzzle, type ZebraSolution, zebra } from '../../src/families/zebra/index.js';
import { type ClueSession, type OpenedClues, openClues } from '../../src/minimum/index.js';
import { satEngine } from '../../src/solve/index.js';

/** Conflicts that one search of the engine for another street may take. */
const BUDGET = { conflicts: 5000 };

/** The questions that the choice of clues asks. */
export type Follower = Pick<ClueSession, 'count' | 'challenge' | 'dispose'>;

type Answer = ReturnType<Follower['challenge']>;

/** True if the clues together leave one street; `undecided` at a limit. */
type Opened =
  | { readonly status: 'open'; readonly session: Follower }
  | { readonly status: 'ambiguous' | 'undecided' };

/** A follower for all clues of a puzzle, which may name more than are needed. */
export function openFollower(
  puzzle: ZebraPuzzle,
  solution: ZebraSolution,
  { rng, seed }: { readonly rng: Rng; readonly seed: number },
): Opened {
  const session = new StreetFollower(puzzle, solution, rng, seed);
  const status = session.open();
  return status === 'open' ? { status, session } : { status };
}

class StreetFollower implements Follower {
  readonly count: number;
  readonly #quick: OtherStreets;
  readonly #openEngine: () => OpenedClues;
  #engine: OpenedClues | undefined;

  constructor(puzzle: ZebraPuzzle, solution: ZebraSolution, rng: Rng, seed: number) {
    this.count = puzzle.clues.length;
    this.#quick = new OtherStreets(puzzle, solution, (values) => rng.fork('values').shuffle(values));
    this.#openEngine = () => openEngine(puzzle, solution, seed);
  }

  open(): OpenedClues['status'] {
    const { status } = this.#quick.find([...Array(this.count).keys()]);
    if (status === 'unknown') return this.#engineOnce().status;
    return status === 'only' ? 'open' : 'ambiguous';
  }

  challenge(choice: ArrayLike<number>): Answer {
    const chosen = [...Array(this.count).keys()].filter((clue) => choice[clue] === 1);
    const answer = this.#quick.find(chosen);
    if (answer.status === 'broken') return answer;
    return answer.status === 'only' ? { status: 'feasible' } : this.#askEngine(choice);
  }

  dispose(): void {
    if (this.#engine?.status === 'open') this.#engine.session.dispose();
  }

  #askEngine(choice: ArrayLike<number>): Answer {
    const engine = this.#engineOnce();
    return engine.status === 'open'
      ? engine.session.challenge(choice)
      : { status: 'undecided', limit: 'conflicts' };
  }

  #engineOnce(): OpenedClues {
    this.#engine ??= this.#openEngine();
    return this.#engine;
  }
}

function openEngine(puzzle: ZebraPuzzle, solution: ZebraSolution, seed: number): OpenedClues {
  const set = zebra.clues!.cluesOf(puzzle, solution);
  return openClues({ family: zebra as AnyFamily, set, solution, engine: satEngine, seed, budget: BUDGET });
}
