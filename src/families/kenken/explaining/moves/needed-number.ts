/** Moves of one cage and one line by a number: the cage needs it in the line, or the line in the cage. */
import type { Found, Move } from '../../../contract/move.js';
import { areNot, conclusionsOf, type Excluded, excludedIn, type NotIn } from '../../../kit/moves/excluded.js';
import { defineMove } from '../../../kit/moves/move.js';
import { type Area, nameOfArea } from '../../../kit/moves/number-grid.js';
import type { AreaName } from '../../../kit/words/areas.js';
import { areaFirst, area as areaWords } from '../../../kit/words/areas.js';
import { all, anyOf } from '../../../kit/words/series.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { type CageGrid, type CageName, type CageNow, cageGridOf } from './cages.js';
import { linesRules } from './lines.js';
import { fillingOf, type Way } from './ways.js';
import { cageFirst, cageWords, fewFillings, fillingWords } from './words.js';

interface CageNeeds {
  readonly cage: CageName;
  readonly numbers: readonly number[];
  readonly line: AreaName;
  /** Absent: too many to list. */
  readonly fillings?: readonly string[];
}

/** Numbers that every filling of a cage has in one line: no other cell of the line has them. */
export const cageNeeds: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, CageNeeds>({
  id: 'cage-needs-number',
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const now of cages) {
      const { id, name, places, possible, ways } = now;
      if (ways === undefined || places.length === 1) continue;
      const needed = [...new Set(possible.flat())].filter((number) =>
        ways.every((way) => way.numbers.includes(number)),
      );
      for (const line of grid.areas) {
        const found = needed.flatMap((number) => {
          const having = places.filter((_, position) => possible[position]!.includes(number));
          if (!having.every((place) => line.places.includes(place))) return [];
          const others = grid.placesFor(line, number).filter((place) => !places.includes(place));
          return others.length === 0 ? [] : [{ number, others }];
        });
        if (found.length === 0) continue;
        const fillings = fewFillings(now);
        yield {
          conclusions: found.flatMap(({ number, others }) =>
            others.map((place) => grid.known(place, number, false)),
          ),
          rules: [id, grid.rules.areaRule(line, 0)],
          data: {
            cage: name,
            numbers: found.map(({ number }) => number).sort((one, other) => one - other),
            line: nameOfArea(line),
            ...(fillings && { fillings }),
          },
        };
      }
    }
  },
  says: {
    en: ({ cage, numbers, line, fillings }) => {
      const where = areaWords(line, 'en');
      const its = `its ${all(numbers, 'en')} ${numbers.length === 1 ? 'is' : 'are'} in ${where}`;
      const start =
        fillings === undefined
          ? `${cageFirst(cage, 'en')} needs ${all(numbers, 'en')}, and has ${numbers.length === 1 ? 'it' : 'them'} in ${where}`
          : `${cageFirst(cage, 'en')} can only be ${fillingWords(fillings, 'en')}, and ${its}`;
      return `${start}, so no other cell of ${where} is ${anyOf(numbers, 'en')}.`;
    },
    de: ({ cage, numbers, line, fillings }) => {
      const where = areaWords(line, 'de');
      const start =
        fillings === undefined
          ? `${cageFirst(cage, 'de')} braucht ${all(numbers, 'de')}, und zwar in ${where}`
          : `${cageFirst(cage, 'de')} kann nur ${fillingWords(fillings, 'de')} sein und hat ${all(numbers, 'de')} in ${where}`;
      return `${start}, also ist kein anderes Feld von ${where} ${anyOf(numbers, 'de')}.`;
    },
  },
});

interface LineNeeds {
  readonly cage: CageName;
  readonly number: number;
  readonly line: AreaName;
  readonly cells: readonly string[];
  /** Those left, where the step excludes the numbers of all others and nothing else. */
  readonly fillings?: readonly string[];
  readonly excluded: Excluded;
}

/** A number that a line can have only in one cage: fillings without it, or with it elsewhere, are out. */
export const lineNeeds: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, LineNeeds>({
  id: 'line-needs-cage',
  *find(board) {
    const now = cageGridOf(board);
    const { grid } = now;
    for (const line of linesRules(board.puzzle).areas) {
      for (const number of grid.missing(line)) {
        const having = grid.placesFor(line, number);
        const cage = now.cages.find(({ places }) => having.every((place) => places.includes(place)));
        if (cage !== undefined && having.length > 1) yield* withNumber(now, cage, line, number);
      }
    }
  },
  says: {
    en: ({ cage, number, line, cells, fillings, excluded }) => {
      const start = `${areaFirst(line, 'en')} has its ${number} in ${cageWords(cage, 'en')}`;
      return fillings === undefined
        ? `${start}, at ${anyOf(cells, 'en')}, so ${areNot(excluded, 'en')}.`
        : `${start}, so that can only be ${fillingWords(fillings, 'en')}.`;
    },
    de: ({ cage, number, line, cells, fillings, excluded }) => {
      const start = `${areaFirst(line, 'de')} hat die ${number} in ${cageWords(cage, 'de')}`;
      return fillings === undefined
        ? `${start}, nämlich in ${anyOf(cells, 'de')}: ${areNot(excluded, 'de')}.`
        : `${start}, also kann er nur ${fillingWords(fillings, 'de')} sein.`;
    },
  },
});

function* withNumber(
  { grid }: CageGrid,
  now: CageNow,
  line: Area,
  number: number,
): Iterable<Found<LineNeeds>> {
  const { id, name, places } = now;
  const inLine = [...places.keys()].filter((position) => line.places.includes(places[position]!));
  const ways = now.ways?.filter((way) => inLine.some((position) => way.numbers[position] === number));
  if (ways === undefined || ways.length === 0) return;
  const excluded = excludedBut(now, ways);
  const conclusions = conclusionsOf(grid, excluded);
  if (conclusions.length === 0) return;
  const fillings = fewFillings({ ...now, fillings: [...new Set(ways.map(fillingOf))] });
  const used = new Set(ways.flatMap((way) => way.numbers));
  const isByFillings = excluded.every(({ numbers }) => numbers.every((one) => !used.has(one)));
  yield {
    conclusions,
    rules: [id, grid.rules.areaRule(line, number)],
    data: {
      cage: name,
      number,
      line: nameOfArea(line),
      cells: grid.codesOf(grid.placesFor(line, number)),
      ...(isByFillings && fillings && { fillings }),
      excluded: excludedIn(grid, excluded),
    },
  };
}

/** The numbers left for the cells of a cage that none of some ways has there. */
function excludedBut({ places, possible }: CageNow, ways: readonly Way[]): readonly NotIn[] {
  return places
    .map((place, position) => ({
      place,
      numbers: possible[position]!.filter((number) => !ways.some((way) => way.numbers[position] === number)),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
