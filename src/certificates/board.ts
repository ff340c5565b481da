/**
 * The certificate of the fewest clues over all solutions of a board without clues. All solutions are listed,
 * with a proof that there are no others which the checker follows while it is made, and each is held against
 * the rules. A choice of a solution's clues leaves it alone exactly when every other solution breaks one of
 * them, so the fewest are a smallest hitting set, found by going through all choices (src/certificates/
 * fewest-hits.ts). Two solutions keep the same clue when the puzzle that gives it alone is the same.
 */
import { counted, isSameJson } from '../core/index.js';
import type { AnyFamily, Puzzle } from '../families/contract/index.js';
import { chooseFormulation, solvePuzzle } from '../proving/index.js';
import { openEngine } from '../solve/index.js';
import { fewestHits, type Mask } from './fewest-hits.js';
import type { BoardCertificate } from './format.js';
import { nounOf, whyNoChoice } from './noun.js';

/** Solutions that a board may have, and conflicts that the list of them may take. */
const MOST_SOLUTIONS = 20_000;
const MOST_CONFLICTS = 3_000_000;
/** Clues that a solution may have: bits of a mask. */
const MOST_CLUES = 62;

/** A solution as a list of the clues that are true of it; equal clues have equal numbers. */
interface Listed {
  readonly solution: unknown;
  readonly text: string;
  readonly clues: readonly number[];
}

/**
 * The certificate of a board.
 * @returns the reason why there is none, as the end of a sentence, where the board is too large or not one
 *   without clues
 */
export async function boardCertificate(
  family: AnyFamily,
  puzzle: Puzzle,
  kinds?: readonly string[],
): Promise<BoardCertificate | string> {
  const listed = await listOf(family, puzzle, kinds);
  if (typeof listed === 'string') return listed;
  const byFewest: number[] = [];
  const lines: string[] = [];
  let unfixed = 0;
  let example:
    | { readonly fewest: number; readonly solution: unknown; readonly chosen: readonly number[] }
    | undefined;
  for (const own of listed) {
    const chosen = fewestHits(differencesFrom(own, listed));
    lines.push(`${own.text}: ${chosen?.length ?? '-'}`);
    if (chosen === undefined) {
      unfixed++;
      continue;
    }
    const fewest = chosen.length;
    byFewest[fewest] = (byFewest[fewest] ?? 0) + 1;
    if (example === undefined || fewest < example.fewest)
      example = { fewest, solution: own.solution, chosen };
  }
  return {
    certificate: 'fewest-of-board',
    version: 1,
    puzzle,
    ...(kinds === undefined ? {} : { kinds }),
    solutions: listed.length,
    byFewest: Array.from(byFewest, (count) => count ?? 0),
    unfixed,
    digest: digestOf(lines),
    ...(example && { example: { solution: example.solution, chosen: example.chosen } }),
  };
}

/** The reason why a certificate is not what a second look at the board finds; undefined: it is. */
export async function whyNotOfBoard(
  family: AnyFamily,
  puzzle: Puzzle,
  certificate: BoardCertificate,
): Promise<string | undefined> {
  const again = await boardCertificate(family, puzzle, certificate.kinds);
  if (typeof again === 'string') return again;
  const keys = Object.keys(again) as (keyof BoardCertificate)[];
  const other = keys.find((key) => !isSameJson(plain(again[key]), plain(certificate[key])));
  if (other === undefined) return undefined;
  return `counted again, ${other} is ${JSON.stringify(again[other])}`;
}

