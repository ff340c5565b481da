/** Moves of one or two cages and a line: numbers of the cages that leave the rest of the line too little. */
import type { Found, Move, StepLanguage } from '../../../contract/move.js';
import { choices } from '../../../kit/moves/choose.js';
import { areNot, conclusionsOf, type Excluded, excludedIn, type NotIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Area, nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { area as areaWords } from '../../../kit/words/areas.js';
import { all, anyOf, cellsWords } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageGrid, type CageName, cageGridOf } from './cages.js';
import { type Combined, combine, numbersOf, type Part, partIn } from './line-shares.js';
import { cageWords } from './words.js';

/** Shares of cages up to which a sentence lists them. */
const MOST_LISTED = 4;
/** Shares of two cages with each other up to which they are compared. */
const MOST_COMPARED = 600;

interface Shared {
  readonly line: AreaName;
  /** The cages with their cells in the line. */
  readonly cages: readonly { readonly name: CageName; readonly cells: readonly string[] }[];
  /** The numbers that the cages may have in the line, each in turn; absent: too much to list. */
  readonly alive?: readonly (readonly (readonly number[])[])[];
  /** The numbers that they cannot have there, and why, where that is shorter. */
  readonly dead?: readonly Dead[];
  readonly excluded: Excluded;
}

/** Numbers of a cage in a line without which a number has no place there, or a cell has no number. */
interface Dead {
  readonly numbers: readonly number[];
  readonly number?: number;
  readonly cell?: string;
}

/** A cage whose numbers in a line are such that the line can be filled. */
export const cageAndLine: Move<KenkenPuzzle> = sharing('cage-and-line', 1);

/** Two cages that share the numbers of a line with its other cells. */
export const cagesInLine: Move<KenkenPuzzle> = sharing('cages-in-a-line', 2);

function sharing(id: string, count: 1 | 2): Move<KenkenPuzzle> {
  return defineMove<KenkenPuzzle, Shared>({
    id,
    *find(board) {
      const now = cageGridOf(board);
      for (const line of now.grid.areas) {
        const parts = now.cages.flatMap((cage) => partIn(cage, line) ?? []);
        const open = parts.filter(({ shares }) => shares.size > 1 || count === 1);
        for (const chosen of choices(open, count)) {
          const work = chosen.reduce((product, { shares }) => product * shares.size, 1);
          const found = work > MOST_COMPARED ? undefined : combine(now.grid, line, chosen);
          if (found !== undefined) yield* findings(now, line, chosen, found);
        }
      }
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

function* findings(
  { grid }: CageGrid,
  line: Area,
  parts: readonly Part[],
  { alive, dead, inside, outside }: Combined,
): Iterable<Found<Shared>> {
  const cages = parts.map(({ now, places }) => ({ name: now.name, cells: grid.codesOf(places) }));
  const listed = alive.map((shares) => shares.map(numbersOf));
  const seen = (excluded: readonly NotIn[], killed: readonly Dead[] | undefined): Found<Shared> => ({
    conclusions: conclusionsOf(grid, excluded),
    rules: [...parts.map(({ now }) => now.id), grid.rules.areaRule(line, 0)],
    data: {
      line: nameOfArea(line),
      cages,
      ...(killed ? { dead: killed } : listed.length <= MOST_LISTED ? { alive: listed } : {}),
      excluded: excludedIn(grid, excluded),
    },
  });
  if (inside.length > 0) {
    const isSaid = parts.length === 1 && dead.length <= MOST_LISTED;
    const killed = dead.flatMap(({ shares, lack }): readonly Dead[] => {
      const numbers = numbersOf(shares[0]!);
      if (lack.number !== undefined) return [{ numbers, number: lack.number }];
      return lack.place === undefined ? [] : [{ numbers, cell: grid.codeOf(lack.place) }];
    });
    yield seen(inside, isSaid && killed.length === dead.length ? killed : undefined);
  }
  if (outside.length > 0) yield seen(outside, undefined);
}

function says({ line, cages, alive, dead, excluded }: Shared, language: StepLanguage): string {
  const where = areaWords(line, language);
  const who = all(
    cages.map(({ name }) => cageWords(name, language)),
    language,
  );
  const so = areNot(excluded, language);
  const isEnglish = language === 'en';
  if (dead !== undefined) {
    const cells = cellsWords(cages[0]!.cells, language);
    const words = dead.map(({ numbers, number, cell }) => {
      const what = all(numbers, language);
      if (isEnglish)
        return `${what} would leave ${number === undefined ? `no number for ${cell}` : `no place for ${number}`}`;
      return `${what} ließe ${number === undefined ? `keine Zahl für ${cell}` : `keinen Platz für ${number}`}`;
    });
    return isEnglish
      ? `In ${where}, ${cells} belong to ${who}, and there ${all(words, 'en')}. So ${so}.`
      : `In ${where} gehören ${cells} zu ${who}; dort ${all(words, 'de')}. Also gilt: ${so}.`;
  }
  if (alive !== undefined) {
    const beside = isEnglish ? ' with ' : ' mit ';
    const lists = alive.map((shares) => shares.map((numbers) => numbers.join(' ')).join(beside));
    return isEnglish
      ? `In ${where}, ${who} can only have ${anyOf(lists, 'en')}; the other cells need the rest. So ${so}.`
      : `In ${where} bleibt für ${who} nur ${anyOf(lists, 'de')}; die anderen Felder brauchen den Rest. Also gilt: ${so}.`;
  }
  return isEnglish
    ? `Whatever ${who} ${cages.length === 1 ? 'has' : 'have'} in ${where}, its other cells need the rest. So ${so}.`
    : `Was auch immer ${who} in ${where} hat, die anderen Felder brauchen den Rest. Also gilt: ${so}.`;
}
