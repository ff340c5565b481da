/** The rules of Sudoku as reasons: every cell holds one number, every area every number once. */
import { type Cell, capitalised, cellCode, type NamedCells } from '../../../core/index.js';
import type { Reason } from '../../contract/reason.js';
import { germanArea } from '../../kit/words/german.js';

/** A cell, which holds one number. */
export function oneNumber(cell: Cell): Reason {
  const code = cellCode(cell);
  return {
    id: `cell-${code}`,
    kind: 'cell',
    cells: [cell],
    says: `${code} holds exactly one number`,
    exclusive: true,
    halves: { least: `${code} holds a number`, most: `${code} holds only one number` },
    translated: {
      de: {
        says: `In ${code} steht genau eine Zahl`,
        halves: { least: `In ${code} steht eine Zahl`, most: `In ${code} steht nur eine Zahl` },
      },
    },
  };
}

/** A number in a row, column or box, which holds it once. */
export function numberOnce({ name, cells }: NamedCells, number: number): Reason {
  const area = capitalised(name);
  const german = germanArea(name);
  return {
    id: `${name.replace(' ', '-')}-number-${number}`,
    kind: name.split(' ')[0]!,
    cells,
    says: `${area} holds ${number} exactly once`,
    exclusive: true,
    halves: { least: `${area} holds ${number} somewhere`, most: `${area} holds ${number} only once` },
    translated: {
      de: {
        says: `${german} enthält ${number} genau einmal`,
        halves: { least: `${german} enthält ${number}`, most: `${german} enthält ${number} nur einmal` },
      },
    },
  };
}
