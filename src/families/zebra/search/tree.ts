/**
 * Records the top of the tree that the search goes through, as Figure 7.1 of the report of Conroy, Dieroff,
 * Kehoe and Lu shows one.
 */
import type { BranchEnd, SearchBranch, SearchTree } from '../../../draw/index.js';
import { type Numbering, numberZebra } from '../numbering.js';
import type { ZebraPuzzle } from '../puzzle.js';
import { Sentences } from '../sentences/sentences.js';
import { type Goal, type Ordering, orderGoals } from './orderings.js';
import { type SearchOutcome, searchZebra, type TriedChoice } from './search.js';

/** Goals that the recorded search may enter: about a second. */
const MOST_GOALS = 1_000_000;
/** Branches without others below them that a page has room for, where nobody says how many levels to show. */
const MOST_LEAVES = 30;

/** A branch while it is recorded. */
interface Growing {
  readonly label: string;
  readonly branches: Growing[];
  /** Inferences before anything below it was tried, and after everything was. */
  readonly begun: number;
  ended: number;
  end: BranchEnd;
}

/**
 * The tree of the search for the first solution.
 * @param levels the number of goals to show; by default those that fit on a page, at least one
 */
export function zebraTree(puzzle: ZebraPuzzle, ordering: Ordering, levels?: number): SearchTree {
  const numbering = numberZebra(puzzle);
  const goals = orderGoals(numbering, ordering);
  const shown = Math.min(goals.length, levels ?? levelsThatFit(puzzle, ordering, goals.length));
  const recorder = new Recorder(goals, shown);
  const outcome = search(puzzle, ordering, (tried) => recorder.record(tried));
  const sentences = new Sentences(puzzle);
  return {
    title: `Search tree, order ${ordering}: ${outcome.inferences} inferences`,
    levels: goals.slice(0, shown).map((goal) => describeGoal(goal, puzzle, numbering, sentences)),
    furtherLevels: goals.length - shown,
    branches: recorder.close(outcome).map((branch) => finished(branch)),
    notes: [
      'A branch names the house that is tried; of two, the first is that of the value that the sentence names first.',
      'A small number counts inferences below a branch: attempts to put a value into a house.',
    ],
  };
}

function search(
  puzzle: ZebraPuzzle,
  ordering: Ordering,
  onChoice: (tried: TriedChoice) => void,
): SearchOutcome {
  return searchZebra(puzzle, ordering, { budget: { nodes: MOST_GOALS }, onChoice });
}

/** The most levels whose branches a page has room for. */
function levelsThatFit(puzzle: ZebraPuzzle, ordering: Ordering, depth: number): number {
  const tried = new Array<number>(depth).fill(0);
  const refused = new Array<number>(depth).fill(0);
  search(puzzle, ordering, ({ depth: level, accepted }) => {
    tried[level]!++;
    if (!accepted) refused[level]!++;
  });
  let above = 0;
  for (let level = 0; level < depth; level++) {
    if (above + tried[level]! > MOST_LEAVES) return Math.max(1, level);
    above += refused[level]!;
  }
  return depth;
}

class Recorder {
  readonly #goals: readonly Goal[];
  readonly #levels: number;
  readonly #top: Growing[] = [];
  /** The accepted branches from the top to where the search is, as far down as the picture goes. */
  readonly #path: Growing[] = [];

  constructor(goals: readonly Goal[], levels: number) {
    this.#goals = goals;
    this.#levels = levels;
  }

  record({ depth, choice, accepted, before, after }: TriedChoice): void {
    this.#leave(depth, before, 'no-solution');
    if (depth >= this.#levels) return;
    const houses = this.#goals[depth]!.choices[choice]!.map((house) => house + 1);
    const branch: Growing = {
      label: [...new Set(houses)].join('-'),
      branches: [],
      begun: after,
      ended: after,
      end: accepted ? 'open' : 'contradiction',
    };
    (this.#path.at(-1)?.branches ?? this.#top).push(branch);
    if (accepted) this.#path.push(branch);
  }

  /** The branches of the first level, once the search has ended. */
  close({ solutions, complete, inferences }: SearchOutcome): readonly Growing[] {
    this.#leave(0, inferences, solutions.length > 0 ? 'solution' : complete ? 'no-solution' : 'open');
    return this.#top;
  }

  /** Ends the branches of a level and of those below it. */
  #leave(level: number, inferences: number, end: BranchEnd): void {
    while (this.#path.length > level) {
      const branch = this.#path.pop()!;
      branch.ended = inferences;
      branch.end = end;
    }
  }
}

function finished({ label, end, branches, begun, ended }: Growing): SearchBranch {
  const below = branches.length === 0 && ended > begun ? { stepsBelow: ended - begun } : {};
  return { label, end, branches: branches.map(finished), ...below };
}

/** The decision of a goal: its clue as a sentence, or the value whose house is looked for. */
function describeGoal(
  { clue, a }: Goal,
  { clues }: ZebraPuzzle,
  { values, attributes, houses }: Numbering,
  sentences: Sentences,
): string {
  if (clue !== undefined) return sentences.write(clues[clue]!);
  return `House of ${values[a]!} (${attributes[Math.floor(a / houses)]!}; no clue names it)`;
}
