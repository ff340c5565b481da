/** The command `certificate`, and the commands that write what it checks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const PUZZLE = '{"family":"nonogram","rows":[[2],[1]],"columns":[[2],[1]]}';
const SEVERAL = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';

describe('certificate', () => {
  it.each([
    [['check', '-'], PUZZLE, 'this Nonogram has exactly one solution, the one given'],
    [['count', '-'], SEVERAL, 'this Nonogram has exactly 2 solutions, those given'],
    [
      ['minimum', 'sudoku', '1234341221434321', '--engine', 'sat'],
      '',
      'the solution of this Sudoku needs at least 4 clues, and 4 leave it alone',
    ],
    [
      ['minimum', 'queens', '--size', '5', '--queens', '6'],
      '',
      '6 queens on 5 x 5 cells need at least 3 walls, and that many will do',
    ],
  ])('verifies what %j writes', async (argv, input, claim) => {
    const written = await cli([...argv, '--certificate', 'made.json', '--force'], input);
    expect(written.code, written.err).toBe(0);
    expect(await cli(['certificate', 'made.json'])).toMatchObject({ code: 0, out: `verified: ${claim}\n` });
    const data = JSON.parse(readFileSync('made.json', 'utf8'));
    const lrat = { ...(data.proof ?? data.bound), lrat: 'AwA=' };
    writeFileSync(
      'false.json',
      JSON.stringify({ ...data, [data.proof === undefined ? 'bound' : 'proof']: lrat }),
    );
    const { code, out } = await cli(['certificate', 'false.json', '--json']);
    expect([code, JSON.parse(out).status]).toEqual([1, 'refused']);
  });

  it('makes and verifies the certificate of a board', async () => {
    const made = await cli(['certificate', '-', '--board'], '{"family":"slitherlink","grid":["..",".."]}');
    expect(made.code, made.err).toBe(0);
    const { code, out } = await cli(['certificate', '-'], made.out);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('of its 13 solutions 4 need 1, 5 need 2, and 4 are not fixed by all'),
    ]);
  });

  it.each([
    [['check', '-', '--certificate', 'x.json'], SEVERAL, 'no proof was written: the verdict is multiple'],
    [['count', '-', '--limit', '1', '--certificate', 'x.json'], SEVERAL, 'the count is not complete'],
    [['check', '-', '--certificate', 'x.json', '--engine', 'highs'], PUZZLE, 'only the engine sat'],
    [['minimum', 'sudoku', '1234341221434321', '--certificate', 'x.json'], '', 'no certificate was written'],
    [['certificate', '-'], '{"certificate":"solutions"}', 'version'],
    [['certificate', '-'], '{', 'JSON expects'],
    [['certificate', '-'], PUZZLE, 'A certificate, as check, count and minimum --certificate write it'],
    [['certificate', '-', '--kinds', 'given'], PUZZLE, 'belongs to --board'],
    [['certificate', '-', '--size', '9'], PUZZLE, 'belongs to --census'],
    [['certificate', 'sudoku', '--census', 'layout-givens', '--size', '4', '--board'], '', '--board'],
    [['certificate', 'sudoku', '--census', 'layout', '--size', '4'], '', 'it has: layout-givens'],
    [
      ['certificate', '-', '--board'],
      '{"family":"slitherlink","grid":["3.",".."]}',
      'no board without clues',
    ],
  ])('%j says why there is none', async (argv, input, why) => {
    const { err } = await cli(argv, input);
    expect(err).toContain(why);
  });
});
