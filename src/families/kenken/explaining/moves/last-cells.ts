/** The easiest moves of cages: those of one cell, and those with one open cell. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import type { CageOperation, KenkenPuzzle } from '../../puzzle.js';
import { type CageName, cageGridOf } from './cages.js';
import { cageFirst } from './words.js';

/** A cage of one cell holds its target. */
export const singleCell: Move<KenkenPuzzle> = defineMove<
  KenkenPuzzle,
  { readonly cell: string; readonly number: number }
>({
  id: 'single-cell-cage',
  name: { en: 'single-cell cage', de: 'Käfig mit einem Feld' },
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const { cage, id, places } of cages) {
      const [place, ...more] = places;
      if (more.length > 0 || grid.entered(place!) > 0) continue;
      const number = cage.target;
      yield {
        conclusions: [grid.known(place!, number, true)],
        rules: [id],
        data: { cell: grid.codeOf(place!), number },
      };
    }
  },
  says: {
    en: ({ cell, number }) => `The cage of ${cell} is this one cell, so ${cell} is ${number}.`,
    de: ({ cell, number }) => `Der Käfig von ${cell} ist nur dieses Feld, also ist ${cell} ${number}.`,
  },
});

interface Left {
  readonly cage: CageName;
  readonly cell: string;
  /** `9 − 4 = 5` */
  readonly sum: string;
}

/** A cage with one open cell. */
export const lastOfCage: Move<KenkenPuzzle> = defineMove<KenkenPuzzle, Left>({
  id: 'last-cell-of-a-cage',
  name: { en: 'last cell of a cage', de: 'letztes Feld eines Käfigs' },
  *find(board) {
    const { grid, cages } = cageGridOf(board);
    for (const { cage, id, name, places, possible } of cages) {
      const open = places.filter((place) => grid.entered(place) === 0);
      const [place] = open;
      const [number, ...more] = place === undefined ? [] : possible[places.indexOf(place)]!;
      if (open.length !== 1 || places.length === 1 || number === undefined || more.length > 0) continue;
      if (cage.op === null) continue;
      const others = places.filter((other) => other !== place).map((other) => grid.entered(other));
      const sum = calculation(cage.op, cage.target, others, number);
      yield {
        conclusions: [grid.known(place!, number, true)],
        rules: [id],
        data: { cage: name, cell: grid.codeOf(place!), sum },
      };
    }
  },
  says: {
    en: ({ cage, cell, sum }) => `${cageFirst(cage, 'en')} leaves ${sum} for ${cell}.`,
    de: ({ cage, cell, sum }) => `${cageFirst(cage, 'de')} lässt ${sum} für ${cell} übrig.`,
  },
});

function calculation(op: CageOperation, target: number, others: readonly number[], left: number): string {
  const [other] = others;
  switch (op) {
    case '*':
      return `${[target, ...others].join(' ÷ ')} = ${left}`;
    case '-':
      return left > other! ? `${other} + ${target} = ${left}` : `${other} − ${target} = ${left}`;
    case '/':
      return left > other! ? `${other} × ${target} = ${left}` : `${other} ÷ ${target} = ${left}`;
    default:
      return `${[target, ...others].join(' − ')} = ${left}`;
  }
}
