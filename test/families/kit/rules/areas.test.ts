import fc from 'fast-check';
import { describe } from 'vitest';
import { sideNeighbours } from '../../../../src/core/index.js';
import { type AreasRule, areas, FLAG } from '../../../../src/families/kit/rules/index.js';
import { openEngine } from '../../../../src/solve/index.js';
import { kindLaws, type RuleOnBoard } from './kind-laws.js';

const WORDS = {
  en: { the: 'the area', of: 'the area of', one: 'one area' },
  de: { the: 'die Fläche', of: 'der Fläche von', one: 'einer Fläche' },
};

/** Roots in a grid of up to nine cells. */
const random = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1))
  .chain(([rows, columns, value]) =>
    fc
      .uniqueArray(fc.tuple(fc.nat({ max: rows * columns - 1 }), fc.integer({ min: 1, max: 5 })), {
        maxLength: 3,
        selector: ([place]) => place,
      })
      .map((roots): RuleOnBoard => {
        const neighbours = sideNeighbours({ rows, columns }).map((cells) => [...cells]);
        const places = [...neighbours.keys()];
        const rule: AreasRule = {
          ...{ kind: 'areas', id: 'areas', role: 'areas', places, value, neighbours, words: WORDS },
          roots: roots.map(([place, size]) => ({ place, size })),
        };
        return { rule, domains: places.map(() => FLAG) };
      }),
  );

/** True if every place with the value is painted from one root, and roots paint as many as they say. */
function keeps({ roots, neighbours, value }: AreasRule, values: readonly number[]): boolean {
  const left = values.map((own) => own === value);
  const paint = (place: number): number => {
    if (left[place] !== true) return 0;
    left[place] = false;
    return [...neighbours[place]!].reduce((sum, next) => sum + paint(next), 1);
  };
  return roots.every(({ place, size }) => paint(place) === size) && !left.includes(true);
}

describe('areas', async () => {
  kindLaws(areas as never, random, keeps as never, [await openEngine('sat'), await openEngine('highs')]);
});
