/** The characters that grids are painted with, in Unicode and in plain ASCII. */
import type { Sign } from './character-grid.js';

/** The characters of a style; lines are chosen by the sum of up 1, right 2, down 4, left 8. */
export interface Style {
  readonly id: 'unicode' | 'ascii';
  readonly dark: string;
  readonly grey: string;
  /** A filled cell with a light dot, or with another light sign. */
  readonly dottedDark: string;
  readonly signedDark: string;
  readonly single: string;
  readonly double: string;
  /** Dashed lines across and down. */
  readonly dashed: readonly [flat: string, upright: string];
  readonly signs: Readonly<Record<Sign, string>>;
}

export const UNICODE: Style = {
  id: 'unicode',
  dark: '█',
  grey: '░',
  dottedDark: '▓',
  signedDark: '▚',
  single: ' ╵╶└╷│┌├╴┘─┴┐┤┬┼',
  double: ' ║═╚║║╔╠═╝═╩╗╣╦╬',
  dashed: ['┄', '┆'],
  signs: { dot: '·', disc: '●', ring: '○', cross: '×', rising: '╱', falling: '╲', figure: '★', diamond: '◇' },
};

export const ASCII: Style = {
  id: 'ascii',
  dark: '#',
  grey: ':',
  dottedDark: '%',
  signedDark: 'X',
  single: ' |-+||++-+-+++++',
  double: ' H=+HH++=+=+++++',
  dashed: ['.', ':'],
  signs: {
    dot: '.',
    disc: '@',
    ring: 'o',
    cross: 'x',
    rising: '/',
    falling: '\\',
    figure: '*',
    diamond: '^',
  },
};
