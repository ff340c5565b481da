/** The rules that a Sudoku has besides its rows, columns and boxes, for people: other areas, constraints. */
import type { FurtherRules } from '../contract/further-rules.js';
import type { InLanguages } from '../contract/language.js';
import { CONSTRAINT_TYPES } from './constraints/index.js';
import type { SudokuPuzzle } from './puzzle.js';

const LAYOUTS = {
  regions: {
    en: 'Heavy lines surround regions in place of boxes; no number stands twice in a region.',
    de: 'Dicke Linien umgeben Gebiete statt Blöcke; in einem Gebiet steht keine Zahl zweimal.',
  },
  'no-regions': {
    en: 'There are no boxes: rows and columns alone count.',
    de: 'Es gibt keine Blöcke: Nur Zeilen und Spalten zählen.',
  },
  grids: {
    en: 'Several grids overlap, and each of them is a Sudoku.',
    de: 'Mehrere Gitter überlappen sich, und jedes davon ist ein Sudoku.',
  },
  pictures: {
    en: 'Small pictures stand for the numbers: every row, column and box has each of them once.',
    de: 'Kleine Bilder stehen für die Zahlen: In jeder Zeile, jeder Spalte und jedem Block kommt jedes einmal vor.',
  },
} satisfies Record<string, InLanguages<string>>;

export const sudokuFurtherRules: FurtherRules<SudokuPuzzle> = {
  sentences: {
    ...LAYOUTS,
    ...Object.fromEntries(CONSTRAINT_TYPES.map(({ type, sentence }) => [type, sentence])),
  },
  keysOf({ regions, grids, constraints = [], pictures = false }) {
    const layout: readonly (keyof typeof LAYOUTS)[] =
      regions === 'none' ? ['no-regions'] : regions !== undefined ? ['regions'] : grids ? ['grids'] : [];
    const types = new Set(constraints.map(({ type }) => type));
    return [
      ...layout,
      ...CONSTRAINT_TYPES.map(({ type }) => type).filter((type) => types.has(type)),
      ...(pictures ? ['pictures'] : []),
    ];
  },
};
