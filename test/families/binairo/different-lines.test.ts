import fc from 'fast-check';
import { describe } from 'vitest';
import {
  type DifferentLinesRule,
  differentLinesKind,
} from '../../../src/families/binairo/different-lines.js';
import { FLAG } from '../../../src/families/kit/rules/index.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/index.js';
import { kindLaws } from '../kit/rules/kind-laws.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

describe('different lines', () => {
  const random = fc
    .integer({ min: 1, max: 3 })
    .chain((length) => fc.shuffledSubarray([...Array(2 * length).keys()], { minLength: 2 * length }))
    .map((places): { rule: DifferentLinesRule; domains: number[] } => ({
      rule: {
        kind: 'different-lines',
        id: 'rule-1',
        role: 'rule',
        places,
        lines: [
          { kind: 'row', number: 1 },
          { kind: 'row', number: 2 },
        ],
      },
      domains: places.map(() => FLAG),
    }));
  const keeps = ({ places }: DifferentLinesRule, values: readonly number[]): boolean => {
    const [one, other] = [places.slice(0, places.length / 2), places.slice(places.length / 2)];
    return one.some((place, at) => values[place] !== values[other[at]!]);
  };
  kindLaws(differentLinesKind, random, keeps, ENGINES);
});
