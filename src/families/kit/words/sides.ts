/** Names of the sides and corners of cells, and of several lines at once. */
import { type Cell, cellCode, type Edge, type Size } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import { all, cellsWords } from './series.js';

type Names = Readonly<Record<'top' | 'bottom' | 'left' | 'right', string>>;

const SIDES: InLanguages<Names> = {
  en: { top: 'the top', bottom: 'the bottom', left: 'the left side', right: 'the right side' },
  de: {
    top: 'die Oberseite',
    bottom: 'die Unterseite',
    left: 'die linke Seite',
    right: 'die rechte Seite',
  },
};
const MANY_SIDES: InLanguages<Names> = {
  en: { top: 'the tops', bottom: 'the bottoms', left: 'the left sides', right: 'the right sides' },
  de: {
    top: 'die Oberseiten',
    bottom: 'die Unterseiten',
    left: 'die linken Seiten',
    right: 'die rechten Seiten',
  },
};
const CORNERS: InLanguages<Names & { readonly corner: string }> = {
  en: { corner: 'corner', top: 'the top', bottom: 'the bottom', left: 'left', right: 'right' },
  de: { corner: 'Ecke', top: 'obere', bottom: 'untere', left: 'die linke', right: 'die rechte' },
};
const OF: InLanguages<string> = { en: 'of', de: 'von' };

/** The name of a line in parts, so that several are named together. */
export interface LineName {
  /** The code of the cell that it is a side of, or the codes of those that it joins. */
  readonly code: string;
  /** `the top`, `the tops`; absent: its code alone is its name. */
  readonly side?: { readonly one: string; readonly many: string };
}

/** The name of a side: of the cell below or to the right, as far as there is one. */
export function sideName([from, to]: Edge, size: Size, language: StepLanguage): LineName {
  const { code, vertical, horizontal } = cellAt(from, size);
  const side = from[0] === to[0] ? vertical : horizontal;
  return { code, side: { one: SIDES[language][side], many: MANY_SIDES[language][side] } };
}

/** `the top of r1c1`, `the left sides of r1c5 and r2c5 and the top of r3c1`, `r1c1–r1c2 and r2c1–r3c1` */
export function linesWords(names: readonly LineName[], language: StepLanguage): string {
  const kinds = [...new Set(names.map(({ side }) => side?.one))].map((one) => {
    const alike = names.filter(({ side }) => side?.one === one);
    const codes = cellsWords(
      alike.map(({ code }) => code),
      language,
    );
    const { side } = alike[0]!;
    if (side === undefined) return codes;
    return `${alike.length === 1 ? side.one : side.many} ${OF[language]} ${codes}`;
  });
  return all(kinds, language);
}

/** `the top left corner of r1c1` */
export function cornerName(corner: Cell, size: Size, language: StepLanguage): string {
  const { code, vertical, horizontal } = cellAt(corner, size);
  const { corner: noun, ...names } = CORNERS[language];
  const sides = [names[vertical], names[horizontal]];
  return `${(language === 'de' ? sides.reverse() : sides).join(' ')} ${noun} ${OF[language]} ${code}`;
}

/** The cell below a corner and to the right, or the last one before, and where the corner is in it. */
function cellAt([row, column]: Cell, { rows, columns }: Size) {
  const cell: Cell = [Math.min(row, rows - 1), Math.min(column, columns - 1)];
  return {
    code: cellCode(cell),
    vertical: row === cell[0] ? ('top' as const) : ('bottom' as const),
    horizontal: column === cell[1] ? ('left' as const) : ('right' as const),
  };
}
