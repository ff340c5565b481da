/** The designs of books, as data: typeface, sizes, marks of difficulty, ornaments and colours. */
import type { Colour, Typeface } from '../../draw/index.js';

export const DESIGN_IDS = ['modern', 'classic', 'children'] as const;
export type DesignId = (typeof DESIGN_IDS)[number];

export interface Design {
  /** Of the words around the puzzles; absent: that of the puzzles themselves. */
  readonly typeface?: Typeface;
  /** The scale of running text, labels and numbers, and that of headings. */
  readonly textScale: number;
  readonly headingScale: number;
  readonly boldHeadings: boolean;
  /** The form of difficulty marks: dots, stars, or the word alone. */
  readonly marks: 'dots' | 'stars' | 'words';
  /** Below the title: a short line, a line with a diamond in it, or a row of dots. */
  readonly ornament: 'line' | 'diamond' | 'dots';
  /** Below the running head: how many lines, one above the other. */
  readonly headLines: 0 | 1 | 2;
  /** Of headings, numbers and ornaments in a book in colour. */
  readonly accent: Colour;
  /** The ground of the cover. */
  readonly cover: Colour;
}

export const DESIGNS: Readonly<Record<DesignId, Design>> = {
  modern: {
    textScale: 1,
    headingScale: 1,
    boldHeadings: true,
    marks: 'dots',
    ornament: 'line',
    headLines: 1,
    accent: '#1d5c96',
    cover: '#1d3a57',
  },
  classic: {
    typeface: 'serif',
    textScale: 1.06,
    headingScale: 1.15,
    boldHeadings: false,
    marks: 'words',
    ornament: 'diamond',
    headLines: 2,
    accent: '#7a1f2b',
    cover: '#5a1a26',
  },
  children: {
    typeface: 'friendly',
    textScale: 1.25,
    headingScale: 1.35,
    boldHeadings: true,
    marks: 'stars',
    ornament: 'dots',
    headLines: 0,
    accent: '#c2410c',
    cover: '#f4b62c',
  },
};
