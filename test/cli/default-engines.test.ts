/** The table of engines in docs/engines.md says what the commands do when nobody chooses. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { QueensPuzzle } from '../../src/families/queens/index.js';
import { check, nonogram, queens, solve } from '../../src/index.js';
import { cli, enterWorkFolder, words } from './harness.js';

const readme = readFileSync(path.resolve(import.meta.dirname, '../../docs/engines.md'), 'utf8');
enterWorkFolder();

/** No number of queens is asked for: as many as fit. */
const MOST_QUEENS = '{"family":"queens","board":["....",".#..","....","...."]}';

/** The engine that the table names first for a command. */
function engineInTable(name: string): string | undefined {
  const [, , first] =
    readme
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}`))
      ?.split('|') ?? [];
  return /HiGHS|`sat`/.exec(first ?? '')?.[0];
}

describe('the engines that commands use by default', () => {
  it.each([
    ['solve', 'solve cat.non --json'],
    ['solve` for the best', 'solve most-queens.txt --json'],
    ['solve` by other', 'solve examples/hashi.txt --formulation flow --json'],
    ['solve --relaxation', 'solve examples/circuit.txt --relaxation --no-presolve --json'],
    ['check', 'check cat.non --json'],
    ['generate', 'generate sudoku --size 4 --seed a --json'],
  ])('%s', async (name, line) => {
    writeFileSync('most-queens.txt', MOST_QUEENS);
    const { engine } = JSON.parse((await cli(words(line))).out);
    expect({ HiGHS: 'highs', '`sat`': 'sat' }[engineInTable(name) ?? '']).toBe(engine);
  });

  it('are those of the library, too', async () => {
    const most = JSON.parse(MOST_QUEENS) as QueensPuzzle;
    expect((await solve(nonogram, { family: 'nonogram', rows: [[1]], columns: [[1]] })).engine).toBe('sat');
    expect((await solve(queens, most)).engine).toBe('highs');
    expect((await check(queens, most)).engine).toBe('sat');
  });

  it('are those that suit the formulation, for every question', async () => {
    for (const verb of ['solve', 'check', 'count']) {
      const { code, err } = await cli(words(`${verb} examples/hashi.txt --formulation flow -v`));
      expect(code).toBe(0);
      expect(err).not.toContain('cannot take');
    }
    const named = await cli(words('solve examples/hashi.txt --formulation flow --engine sat'));
    expect(named.code).toBe(2);
    expect(named.err).toMatch(/engine sat cannot take the formulation "flow" of hashi; it can take: cuts/);
    const proof = await cli(words('check examples/hashi.txt --formulation flow --proof p --cnf c'));
    expect(proof.code).toBe(2);
    expect(proof.err).toContain('engine sat cannot take');
  });

  it('find all solutions that there are, also with an objective', async () => {
    const line = 'solve most-queens.txt --json --limit 50';
    const found = await Promise.all(
      ['', ' --engine sat', ' --engine highs'].map(async (engine) => {
        const { code, out } = await cli(words(line + engine));
        expect(code).toBe(0);
        return out
          .trim()
          .split('\n')
          .map((one) => JSON.stringify(JSON.parse(one).solution))
          .sort();
      }),
    );
    expect(new Set(found.map(String)).size).toBe(1);
  });
});
