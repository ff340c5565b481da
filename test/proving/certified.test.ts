/**
 * The word `certified` means the same in every answer: a checker has followed the proof, which only the
 * engine sat writes.
 */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import type { PuzzleRequest } from '../../src/proving/answer.js';
import { certify } from '../../src/proving/certify.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { countPuzzle } from '../../src/proving/count.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { ShapeSessions } from '../../src/proving/shape-sessions.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { cli } from '../cli/in-process.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));
const VERDICTS = ['unique', 'multiple', 'none'] as const;
const STOPPED = { budget: { abort: () => true } };

/** An example of each verdict that both engines decide quickly. */
function exampleOf(verdict: (typeof VERDICTS)[number], id: string) {
  const family = FAMILIES.find((one) => one.id === id)!;
  const example = family.examples.find((one) => one.verdict === verdict)!;
  return { family, puzzle: example.puzzle };
}

describe.each(ENGINES)('with the engine $id', (engine) => {
  const isProving = engine.id === 'sat';
  const requestOf = (verdict: (typeof VERDICTS)[number], id: string): PuzzleRequest => {
    const { family, puzzle } = exampleOf(verdict, id);
    return { family, puzzle, engine, formulation: chooseFormulation(family, engine.id) };
  };

  // The tracks of a circuit are as few as possible, so that its solutions are those of the least objective.
  const ids = ['sudoku', 'nonogram', 'circuit'];
  const cases = ids.flatMap((id) => VERDICTS.map((verdict) => ({ id, verdict })));
  it.each(cases)('says so of a $id that is $verdict where a proof was checked', ({ id, verdict }) => {
    if (!FAMILIES.find((one) => one.id === id)!.examples.some((one) => one.verdict === verdict)) return;
    const request = requestOf(verdict, id);
    const answers = [request, { ...request, presolve: false }, { ...request, shapes: new ShapeSessions() }];
    for (const one of answers) {
      expect(checkPuzzle(one)).toMatchObject({ verdict, certified: isProving });
      expect(checkPuzzle({ ...one, certify: false })).toMatchObject({ verdict, certified: false });
    }
    const counted = countPuzzle(request, { limit: 2 });
    expect(counted).toMatchObject({ complete: verdict !== 'multiple' });
    expect(counted.certified).toBe(isProving && counted.complete);
    const solved = solvePuzzle(request, { limit: 2 });
    expect(solved.certified).toBe(isProving && verdict !== 'multiple');
  });

  it('never says so where nothing was decided', () => {
    const request = { ...requestOf('unique', 'sudoku'), ...STOPPED };
    expect(checkPuzzle(request)).toMatchObject({ verdict: 'undecided', certified: false });
    expect(countPuzzle(request)).toMatchObject({ count: 0, complete: false, certified: false });
    expect(solvePuzzle(request)).toMatchObject({ status: 'undecided', certified: false });
  });

  it('says so of a puzzle that was made only where it writes proofs', () => {
    const { family, puzzle } = exampleOf('unique', 'sudoku');
    const { solution } = family.examples.find((one) => one.puzzle === puzzle)!;
    for (const expected of [undefined, solution]) {
      const options = { engine, ...(expected === undefined ? {} : { expected }) };
      expect(certify(family, puzzle, options)).toMatchObject({ verdict: 'unique', certified: isProving });
      expect(certify(family, puzzle, { ...options, checkProof: false })).toMatchObject({ certified: false });
    }
  });

  it.each(VERDICTS)('says in JSON what the answer says: %s', async (verdict) => {
    const puzzle = JSON.stringify(exampleOf(verdict, 'nonogram').puzzle);
    const read = async (argv: readonly string[]) => {
      const { out } = await cli([...argv, '-', '--engine', engine.id, '--json'], puzzle);
      return JSON.parse(out);
    };
    expect(await read(['check'])).toMatchObject({ verdict, certified: isProving });
    expect(await read(['check', '--no-certify'])).toMatchObject({ verdict, certified: false });
    expect(await read(['count'])).toMatchObject({ complete: true, certified: isProving });
    expect(await read(['count', '--limit', '1'])).toMatchObject({
      certified: isProving && verdict === 'none',
    });
  });
});

it('says in JSON of `check --engine both` what each engine can say', async () => {
  const puzzle = JSON.stringify(exampleOf('multiple', 'nonogram').puzzle);
  const { out } = await cli(['check', '-', '--engine', 'both', '--json'], puzzle);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ engine, certified }) => [engine, certified])).toEqual(
    ENGINE_IDS.map((id) => [id, id === 'sat']),
  );
});
