/**
 * The public API as the package has it (npm test builds it first): every example of the documentation
 * compiles against its types and runs, and nothing that is promised is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as engine from '../../src/engine.js';
import * as puzzlewright from '../../src/index.js';
import { docExamples, pageExample } from './examples.js';

const project = path.resolve(import.meta.dirname, '../..');
const examples = [
  pageExample(project, 'docs/api.md'),
  pageExample(project, 'docs/engine.md'),
  pageExample(project, 'README.md'),
  ...docExamples(project, { puzzlewright, 'puzzlewright/engine': engine }),
];

const COMMANDS = [
  'check',
  'solve',
  'count',
  'rate',
  'explain',
  'whyCell',
  'stepPictures',
  'hint',
  'generate',
  'minimum',
  'nonogramFromPicture',
  'nonogramFromCells',
  'bookFromSpec',
  'convert',
];
const TINY = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
const OPEN = { family: 'sudoku', box: [2, 2], grid: [0, 1, 2, 3].map(() => [0, 0, 0, 0]) } as const;

/** A program that must not compile: solutions and settings have the types of their family. */
const MISTYPED = `import { check, generate, minimum, nonogramFromPicture, queens, sudoku } from 'puzzlewright';
const answer = await check(sudoku, { family: 'sudoku', box: [2, 2], grid: [] });
if (answer.verdict === 'unique') answer.solution.toUpperCase();
await generate(sudoku, { seed: 'a', settings: { symmetry: 'sideways' } });
await check(sudoku, { family: 'nonogram', rows: [], columns: [] });
const puzzle = { family: 'sudoku', box: [2, 2], grid: [] } as const;
await minimum(sudoku, { puzzle, settings: { among: 'chosen' } });
await minimum(queens, { settings: { size: 8, queens: 11, symmetry: 'none' } });
await check(sudoku, puzzle, { engine: 'abacus' });
await generate(sudoku, { seed: 'a', difficulty: 'extreme' });
await nonogramFromPicture(new Uint8Array(), { seed: 'a', goal: 'pretty' });
`;

// Inside the package, so that it is imported by its name.
mkdirSync(path.join(project, 'dist'), { recursive: true });
const folder = mkdtempSync(path.join(project, 'dist/examples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The compiler's messages about the files, by file. */
function compile(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const program = ts.createProgram(
    names.map((name) => path.join(folder, `${name}.ts`)),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      types: ['node'],
      noUncheckedIndexedAccess: true,
    },
  );
  const found = new Map<string, string[]>();
  program.emit();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = path.basename(file?.fileName ?? '', '.ts');
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    found.set(name, [...(found.get(name) ?? []), message]);
  }
  return found;
}

/**
 * A program that runs the files named by its arguments one after another, and prints what each of them threw.
 */
const RUN_EACH = `const thrown = {};
for (const file of process.argv.slice(2))
  await import(file).catch((error) => { thrown[file] = String(error.stack ?? error); });
console.log(JSON.stringify(thrown));
`;

/** The error of each program, by name; all of them run in one process, which has to load the package once. */
function run(names: readonly string[]): ReadonlyMap<string, string> {
  const runner = path.join(folder, 'run-each.mjs');
  writeFileSync(runner, RUN_EACH);
  const files = names.map((name) => path.join(folder, `${name}.js`));
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, ...files], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
  const thrown: Record<string, string> = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
  return new Map(Object.entries(thrown).map(([file, error]) => [path.basename(file, '.js'), error]));
}

