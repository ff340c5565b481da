/** The rules and clues of Calcudoku as reasons, in words. */
import { capitalised, cellCode, type NamedCells } from '../../../core/index.js';
import type { Reason } from '../../contract/reason.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { SIGNS } from '../signs.js';

/** A row or column. That each of its cells holds one number is part of it. */
export function everyNumberOnce({ name, cells }: NamedCells, size: number): Reason {
  return {
    id: name.replace(' ', '-'),
    kind: name.split(' ')[0]!,
    cells,
    says: `${name[0]!.toUpperCase()}${name.slice(1)} holds every number from 1 to ${size} once`,
    exclusive: true,
  };
}

/** A cage with its clue. That numbers do not repeat in a line of the cage is part of it. */
export function cageClue(cage: Cage): Reason {
  const codes = cage.cells.map(cellCode);
  return {
    id: cageId(cage),
    kind: 'cage',
    cells: cage.cells,
    says: sentence(cage, `The ${clueWords(cage)} in ${listed(codes)}`, unrepeated(cage)),
    ...(codes.length < 3 ? {} : { short: sentence(cage, capitalised(cageName(cage)), '') }),
  };
}

/** The id of the reason of a cage. */
export function cageId({ cells }: Cage): string {
  return `cage-${cellCode(cells[0]!)}`;
}

/** A cage by its clue and its first cell, in a sentence: `the cage 12× of r1c1`. */
export function cageName(cage: Cage): string {
  return `the ${clueWords(cage)} of ${cellCode(cage.cells[0]!)}`;
}

function clueWords({ target, op }: Cage): string {
  return `cage ${target}${op === null ? '' : SIGNS[op]}`;
}

function sentence({ op, target }: Cage, subject: string, unrepeated: string): string {
  switch (op) {
    case '=':
      return `${subject} holds ${target}`;
    case '-':
      return `${subject} has the difference ${target}`;
    case '/':
      return `${subject} has the quotient ${target}`;
    case '+':
      return `${subject} adds up to ${target}${unrepeated}`;
    case '*':
      return `${subject} multiplies to ${target}${unrepeated}`;
    case null:
      return `${subject} makes ${target} by an operation that is not given`;
  }
}

/**
 * The words that no number repeats in a line, unless two equal numbers of a cage of two cells cannot make the
 * target anyway.
 */
function unrepeated({ op, target, cells }: Cage): string {
  const equal = op === '+' ? target / 2 : Math.sqrt(target);
  return cells.length === 2 && !Number.isInteger(equal) ? '' : ' without a number twice in a line';
}
