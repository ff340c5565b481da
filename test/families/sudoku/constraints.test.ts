/** Every type of constraint, alone and with others, against brute force. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSTRAINT_TYPES } from '../../../src/families/sudoku/constraints/index.js';
import { type SudokuPuzzle, sudoku } from '../../../src/families/sudoku/index.js';
import { checkPuzzle, chooseFormulation } from '../../../src/proving/index.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/index.js';
import { SAMPLES } from './small/index.js';
import { DRAWN } from './small/paths.js';
import { agreeAbout } from './variant-laws.js';

const [sat, highs] = await Promise.all(ENGINE_IDS.map(openEngine));
const ENGINES = { sat: [sat!], both: [sat!, highs!] };
const TYPES = CONSTRAINT_TYPES.map(({ type }) => type);

describe('constraints', () => {
  it('have a sample for every type', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(TYPES.toSorted());
  });

  it('are all in the document of formats, whose example has one solution', () => {
    const document = readFileSync('docs/formats.md', 'utf8')
      .split('## Sudokus with other areas')[1]!
      .split(/^## /m)[0]!;
    const named = [...document.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(
      ([, names]) => names!.match(/[\w-]+/g)!,
    );
    expect(named.toSorted()).toEqual(TYPES.toSorted());
    const puzzle = JSON.parse(document.split('```json')[1]!.split('```')[0]!) as SudokuPuzzle;
    expect(sudoku.readPuzzle(puzzle).ok).toBe(true);
    const formulation = chooseFormulation(sudoku, 'sat');
    expect(checkPuzzle({ family: sudoku, puzzle, formulation, engine: sat! }).verdict).toBe('unique');
  });

  it.each(TYPES)('%s: all agree about small puzzles', (type) => {
    let [solved, refused] = [0, 0];
    for (let number = 0; number < 24; number++) {
      const engines = number % 12 === 0 ? ENGINES.both : ENGINES.sat;
      const { solutions, fillings } = agreeAbout([type], `${type} ${number}`, engines);
      if (solutions > 0) solved++;
      if (solutions < fillings) refused++;
    }
    expect(solved).toBeGreaterThan(0);
    if (type in DRAWN) expect(refused).toBe(0);
    else expect(refused).toBeGreaterThan(0);
  });

  it('agree where types are mixed', () => {
    for (let number = 0; number < 60; number++) {
      const types = [0, 7, 15].map((step) => TYPES[(number * (step + 1) + step) % TYPES.length]!);
      agreeAbout(types, `mixed ${number}`, number % 12 === 0 ? ENGINES.both : ENGINES.sat);
    }
  });
});
