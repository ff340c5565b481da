/**
 * The hardest move that a puzzle needs: with the easiest moves up to a certain one, single rules at their
 * place among them, a player comes to the end or does not. Every conclusion is held against the one solution.
 */
import {
  type Move,
  ONE_RULE,
  type Puzzle,
  type RankedMoves,
  type StepLanguage,
} from '../../families/contract/index.js';
import { Knowledge, LoneReasons, type PuzzleToExplain, prepare } from '../knowledge/index.js';
import { MoveFinder } from '../moves/index.js';

/** A named move of a puzzle's family. */
interface NamedMove {
  readonly id: string;
  /** As players write it in a sentence. */
  readonly name: string;
}

/** The moves of a family that have names, from the easiest to the hardest. */
export function namedMoves(
  moves: RankedMoves<Puzzle> = [],
  language: StepLanguage = 'en',
): readonly NamedMove[] {
  return moves.flatMap((move) =>
    move === ONE_RULE || move.isPlain || move.name === undefined
      ? []
      : [{ id: move.id, name: move.name[language] }],
  );
}

/**
 * The position in the list of the hardest move that the way to the solution needs, a harder one being used
 * only where no easier one goes on: -1 where plain ones are enough; undefined where moves up to that position
 * are not enough, and after an abort.
 */
export function hardestNeeded(
  request: PuzzleToExplain & { readonly solution: unknown },
  upTo: number,
): number | undefined {
  const preparation = prepare(request);
  if (preparation.status !== 'ready') return undefined;
  const { puzzle, board, assignment, singles } = preparation.prepared;
  const knowledge = new Knowledge(board, assignment, board.read(assignment));
  const lone = new LoneReasons(knowledge, singles);
  const learn = (marks: readonly number[]): void => {
    knowledge.learn(marks);
    lone.learnt(marks);
    if (!board.tiesMarks) return;
    const tied = knowledge.propagate([]);
    knowledge.learn(tied);
    lone.learnt(tied);
  };
  learn(board.given.map(({ mark }) => mark));
  const moves = request.family.explaining?.moves ?? [];
  const finder = new MoveFinder(moves, puzzle, knowledge, () => {});
  const ranked = [...moves.entries()];
  const plain = ranked.filter(([, move]) => isPlain(move));
  const others = ranked.filter(([index, move]) => index <= upTo && !isPlain(move));
  const ways = [...plain.map(([, move]) => [-1, move] as const), ...others];
  let hardest = -1;
  for (let way = 0; way < ways.length && knowledge.undecidedCount > 0; ) {
    const [position, move] = ways[way]!;
    const found =
      move === ONE_RULE ? lone.find().map(({ marks }) => marks) : finder.find(move).map(({ marks }) => marks);
    for (const marks of found) learn(marks);
    if (found.length > 0) hardest = Math.max(hardest, position);
    way = found.length > 0 ? 0 : way + 1;
  }
  return knowledge.undecidedCount === 0 ? hardest : undefined;
}

function isPlain(move: Move<Puzzle> | typeof ONE_RULE): boolean {
  return move !== ONE_RULE && move.isPlain === true;
}