/** The claim as a sentence. */
export function boardClaim(family: AnyFamily, certificate: BoardCertificate): string {
  const { solutions, byFewest, unfixed } = certificate;
  const least = byFewest.findIndex((count) => count > 0);
  const noun = nounOf(family, certificate);
  const all = `of its ${counted(solutions, 'solution')}`;
  if (least < 0) return `no ${noun} fix a solution of this board: ${all}, none`;
  const share = byFewest.flatMap((count, fewest) =>
    count === 0 ? [] : [`${count} ${count === 1 ? 'needs' : 'need'} ${fewest}`],
  );
  const rest = unfixed === 0 ? '' : `, and ${unfixed} ${unfixed === 1 ? 'is' : 'are'} not fixed by all`;
  return `the fewest ${noun} on this board: ${least}; ${all} ${share.join(', ')}${rest}`;
}

async function listOf(
  family: AnyFamily,
  puzzle: Puzzle,
  kinds: readonly string[] | undefined,
): Promise<readonly Listed[] | string> {
  const none = whyNoChoice(family, kinds === undefined ? {} : { kinds });
  if (none !== undefined) return none;
  const choice = family.clues!;
  if (family.asksForBest?.(puzzle) === true) return 'the puzzle asks for the best solution';
  const engine = await openEngine('sat');
  const answer = solvePuzzle(
    {
      family,
      puzzle,
      engine,
      formulation: chooseFormulation(family, engine.id),
      budget: { conflicts: MOST_CONFLICTS },
    },
    { limit: MOST_SOLUTIONS },
  );
  if (answer.status !== 'solved' || !answer.complete || !answer.certified)
    return 'its solutions were not listed with proof within the limits';
  const numbers = new Map<string, number>();
  const blank = plain(puzzle);
  const listed: Listed[] = [];
  for (const solution of answer.solutions) {
    if ((family.undecided?.(puzzle, solution) ?? []).length > 0)
      return 'the rules cannot decide about a solution';
    const set = choice.cluesOf(puzzle, solution, kinds);
    if (set.brokenBeside !== undefined) return 'its clues say something together that none says alone';
    if (!isSameJson(plain(set.puzzleWith([])), blank)) return 'it is no board without clues';
    if (set.clues.length > MOST_CLUES) return `a solution has more than ${MOST_CLUES} clues`;
    const clues = set.clues.map((_, index) => {
      const text = JSON.stringify(set.puzzleWith([index]));
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
    const own = { solution, text: JSON.stringify(solution), clues };
    const other = listed.at(-1);
    if (other !== undefined && !isConfirmed(set.brokenBy(other.solution), own, other))
      return 'its clues do not stand for themselves';
    listed.push(own);
  }
  return listed.sort((one, two) => (one.text < two.text ? -1 : 1));
}

/** True if the family says the same of the clues that another solution breaks. */
function isConfirmed(broken: readonly number[], own: Listed, other: Listed): boolean {
  const kept = new Set(other.clues);
  return isSameJson(
    broken,
    [...own.clues.keys()].filter((index) => !kept.has(own.clues[index]!)),
  );
}

/** By other solution: the clues of one that it breaks. */
function* differencesFrom(own: Listed, listed: readonly Listed[]): Generator<Mask> {
  const place = new Map(own.clues.map((clue, index) => [clue, index]));
  const { low: all, high: rest } = maskOf(own.clues.keys());
  for (const other of listed) {
    if (other === own) continue;
    let [low, high] = [all, rest];
    for (const clue of other.clues) {
      const index = place.get(clue);
      if (index === undefined) continue;
      if (index < 31) low &= ~(1 << index);
      else high &= ~(1 << (index - 31));
    }
    yield { low, high };
  }
}

function maskOf(bits: Iterable<number>): Mask {
  let [low, high] = [0, 0];
  for (const bit of bits) {
    if (bit < 31) low |= 1 << bit;
    else high |= 1 << (bit - 31);
  }
  return { low, high };
}

/** FNV-1a of lines, 32 bits in hexadecimal digits (Fowler, Noll and Vo). */
function digestOf(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(lines.join('\n'))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Data as a file has it. */
function plain(data: unknown): unknown {
  return data === undefined ? undefined : JSON.parse(JSON.stringify(data));
}
