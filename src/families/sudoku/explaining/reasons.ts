/** The rules of Sudoku as reasons: every cell holds one number, every area every number once. */
import { type Cell, cellCode, type NamedCells } from '../../../core/index.js';
import type { Reason } from '../../contract/reason.js';

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
  };
}

/** A number in a row, column or box, which holds it once. */
export function numberOnce({ name, cells }: NamedCells, number: number): Reason {
  const area = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  return {
    id: `${name.replace(' ', '-')}-number-${number}`,
    kind: name.split(' ')[0]!,
    cells,
    says: `${area} holds ${number} exactly once`,
    exclusive: true,
    halves: { least: `${area} holds ${number} somewhere`, most: `${area} holds ${number} only once` },
  };
}
