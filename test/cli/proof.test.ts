import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Formula } from '../../src/solve/model/cnf.js';
import { checkProof } from '../engine/checker/drat-checker.js';
import { cli, enterWorkFolder } from './harness.js';

const { project } = enterWorkFolder();

/** Reads a DIMACS file back, as an outside checker would. */
function readDimacs(text: string): Formula {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('c'));
  const [, , variableCount] = lines[0]!.split(' ');
  const literals = lines.slice(1).flatMap((line) => line.trim().split(/\s+/).map(Number));
  return { variableCount: Number(variableCount), literals: Int32Array.from(literals), names: [] };
}

describe('check --proof --cnf', () => {
  it.each([
    ['a unique puzzle', `${project}/test/golden/nonogram/cases/webpbn-00023-edge.non`, 'unique', 0],
    ['a puzzle without solution', 'none.json', 'none', 1],
  ])('writes a proof that an independent checker accepts: %s', async (_name, file, verdict, exit) => {
    const input = '{"family":"nonogram","rows":[[1,1],[],[1,1]],"columns":[[1],[2],[1]]}';
    const argv = ['check', file === 'none.json' ? '-' : file, '--no-presolve', '--json'];
    const { code, out } = await cli(
      [...argv, '--proof', `${verdict}.drat`, '--cnf', `${verdict}.cnf`],
      input,
    );
    expect(code).toBe(exit);
    expect(JSON.parse(out)).toMatchObject({ verdict });
    const cnf = readFileSync(`${verdict}.cnf`, 'utf8');
    expect(cnf).toMatch(/^c var \d+ \S+$/m);
    const proof = readFileSync(`${verdict}.drat`, 'utf8');
    expect(checkProof(readDimacs(cnf), proof)).toMatchObject({ status: 'verified' });
  });

  it('writes nothing when there is nothing to prove', async () => {
    const several = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
    const { code, err } = await cli(['check', '-', '--proof', 'x.drat', '--cnf', 'x.cnf'], several);
    expect(code).toBe(1);
    expect(err).toContain('no proof was written');
    expect(existsSync('x.drat') || existsSync('x.cnf')).toBe(false);
  });

  it.each([
    [['--proof', 'y.drat'], 'belong together'],
    [['--proof-format', 'lrat'], 'there is no proof to write'],
    [['--proof', 'y.drat', '--cnf', 'y.cnf', '--engine', 'highs'], 'only the engine sat'],
  ])('refuses %j', async (options, reason) => {
    const { code, err } = await cli(['check', 'cat.non', ...options]);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });
});
