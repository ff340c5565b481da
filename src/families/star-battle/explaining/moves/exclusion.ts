/**
 * Cells whose star would leave too little room for a row, column or region: by the cells that it touches, and
 * by the rows, columns and regions that it would complete (pressure).
 */
import { capitalised } from '../../../../core/index.js';
import type { Found, InLanguages, Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { anyOf } from '../../../kit/moves/words.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import {
  NO_TOUCHING,
  nameOfUnit,
  type Stars,
  sideBySide,
  starCount,
  starsOf,
  type Unit,
  type UnitName,
  unitWords,
} from './stars.js';

interface Excluded {
  readonly units: readonly UnitName[];
  readonly needs: number;
  /** The cells that are left of the units now. */
  readonly left: readonly string[];
  readonly cells: readonly string[];
}

/**
 * Cells that touch so much of a unit, or of two lines side by side, that their stars would have no room.
 * @param lines the number of units
 */
export function exclusion(id: string, name: InLanguages<string>, lines: 1 | 2): Move<StarBattlePuzzle> {
  return defineMove<StarBattlePuzzle, Excluded>({
    id,
    name,
    *find(board) {
      const stars = starsOf(board);
      const open = stars.openMarks();
      for (const units of sideBySide(stars, [lines], lines === 1)) {
        const needs = units.reduce((sum, unit) => sum + unit.needs, 0);
        if (units.some((unit) => unit.needs === 0)) continue;
        const own = units.flatMap((unit) => unit.open);
        const near = open.filter((mark) => own.some((other) => stars.touches(mark, other)));
        const excluded = near.filter((mark) => !stars.fit(...roomWith(stars, units, mark)));
        if (excluded.length === 0) continue;
        yield {
          conclusions: excluded.map((mark) => stars.known(mark, false)),
          rules: [NO_TOUCHING, ...units.map((unit) => unit.id)],
          data: {
            units: units.map(nameOfUnit),
            needs,
            left: stars.codes(own),
            cells: stars.codes(excluded),
          },
        };
      }
    },
    says: {
      en: ({ units, needs, left, cells }) =>
        needs === 1
          ? `${capitalised(unitWords(units, 'en'))} has its star in ${anyOf(left, 'en')}; a star in ${anyOf(cells, 'en')} would leave no place for it.`
          : `A star in ${anyOf(cells, 'en')} would leave too little room for the ${starCount(needs, 'en')} of ${unitWords(units, 'en')}.`,
      de: ({ units, needs, left, cells }) =>
        needs === 1
          ? `${capitalised(unitWords(units, 'de'))} hat den Stern in ${anyOf(left, 'de')}; ein Stern in ${anyOf(cells, 'de')} ließe ihm keinen Platz.`
          : `Mit einem Stern in ${anyOf(cells, 'de')} ${units.length === 1 ? 'hätte' : 'hätten'} ${unitWords(units, 'de')} zu wenig Platz für ${starCount(needs, 'de')}.`,
    },
  });
}

/** The cells of units that a star leaves, and the stars that they must take. */
function roomWith(
  stars: Stars,
  units: readonly Unit[],
  star: number,
): [cells: readonly number[], count: number] {
  const left = units
    .flatMap(({ open }) => open)
    .filter((mark) => mark !== star && !stars.touches(mark, star));
  const needs = units.reduce((sum, unit) => sum + unit.needs, 0);
  return [left, needs - (units.some(({ marks }) => marks.includes(star)) ? 1 : 0)];
}

interface Pressed {
  readonly cell: string;
  /** The units that the star would complete. */
  readonly completes: readonly UnitName[];
  readonly unit: UnitName;
  readonly needs: number;
}

/** A cell whose star would complete others of its units and leave too little room for a further one. */
export const pressure: Move<StarBattlePuzzle> = defineMove<StarBattlePuzzle, Pressed>({
  id: 'pressured-exclusion',
  name: { en: 'pressured exclusion', de: 'Ausschluss durch Druck' },
  *find(board) {
    const stars = starsOf(board);
    for (const mark of stars.openMarks()) {
      const found = pressedBy(stars, mark);
      if (found !== undefined) yield found;
    }
  },
  says: {
    en: ({ cell, completes, unit, needs }) =>
      `A star in ${cell} would complete ${completes.map((one) => unitWords([one], 'en')).join(' and ')}, and leave too little room for the ${starCount(needs, 'en').replace('one star', 'star')} of ${unitWords([unit], 'en')}.`,
    de: ({ cell, completes, unit, needs }) =>
      `Mit einem Stern in ${cell} ${completes.length === 1 ? 'wäre' : 'wären'} ${completes.map((one) => unitWords([one], 'de')).join(' und ')} fertig, und ${unitWords([unit], 'de')} hätte zu wenig Platz für ${starCount(needs, 'de')}.`,
  },
});

/** The first unit that a star would leave too little room, with as few completed units as that takes. */
function pressedBy(stars: Stars, star: number): Found<Pressed> | undefined {
  const completing = stars.unitsOf(star).filter(({ needs }) => needs === 1);
  for (const some of [...completing.map((unit) => [unit]), completing]) {
    const gone = new Set(some.flatMap(({ open }) => open));
    for (const unit of stars.units) {
      if (unit.needs === 0 || some.includes(unit)) continue;
      const [left, count] = roomWith(stars, [unit], star);
      const kept = left.filter((mark) => !gone.has(mark));
      if (kept.length === left.length || stars.fit(kept, count)) continue;
      return {
        conclusions: [stars.known(star, false)],
        rules: [NO_TOUCHING, ...some.map(({ id }) => id), unit.id],
        data: {
          cell: stars.codes([star])[0]!,
          completes: some.map(nameOfUnit),
          unit: nameOfUnit(unit),
          needs: unit.needs,
        },
      };
    }
  }
  return undefined;
}
