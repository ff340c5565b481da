/**
 * Steps by way of further notes of both kinds: those of auxiliary variables first, and where they lead no
 * further, those that count other marks. The second search neither uses nor concludes notes of the first
 * kind, so that each does what it does alone.
 */
import { Board } from '../model/index.js';
import { CountedSteps } from './counted-steps.js';
import { type NotedPuzzle, type NotedRequest, NotedSteps, type StepsByNotes } from './noted-steps.js';

/** Finds the steps by whatever notes the family has; see `Explaining.notes`. */
export function openStepsByNotes(puzzle: NotedPuzzle): StepsByNotes {
  const { notes } = puzzle.board;
  const isCounting = notes.slice(puzzle.usualMarks).map((note) => note !== undefined);
  if (!isCounting.includes(true)) return new NotedSteps(puzzle);
  return isCounting.includes(false) ? new NotesInTurn(puzzle) : new CountedSteps(puzzle);
}

class NotesInTurn implements StepsByNotes {
  readonly #first: NotedSteps;
  readonly #second: CountedSteps;

  constructor(puzzle: NotedPuzzle) {
    this.#first = new NotedSteps({ ...puzzle, board: withoutCounts(puzzle.board) });
    this.#second = new CountedSteps(puzzle);
  }

  get board(): Board | undefined {
    return this.#second.board ?? this.#first.board;
  }

  get queries(): number {
    return this.#first.queries + this.#second.queries;
  }

  find(request: NotedRequest) {
    const steps = this.#first.find(request);
    // Where the first search takes too long, as in large grids, the second one would too.
    return steps !== undefined || this.#first.isGivenUp ? steps : this.#second.find(request);
  }
}

/** The board without the notes that count others, which are its last marks and its last variables. */
function withoutCounts({ model, explained, abort, notes }: Board): Board {
  const first = Math.min(...notes.flatMap((note) => note?.variable ?? []));
  const marks = explained.marks.filter((_, mark) => notes[mark] === undefined);
  return new Board({ ...model, variables: model.variables.slice(0, first) }, { ...explained, marks }, abort);
}
