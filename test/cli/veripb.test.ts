/**
 * Proofs for VeriPB, followed by a small checker that shares nothing with the rest: it reads the constraints
 * of the OPB file and takes each step `rup` when its negation leads to a constraint without slack.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A constraint `sum of coefficient times literal >= bound`, all coefficients positive. */
interface Constraint {
  readonly terms: readonly { readonly coefficient: number; readonly literal: number }[];
  readonly bound: number;
}

function constraintOf(text: string): Constraint {
  const [, sum, least] = /^(.*)>= (-?\d+) ;$/.exec(text) ?? expect.fail(`no constraint: ${text}`);
  const words = sum!.trim() === '' ? [] : sum!.trim().split(/\s+/);
  let bound = Number(least);
  const terms = Array.from({ length: words.length / 2 }, (_, at) => {
    const coefficient = Number(words[2 * at]);
    const [, isNegated, variable] = /^(~?)x(\d+)$/.exec(words[2 * at + 1]!)!;
    const literal = isNegated === '~' ? -Number(variable) : Number(variable);
    if (coefficient >= 0) return { coefficient, literal };
    bound -= coefficient;
    return { coefficient: -coefficient, literal: -literal };
  });
  return { terms, bound };
}

/** True if a clause follows by unit propagation: with its negation some constraint cannot hold any more. */
function follows(clause: Constraint, known: readonly Constraint[]): boolean {
  expect(clause.bound).toBe(1);
  const isTrue = new Set(clause.terms.map(({ literal }) => -literal));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { terms, bound } of known) {
      const open = terms.filter(({ literal }) => !isTrue.has(-literal));
      const slack = open.reduce((sum, { coefficient }) => sum + coefficient, 0) - bound;
      if (slack < 0) return true;
      for (const { coefficient, literal } of open) {
        if (coefficient <= slack || isTrue.has(literal)) continue;
        isTrue.add(literal);
        isChanged = true;
      }
    }
  }
  return false;
}

/** Follows a proof. @returns the number of its steps */
function checked(opb: string, proof: string): number {
  const rows = opb.split('\n').filter((line) => line !== '' && !line.startsWith('*'));
  const [, announced] = /#constraint= (\d+)/.exec(opb)!;
  expect(rows).toHaveLength(Number(announced));
  const known = new Map(rows.map((row, index) => [index + 1, constraintOf(row)]));
  let last = rows.length;
  const lines = proof.trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual(['pseudo-Boolean proof version 2.0', `f ${rows.length}`]);
  expect(lines.slice(-3)).toEqual([
    'output NONE',
    expect.stringMatching(/^conclusion UNSAT : \d+$/),
    'end pseudo-Boolean proof',
  ]);
  for (const line of lines.slice(2, -3)) {
    if (line.startsWith('del id ')) {
      expect(known.delete(Number(line.slice(7))), line).toBe(true);
      continue;
    }
    const clause = constraintOf(line.replace(/^rup /, ''));
    expect(follows(clause, [...known.values()]), line).toBe(true);
    known.set(++last, clause);
  }
  expect(known.get(last)!.terms).toEqual([]);
  expect(lines.at(-2)).toBe(`conclusion UNSAT : ${last}`);
  return last - rows.length;
}

describe('--proof-format veripb', () => {
  it.each(FAMILIES.map(({ id, examples }) => [id, examples] as const))(
    'of %s: every step follows by unit propagation from the rows',
    async (id, examples) => {
      const { puzzle } = examples.find(({ verdict }) => verdict === 'unique')!;
      const argv = ['--proof', `${id}.pbp`, '--cnf', `${id}.opb`, '--proof-format', 'veripb'];
      const { code, err } = await cli(['check', '-', ...argv], JSON.stringify(puzzle));
      expect(code, err).toBe(0);
      expect(checked(readFileSync(`${id}.opb`, 'utf8'), readFileSync(`${id}.pbp`, 'utf8'))).toBeGreaterThan(
        0,
      );
    },
  );

  it('of a count: the solutions listed are all', async () => {
    const puzzle = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
    const argv = ['--proof', 'two.pbp', '--cnf', 'two.opb', '--proof-format', 'veripb'];
    const { code, out, err } = await cli(['count', '-', ...argv], puzzle);
    expect([code, out], err).toEqual([0, '2 solutions\n']);
    const opb = readFileSync('two.opb', 'utf8');
    expect(opb.match(/^\* solution \d+: /gm)).toHaveLength(2);
    checked(opb, readFileSync('two.pbp', 'utf8'));
  });

  it('writes nothing for a count that is cut short', async () => {
    const puzzle = '{"family":"nonogram","rows":[[1],[1]],"columns":[[1],[1]]}';
    const argv = ['--proof', 'cut.pbp', '--cnf', 'cut.opb', '--limit', '1'];
    const { err } = await cli(['count', '-', ...argv], puzzle);
    expect(err).toContain('no proof was written: the count is not complete');
  });
});
