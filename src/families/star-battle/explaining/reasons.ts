/** The rules of Star Battle as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode, cellsOf, type NamedCells } from '../../../core/index.js';
import type { Explained, Known, Mark } from '../../contract/explaining.js';
import type { StepLanguage } from '../../contract/language.js';
import type { Reason } from '../../contract/reason.js';
import type { OpenCells } from '../../kit/models/open-cells.js';
import { givenCells, type StarBattlePuzzle } from '../puzzle.js';
import { starCount, type UnitName, unitWords } from './words.js';

/**
 * The rule that stars do not touch, as one reason: players use it for as many cells as they need at once, and
 * steps that counted every block of two by two cells would seem longer than they are.
 * @param cells all cells of the grid
 */
export function noTouching(cells: readonly Cell[]): Reason {
  return {
    id: 'no-touching',
    kind: 'no-touching',
    cells,
    says: 'No two stars touch',
    short: 'Stars do not touch',
    translated: { de: { says: 'Keine zwei Sterne berühren sich' } },
  };
}

/** A row, column or region with its number of stars; people know a region by its first cell. */
export function enoughStars({ name, cells }: NamedCells, stars: number): Reason {
  const [kind, number] = name.split(' ') as [UnitName['kind'], string];
  const unit = { kind, name: kind === 'region' ? cellCode(cells[0]!) : number };
  return { id: name.replace(' ', '-'), kind, cells, ...holds([unit], stars) };
}

/** The sentences for the number of stars of some rows, columns or regions. */
function holds(
  units: readonly UnitName[],
  stars: number,
): Required<Pick<Reason, 'says' | 'halves' | 'translated'>> {
  const says = (language: StepLanguage, [one, many]: readonly [string, string], amount: string): string =>
    `${capitalised(unitWords(units, language))} ${units.length === 1 ? one : many} ${amount} ${starCount(stars, language)}`;
  const inLanguage = (language: StepLanguage, verb: readonly [string, string], words: readonly string[]) => {
    const [exactly, least, most] = words.map((amount) => says(language, verb, amount));
    return { says: exactly!, halves: { least: least!, most: most! } };
  };
  return {
    ...inLanguage('en', ['holds', 'hold'], ['exactly', 'at least', 'at most']),
    translated: { de: inLanguage('de', ['enthält', 'enthalten'], ['genau', 'mindestens', 'höchstens']) },
  };
}

/** The marks of the cells, and the givens of the puzzle. */
export function explainedStars(
  puzzle: StarBattlePuzzle,
  stars: OpenCells,
  reasons: readonly Reason[],
): Explained {
  const side = puzzle.regions.length;
  const markOf = new Map<number, number>();
  const marks = cellsOf({ rows: side, columns: side }).flatMap((cell, index): Mark[] => {
    const [variable] = stars.among([index]);
    if (variable === undefined) return [];
    markOf.set(index, markOf.size);
    return [
      {
        variable,
        cells: [cell],
        place: cellCode(cell),
        yes: { one: 'holds a star', many: 'hold a star each' },
        no: { one: 'is empty', many: 'are empty' },
        translated: {
          de: {
            yes: { one: 'enthält einen Stern', many: 'enthalten je einen Stern' },
            no: { one: 'ist leer', many: 'sind leer' },
          },
        },
      },
    ];
  });
  const given = givenCells(puzzle).flatMap(({ cell: [row, column], isStar }): Known[] => {
    const mark = markOf.get(row * side + column);
    return mark === undefined ? [] : [{ mark, value: isStar }];
  });
  return { reasons, marks, given };
}
