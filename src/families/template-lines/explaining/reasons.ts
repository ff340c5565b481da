/** The rules of Fences as reasons, and the sides of its cells as marks. */
import {
  type Cell,
  canonicalEdges,
  capitalised,
  cellCode,
  cellsInside,
  cellsOf,
  cellsOfCorner,
  cellsOfSide,
  type Edge,
  placeOfCorner,
  placeOfSide,
  type Size,
} from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { cellsWords } from '../../kit/words/series.js';
import { cornerName, sideName } from '../../kit/words/sides.js';
import { countedInWords } from '../../kit/words/words.js';
import type { Clue } from '../puzzle.js';

/** A number and its sides. */
export function numberReason({ cell, number }: Clue): Reason {
  const [code, lines] = [cellCode(cell), countedInWords(number, 'line')];
  const german = number === 1 ? 'eine Linie' : `${number === 0 ? 'keine' : number} Linien`;
  const has = (how: string): string => `The ${number} in ${code} has ${how}${lines} around it`;
  const hat = (how: string): string => `Die ${number} in ${code} hat ${how}${german} um sich`;
  const reason = { id: `number-${code}`, kind: 'number', cells: [cell] };
  if (number === 0) return { ...reason, says: has(''), translated: { de: { says: hat('') } } };
  return {
    ...reason,
    says: has('exactly '),
    halves: { least: has('at least '), most: has('at most ') },
    translated: {
      de: { says: hat('genau '), halves: { least: hat('mindestens '), most: hat('höchstens ') } },
    },
  };
}

/** A corner where the loop passes or not. */
export function cornerReason(corner: Cell, size: Size): Reason {
  return {
    id: `corner-${corner.join('-')}`,
    kind: 'corner',
    cells: cellsOfCorner(corner, size),
    at: [placeOfCorner(corner)],
    says: `${capitalised(cornerName(corner, size, 'en'))} has two lines or none`,
    translated: { de: { says: `${capitalised(cornerName(corner, size, 'de'))} hat zwei Linien oder keine` } },
  };
}

/** A loop is there. */
export function someReason(size: Size): Reason {
  return {
    id: 'some',
    kind: 'loop',
    cells: cellsOf(size),
    says: 'There is a loop',
    translated: { de: { says: 'Es gibt eine Schleife' } },
  };
}

/**
 * Lines that close a loop, beside which no other line runs.
 * @param ring its corners in order
 */
export function loopReason(ring: readonly Cell[], size: Size): Reason {
  const sides = canonicalEdges(ring.map((corner, index) => [corner, ring[(index + 1) % ring.length]!]));
  const inside = cellsInside(sides, size);
  const codes = inside.map(cellCode);
  return {
    id: `loop-${codes.join('-')}`,
    kind: 'loop',
    cells: inside,
    at: sides.map(placeOfSide),
    says: `Lines all the way round ${cellsWords(codes, 'en')} would be the whole loop, without any other line`,
    translated: {
      de: {
        says: `Linien rings um ${cellsWords(codes, 'de')} wären die ganze Schleife, ohne eine andere Linie`,
      },
    },
  };
}

/** The mark of a side: the loop runs along it or not. */
export function lineMark(side: Edge, size: Size, variable: VariableIndex): Mark {
  return {
    variable,
    cells: cellsOfSide(side, size),
    at: placeOfSide(side),
    place: sideName(side, size, 'en'),
    yes: { one: 'has a line', many: 'have lines' },
    no: { one: 'has no line', many: 'have no lines' },
    translated: {
      de: {
        place: sideName(side, size, 'de'),
        yes: { one: 'hat eine Linie', many: 'haben Linien' },
        no: { one: 'hat keine Linie', many: 'haben keine Linien' },
      },
    },
  };
}
