/** Names of the sides and corners of cells. */
import { type Cell, cellCode, type Edge, type Size } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';

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
const CORNERS: InLanguages<Names & { readonly corner: string }> = {
  en: { corner: 'corner', top: 'the top', bottom: 'the bottom', left: 'left', right: 'right' },
  de: { corner: 'Ecke', top: 'obere', bottom: 'untere', left: 'die linke', right: 'die rechte' },
};
const OF: InLanguages<string> = { en: 'of', de: 'von' };

/** `the top of r1c1`, `the right side of r1c5`: of the cell below or to the right, as far as there is one. */
export function sideName([from, to]: Edge, size: Size, language: StepLanguage): string {
  const { code, vertical, horizontal } = cellAt(from, size);
  const side = SIDES[language][from[0] === to[0] ? vertical : horizontal];
  return `${side} ${OF[language]} ${code}`;
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
