/** The fields of Star Battle: the regions, given cells, and the number of stars. */
import { sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { cellFields, textOfSign, wholeField, withSign, withValue } from '../kit/fields/index.js';
import { NOT_GIVEN, numberRegions, type StarBattlePuzzle } from './puzzle.js';

const [STAR, NO_STAR] = ['*', '.'] as const;
/** The sign of a cell of no region. */
const OUTSIDE = '-';

function openGrid(side: number): readonly string[] {
  return new Array(side).fill(NOT_GIVEN.repeat(side));
}

export const starBattleFields: Fields<StarBattlePuzzle> = {
  groups: [
    cellFields<StarBattlePuzzle>({
      id: 'region',
      name: 'Regions',
      hint: `The number of the region, from 1 on; ${OUTSIDE} for a cell of none. Drag from a region to make it larger.`,
      signs: [],
      spreads: true,
      size: ({ regions }) => sizeOfRows(regions),
      textAt({ regions }, [row, column]) {
        const region = regions[row]![column]!;
        return region === null ? OUTSIDE : String(region + 1);
      },
      put(puzzle, cell, text) {
        if (text !== OUTSIDE && !/^[1-9]\d?$/.test(text)) return undefined;
        const region = text === OUTSIDE ? null : Number(text) - 1;
        return { ...puzzle, regions: numberRegions(withValue(puzzle.regions, cell, region)) };
      },
    }),
    cellFields<StarBattlePuzzle>({
      id: 'given',
      name: 'Given cells',
      hint: '* is a star, . a cell without one.',
      signs: [STAR, NO_STAR],
      size: ({ regions }) => sizeOfRows(regions),
      textAt: ({ given }, [row, column]) => textOfSign(given?.[row]?.[column] ?? NOT_GIVEN, NOT_GIVEN),
      clueOf: () => ({ blank: '', texts: [STAR, NO_STAR] }),
      put({ given = [], ...puzzle }, cell, text) {
        if (text !== '' && text !== STAR && text !== NO_STAR) return undefined;
        const rows = given.length > 0 ? given : openGrid(puzzle.regions.length);
        const signs = withSign(rows, cell, text || NOT_GIVEN);
        const isOpen = signs.every((row) => /^\?*$/.test(row));
        return isOpen ? puzzle : { ...puzzle, given: signs };
      },
    }),
    wholeField<StarBattlePuzzle>({
      id: 'stars',
      name: 'Stars',
      hint: 'In each row, column and region.',
      textOf: ({ stars }) => String(stars),
      write: (puzzle, text) => (/^[1-9]\d?$/.test(text) ? { ...puzzle, stars: Number(text) } : undefined),
    }),
  ],
  sizes: [8, 6, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows: side }) => ({
    family: 'star-battle',
    stars: 1,
    regions: Array.from({ length: side }, (_, row) => new Array(side).fill(row)),
  }),
};
