/** Moves by counting one row, column or region, and by the cells around a star. */
import { capitalised } from '../../../../core/index.js';
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { all, cellsWords } from '../../../kit/words/series.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { nameOfUnit, starCount, type UnitName, unitWords } from '../words.js';
import { starsOf } from './stars.js';

/** Open cells beside a star. */
export const besideStar: Move<StarBattlePuzzle> = defineMove<
  StarBattlePuzzle,
  { readonly star: string; readonly empty: readonly string[] }
>({
  id: 'no-touching',
  name: { en: 'stars do not touch', de: 'Sterne berühren sich nicht' },
  isPlain: true,
  *find(board) {
    const stars = starsOf(board);
    for (const star of board.marks.keys()) {
      if (!stars.isStar(star)) continue;
      const empty = stars.touchingAll([star]);
      if (empty.length === 0) continue;
      yield {
        conclusions: stars.all(empty, false),
        rules: stars.apart,
        data: { star: stars.codes([star])[0]!, empty: stars.codes(empty) },
      };
    }
  },
  says: {
    en: ({ star, empty }) =>
      `${cellsWords(empty, 'en')} ${empty.length === 1 ? 'touches' : 'touch'} the star in ${star}.`,
    de: ({ star, empty }) =>
      `${cellsWords(empty, 'de')} ${empty.length === 1 ? 'berührt' : 'berühren'} den Stern in ${star}.`,
  },
});

interface Counted {
  readonly unit: UnitName;
  readonly stars: readonly string[];
  readonly cells: readonly string[];
}

/** A row, column or region that has all its stars. */
export const completed: Move<StarBattlePuzzle> = defineMove<StarBattlePuzzle, Counted>({
  id: 'completed',
  name: { en: 'all stars found', de: 'alle Sterne gefunden' },
  isPlain: true,
  *find(board) {
    const stars = starsOf(board);
    for (const unit of stars.units) {
      if (unit.needs > 0 || unit.open.length === 0) continue;
      yield {
        conclusions: stars.all(unit.open, false),
        rules: [unit.id],
        data: {
          unit: nameOfUnit(unit),
          stars: stars.codes(unit.marks.filter((mark) => stars.isStar(mark))),
          cells: stars.codes(unit.open),
        },
      };
    }
  },
  says: {
    en: ({ unit, stars }) =>
      `${capitalised(unitWords([unit], 'en'))} has its ${stars.length === 1 ? 'star' : 'stars'} in ${all(stars, 'en')}, so its other cells are empty.`,
    de: ({ unit, stars }) =>
      `${capitalised(unitWords([unit], 'de'))} hat ${stars.length === 1 ? 'den Stern' : 'die Sterne'} in ${all(stars, 'de')}, also sind die anderen Felder leer.`,
  },
});

/** A row, column or region with as many open cells as it needs stars. */
export const lastCells: Move<StarBattlePuzzle> = defineMove<StarBattlePuzzle, Counted>({
  id: 'last-cells',
  name: { en: 'last cells', de: 'letzte Felder' },
  *find(board) {
    const stars = starsOf(board);
    for (const unit of stars.units) {
      if (unit.needs === 0 || unit.open.length !== unit.needs) continue;
      yield {
        conclusions: stars.all(unit.open, true),
        rules: [unit.id],
        data: { unit: nameOfUnit(unit), stars: [], cells: stars.codes(unit.open) },
      };
    }
  },
  says: {
    en: ({ unit, cells }) =>
      `${capitalised(unitWords([unit], 'en'))} needs ${starCount(cells.length, 'en')}, and only ${cellsWords(cells, 'en')} ${cells.length === 1 ? 'is' : 'are'} left.`,
    de: ({ unit, cells }) =>
      `${capitalised(unitWords([unit], 'de'))} braucht ${starCount(cells.length, 'de')}, und nur ${cellsWords(cells, 'de')} ${cells.length === 1 ? 'ist' : 'sind'} übrig.`,
  },
});
