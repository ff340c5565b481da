/** The blocks of a line by name: `the 4`, `the second 3`, in colours `the 4 red`. */
import { ORDINALS } from '../../kit/words/words.js';
import { colourNames } from '../colour-names.js';
import type { Run } from '../colours.js';
import type { NonogramPuzzle } from '../puzzle.js';

/** The numbers of a clue: `4 2`; where there are several colours `4 red 2 blue`. */
export function clueWords(palette: NonogramPuzzle['palette'], runs: readonly Run[]): string {
  return numbersOf(palette, runs).join(' ');
}

/** The name of each block of a clue; those that look alike are counted from the beginning of the line. */
export function blockNames(palette: NonogramPuzzle['palette'], runs: readonly Run[]): readonly string[] {
  const numbers = numbersOf(palette, runs);
  return numbers.map((number, index) => {
    if (numbers.indexOf(number) === numbers.lastIndexOf(number)) return `the ${number}`;
    const before = numbers.slice(0, index).filter((other) => other === number).length;
    return `the ${ORDINALS[before] ?? `${before + 1}th`} ${number}`;
  });
}

function numbersOf(palette: NonogramPuzzle['palette'], runs: readonly Run[]): readonly string[] {
  if (palette === undefined || palette.length === 2) return runs.map(({ length }) => String(length));
  const names = colourNames(palette);
  return runs.map(({ length, colour }) => `${length} ${names[colour]}`);
}