describe('the examples of the documentation', () => {
  let complaints: ReadonlyMap<string, readonly string[]>;
  let thrown: ReadonlyMap<string, string>;
  beforeAll(() => {
    for (const { name, text } of [...examples, { name: 'mistyped', text: MISTYPED }])
      writeFileSync(path.join(folder, `${name}.ts`), text);
    writeFileSync(path.join(folder, 'throws.js'), "throw new Error('an example that fails');");
    complaints = compile([...examples.map(({ name }) => name), 'mistyped']);
    thrown = run([...examples.map(({ name }) => name), 'throws']);
  });

  it('are there for every command', () => {
    expect(examples.length).toBeGreaterThanOrEqual(11);
    const all = examples.map(({ text }) => text).join('\n');
    for (const command of COMMANDS) expect(all).toMatch(new RegExp(`\\b${command}\\(`));
  });

  it.each(examples)('$name compiles and runs', ({ name }) => {
    expect(complaints.get(name) ?? []).toEqual([]);
    expect(thrown.get(name)).toBe(undefined);
  });

  it('would be reported if they threw', () => {
    expect(thrown.get('throws')).toContain('an example that fails');
  });

  it('would not compile with wrong types', () => {
    expect(complaints.get('mistyped')).toEqual([
      expect.stringContaining("'toUpperCase' does not exist"),
      expect.stringContaining('"sideways"'),
      expect.stringContaining('nonogram'),
      expect.stringContaining('"chosen"'),
      expect.stringContaining("'symmetry' does not exist"),
      expect.stringContaining('"abacus"'),
      expect.stringContaining('"extreme"'),
      expect.stringContaining('"pretty"'),
    ]);
  });
});

describe('the public API', () => {
  it('has every command and every family', () => {
    for (const command of COMMANDS) expect(puzzlewright).toHaveProperty(command, expect.any(Function));
    const exported: readonly unknown[] = Object.values(puzzlewright);
    expect(puzzlewright.FAMILIES.length).toBeGreaterThan(0);
    expect(puzzlewright.FAMILIES.filter((family) => !exported.includes(family))).toEqual([]);
  });

  it.each([
    ['a puzzle that is not well-formed', () => puzzlewright.check(puzzlewright.sudoku, {} as never)],
    [
      'a formulation that there is not',
      () => puzzlewright.solve(puzzlewright.nonogram, TINY, { formulation: 'x' }),
    ],
    [
      'settings that there are not',
      () => puzzlewright.generate(puzzlewright.sudoku, { seed: 'a', settings: { size: -1 } }),
    ],
    [
      'settings of a minimum that there are not',
      () => puzzlewright.minimum(puzzlewright.queens, { settings: { size: 0 } }),
    ],
    [
      'a number of puzzles that cannot be',
      () => puzzlewright.generate(puzzlewright.hashi, { seed: 'a', count: 0.5 }),
    ],
    ['a limit that cannot be', () => puzzlewright.count(puzzlewright.nonogram, TINY, { limit: -1 })],
    [
      'attempts that cannot be',
      () => puzzlewright.bookFromSpec('seed: a\nparts: [{ family: sudoku, count: 1 }]', { limitAttempts: 0 }),
    ],
    [
      'a width that cannot be',
      () =>
        puzzlewright.nonogramFromPicture(
          { width: 1, height: 1, values: Float64Array.of(0) },
          { seed: 'a', width: 101 },
        ),
    ],
    ['a family without its puzzle', () => puzzlewright.minimum(puzzlewright.sudoku, {})],
    ['a book without a seed', () => puzzlewright.bookFromSpec('parts: [{ family: sudoku, count: 1 }]')],
    [
      'a book of which nothing is left',
      () => puzzlewright.bookFromSpec('seed: a\nlanguage: de\nparts: [{ family: zebra, count: 1 }]'),
    ],
    ['a book of files', () => puzzlewright.bookFromSpec('seed: a\nparts: [{ files: [x.json] }]')],
    [
      'a format that there is not',
      () => puzzlewright.convert(puzzlewright.nonogram, JSON.stringify(TINY), { to: 'x' }),
    ],
    ['a picture that is none', () => puzzlewright.nonogramFromPicture(Uint8Array.of(1, 2, 3), { seed: 'a' })],
  ])('refuses %s', async (_, ask) => {
    await expect(ask()).rejects.toBeInstanceOf(puzzlewright.PuzzlewrightError);
  });

  it('answers limits as limits', async () => {
    const answer = await puzzlewright.check(puzzlewright.sudoku, OPEN, { budget: { abort: () => true } });
    expect(answer).toMatchObject({ verdict: 'undecided', limit: 'abort' });
    expect(await puzzlewright.rate(puzzlewright.sudoku, OPEN)).toEqual({ verdict: 'multiple' });
  });
});
