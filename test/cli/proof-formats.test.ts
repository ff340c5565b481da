/** Proofs in all formats, followed by the small program of docs/ that shares nothing with the rest. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { cli, enterWorkFolder } from './harness.js';

const { project } = enterWorkFolder();
const CHECKER = path.join(project, 'docs/check-certificate.mjs');

/** Exit code and words of the small checker. */
function follow(...argv: readonly string[]): { readonly code: number | null; readonly words: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CHECKER, ...argv], { encoding: 'utf8' });
  return { code: status, words: `${stdout}${stderr}` };
}

async function prove(puzzle: unknown, format: string, name: string): Promise<string> {
  const argv = ['--proof', `${name}.proof`, '--cnf', `${name}.cnf`, '--proof-format', format, '--force'];
  const { code, err } = await cli(['check', '-', ...argv], JSON.stringify(puzzle));
  expect(code, err).toBe(0);
  return `${name}.proof`;
}

describe('check --proof-format', () => {
  it.each(FAMILIES.map(({ id, examples }) => [id, examples] as const))(
    'lrat, of %s: every step follows from the clauses that it names',
    async (id, examples) => {
      const { puzzle } = examples.find(({ verdict }) => verdict === 'unique')!;
      for (const format of ['lrat', 'lrat-binary'])
        expect(follow(`${id}.cnf`, await prove(puzzle, format, id))).toMatchObject({ code: 0 });
    },
  );

  it('drat-binary says in bytes what drat says in words', async () => {
    const { puzzle } = FAMILIES[0]!.examples.find(({ verdict }) => verdict === 'unique')!;
    const text = readFileSync(await prove(puzzle, 'drat', 'text'), 'latin1');
    const bytes = readFileSync(await prove(puzzle, 'drat-binary', 'bytes'));
    expect(linesOf(bytes)).toEqual(text.trimEnd().split('\n'));
  });

  it('names every clause of the formula by its row', async () => {
    const { puzzle } = FAMILIES[0]!.examples.find(({ verdict }) => verdict === 'unique')!;
    await prove(puzzle, 'lrat', 'rows');
    const cnf = readFileSync('rows.cnf', 'utf8');
    const [, clauses] = /^p cnf \d+ (\d+)$/m.exec(cnf)!;
    let next = 1;
    for (const [, first, last = first] of cnf.matchAll(/^c clauses (\d+)(?:-(\d+))? \S+$/gm)) {
      expect(Number(first)).toBe(next);
      next = Number(last) + 1;
    }
    expect(next).toBe(Number(clauses) + 1);
  });
});

describe('the small checker', () => {
  const FORMULA = 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n';
  const PROOF = '5 1 0 1 2 0\n5 d 1 2 0\n6 2 0 5 3 0\n7 0 5 6 4 0\n';

  function verdict(formula: string, proof: string): string {
    writeFileSync('small.cnf', formula);
    writeFileSync('small.lrat', proof);
    const { code, words } = follow('small.cnf', 'small.lrat');
    expect(words.startsWith(code === 0 ? 'verified' : 'NOT verified')).toBe(true);
    return words;
  }

  it('accepts a proof', () => {
    expect(verdict(FORMULA, PROOF)).toContain('the 4 clauses (3 steps)');
  });

  it.each([
    [
      'a step that does not follow',
      FORMULA,
      PROOF.replace('1 2 0\n5 d', '1 3 0\n5 d'),
      'nothing to conclude',
    ],
    ['a hint that is missing', FORMULA, PROOF.replace('6 2 0 5 3 0', '6 2 0 3 0'), 'does not follow'],
    ['a clause that was removed', FORMULA, PROOF.replace('7 0 5 6 4 0', '7 0 5 1 4 0'), 'which there is not'],
    [
      'a proof without its end',
      FORMULA,
      PROOF.split('\n').slice(0, 3).join('\n'),
      'without the empty clause',
    ],
    ['another formula', FORMULA.replace('-1 -2', '-1 2'), PROOF, 'nothing to conclude'],
    ['numbers that go back', FORMULA, PROOF.replace('6 2 0', '4 2 0'), 'comes after'],
    ['fewer clauses than announced', FORMULA.replace('2 4', '2 5'), PROOF, 'were announced'],
    ['an unknown variable', FORMULA.replace('1 -2', '1 -3'), PROOF, 'no variable'],
    ['a text that is no proof', FORMULA, 'the proof is obvious\n', 'whole number'],
  ])('refuses %s', (_, formula, proof, why) => {
    expect(verdict(formula, proof)).toContain(why);
  });

  it('says what it expects', () => {
    expect(follow()).toMatchObject({ code: 2, words: expect.stringContaining('usage') });
    expect(follow('none.cnf', 'none.lrat')).toMatchObject({
      code: 2,
      words: expect.stringContaining('none.cnf'),
    });
  });
});

/** A binary DRAT proof as text. */
function linesOf(bytes: Buffer): readonly string[] {
  const lines: string[] = [];
  for (let place = 0; place < bytes.length; ) {
    const words = bytes[place++] === 'd'.charCodeAt(0) ? ['d'] : [];
    for (let value = -1; value !== 0; ) {
      value = 0;
      for (let factor = 1; ; factor *= 128) {
        const byte = bytes[place++]!;
        value += (byte % 128) * factor;
        if (byte < 128) break;
      }
      words.push(String(value % 2 === 0 ? value / 2 : -(value - 1) / 2));
    }
    lines.push(words.join(' '));
  }
  return lines;
}
