/** The same for more puzzles of every type: 50, or as many as VARIANTS of the environment says. */
import { describe, it } from 'vitest';
import { CONSTRAINT_TYPES } from '../../../src/families/sudoku/constraints/index.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/index.js';
import { agreeAbout } from './variant-laws.js';

const [sat, highs] = await Promise.all(ENGINE_IDS.map(openEngine));
const TYPES = CONSTRAINT_TYPES.map(({ type }) => type);
const COUNT = Number(process.env.VARIANTS ?? 50);

describe('constraints', () => {
  it.each(TYPES)('%s: all agree about small puzzles', { timeout: 1_200_000 }, (type) => {
    for (let number = 0; number < COUNT; number++) {
      agreeAbout([type], `long ${type} ${number}`, number % 20 === 0 ? [sat!, highs!] : [sat!]);
    }
  });

  it.each(TYPES)('%s beside others: all agree', { timeout: 1_200_000 }, (type) => {
    for (let number = 0; number < COUNT / 10; number++) {
      const others = [3, 11].map((step) => TYPES[(number * step + step) % TYPES.length]!);
      agreeAbout([type, ...others], `long mixed ${type} ${number}`, [sat!]);
    }
  });
});
