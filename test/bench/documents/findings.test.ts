import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileHolds, fileSolvesTo } from './file-judges.js';
import { allBelow, holdsMostly, holdsThroughout, isAtMost, isSlower } from './findings.js';
import { countsWork, hasNumber, hasSize, isUnique, solvesItsKind } from './judges.js';
import { documentsMarkdown } from './markdown.js';
import { verdictOf } from './report.js';

const took = (seconds: number) => ({ seconds, stopped: false });
const stoppedAt = (seconds: number) => ({ seconds, stopped: true });

describe('a claim about times', () => {
  it('is decided beyond a margin only, and never by a time that was cut short on the wrong side', () => {
    expect(isSlower(took(2), took(1))).toBe(true);
    expect(isSlower(took(1), took(2))).toBe(false);
    expect(isSlower(took(1.2), took(1))).toBeUndefined();
    expect(isSlower(took(1), took(1.2))).toBeUndefined();
    expect(isSlower(stoppedAt(9), took(1))).toBe(true);
    expect(isSlower(took(9), stoppedAt(1))).toBeUndefined();
    expect(isSlower(stoppedAt(1), took(9))).toBeUndefined();
  });

  it('about a limit leaves open what is just above it, or was stopped below it', () => {
    expect(allBelow([took(1), took(2)], 3)).toBe(true);
    expect(allBelow([took(1), took(4)], 3)).toBe(false);
    expect(allBelow([took(3.5)], 3)).toBeUndefined();
    expect(allBelow([took(1), stoppedAt(2)], 3)).toBeUndefined();
    expect([isAtMost(1.9, 2), isAtMost(2.2, 2), isAtMost(3, 2)]).toEqual([true, undefined, false]);
  });

  it('over several cases is open when most are', () => {
    expect(holdsThroughout([true, true, undefined])).toBe(true);
    expect(holdsThroughout([true, undefined, undefined])).toBeUndefined();
    expect(holdsThroughout([true, true, false])).toBe(false);
    expect(holdsMostly([true, true, false])).toBe(true);
    expect(holdsMostly([true, false, false])).toBe(false);
    expect(holdsMostly([true, false, undefined, undefined])).toBeUndefined();
  });
});

describe('a command', () => {
  const answer = (line: object) => ({ code: 0, lines: [{ ...line }], text: '' });

  it('agrees exactly only with the same figures', () => {
    expect(isUnique([1])(answer({ verdict: 'unique', solution: [1] })).agreement).toBe('exact');
    expect(isUnique([1])(answer({ verdict: 'unique', solution: [2] })).agreement).toBe('differs');
    expect(isUnique([1])(answer({ verdict: 'multiple', solution: [1] })).agreement).toBe('differs');
    expect(hasNumber('optimum', 17, 'givens')(answer({ optimum: 17 })).agreement).toBe('exact');
    expect(hasNumber('optimum', 17, 'givens')(answer({ optimum: null })).agreement).toBe('differs');
  });

  it('needs a solved model, and the size where one is printed', () => {
    const solved = answer({ status: 'solved', stats: { variables: 2, rows: 3 } });
    expect(hasSize({ variables: 2, rows: 3 })(solved).agreement).toBe('exact');
    expect(hasSize({ rows: 4 })(solved).agreement).toBe('differs');
    expect(solvesItsKind(solved).agreement).toBe('of its kind');
    expect(solvesItsKind(answer({ status: 'none' })).agreement).toBe('differs');
    expect(solvesItsKind({ code: 2, lines: [], text: 'broken' }).agreement).toBe('differs');
  });

  it('reports its own count of work beside another published one', () => {
    const judge = countsWork('inferences', 663, 4765, 'why');
    expect(judge(answer({ stats: { inferences: 663 } }))).toEqual({
      ours: '663 inferences',
      agreement: 'exact',
    });
    expect(judge(answer({ stats: { inferences: 4765 } }))).toEqual({
      ours: '4765 inferences; why',
      agreement: 'known difference',
    });
    expect(judge(answer({ stats: { inferences: 4766 } })).agreement).toBe('differs');
    expect(judge(answer({})).agreement).toBe('differs');
  });

  it('is judged by what its file says, and not by the words of its header', async () => {
    const holds = fileHolds('package.json', (text) => text.includes('"puzzlewright"'), {
      ours: 'the package',
    });
    expect(holds(answer({}))).toEqual({ ours: 'the package', agreement: 'of its kind' });
    const missing = fileHolds('no-such-file', (text) => text !== '', { ours: '' });
    expect(await missing(answer({}))).toMatchObject({ agreement: 'differs' });
    const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-'));
    const file = path.join(folder, 'walls.lp');
    const header = '\\ the least-walls model of 11 queens on 8 x 8 cells\n';
    const judged = async (body: string) => {
      writeFileSync(file, `${header}${body}End\n`);
      return (await fileSolvesTo(file, 3, { ours: 'three walls' })(answer({}))).agreement;
    };
    expect(await judged('Minimize\n obj: + 1 x\nSubject To\n a: + 1 x >= 3\n')).toBe('of its kind');
    expect(await judged('Minimize\n obj: + 1 x\nSubject To\n a: + 1 x >= 0\n')).toBe('differs');
    rmSync(folder, { recursive: true });
  });
});

it('writes rows, claims by verdict, and tables, with bars kept inside their cells', () => {
  const finding = { claim: 'it is fast', holds: undefined, evidence: '1 | 2' };
  const run = { date: '2026-01-31', commit: 'abc', limits: 'a solve was stopped soon' };
  const table = { title: 'Times', columns: ['n'], rows: [['a|b'], [2]] };
  const row = { item: 'Table 1', published: 'x', ours: 'y', agreement: 'open', command: 'solve a' };
  const measured = new Map([['parks', { ...run, tables: [table], findings: [finding] }]] as const);
  const text = documentsMarkdown([{ title: 'A text', rows: [row] }], measured, 'the command');
  expect(verdictOf(finding)).toBe('open');
  expect(text).toContain('## A text\n\n| item | published | the program | verdict | command |');
  expect(text).toContain('| Table 1 | x | y | open | `solve a` |');
  expect(text).toContain('### Open\n\n* Times: it is fast (1 | 2)');
  expect(text).not.toContain('### Confirmed');
  expect(text).toContain('### Not measured\n\n* `table-3.1`: ');
  expect(text).toContain('### Times\n\n| n |\n|---|\n| a\\|b |\n| 2 |');
  expect(text).toContain(
    '`npm run bench -- documents --only parks` on 2026-01-31 at commit abc; a solve was stopped soon.',
  );
});
