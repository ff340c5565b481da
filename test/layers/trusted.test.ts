/**
 * The files on which a certificate rests: the rows, their encoding, the checker, the plain confirmations and
 * the rules. Imports are followed from each of them, and none leads to any other file, least of all to a
 * deduction; neither do calls.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { isOfWords, isTrusted } from './trusted-files.js';
import { reachedFrom } from './value-imports.js';

/** Families of the registry, and those that new ones are made from. */
const IDS = [...FAMILIES.map(({ id }) => id), 'template', 'template-numbers', 'template-lines'];

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts'));
}

/** The forbidden files that are reached from some files, as `file, imported by file`. */
function strays(roots: readonly string[], isAllowed: (file: string) => boolean): readonly string[] {
  return [...reachedFrom(roots)]
    .filter(([file]) => !isAllowed(file))
    .map(([file, by]) => `${file}, imported by ${by}`);
}

const isPlain = (file: string): boolean => /^src\/(core|solve\/model)\//.test(file);
/** The modules for words beside the family: they know no puzzle either. */
const isForWords = (file: string): boolean => /^src\/(draw|formats)\//.test(file);

/**
 * True for a family that states its rules by the kit, whose kinds say in one file what is checked, stated and
 * deduced: what certificates of such families call is looked at in trusted-calls.test.ts alone.
 */
function isByRules(id: string): boolean {
  const reached = reachedFrom([`src/families/${id}/rules.ts`]);
  return [...reached.keys()].some((file) => file.startsWith('src/families/kit/rules/'));
}

const BY_RULES = IDS.filter(isByRules);
const BY_MODELS = IDS.filter((id) => !isByRules(id));

it.each(BY_RULES)('the rules of %s import the kit, plain data and words only', (id) => {
  const isAllowed = (file: string) =>
    isPlain(file) ||
    isForWords(file) ||
    isTrusted(id, file) ||
    isOfWords(id, file) ||
    file.startsWith('src/families/kit/');
  expect(strays([`src/families/${id}/rules.ts`], isAllowed)).toEqual([]);
});

describe.each(BY_MODELS)('the models, confirmations and rules of %s', (id) => {
  const roots = filesIn(`src/families/${id}`).filter((file) => isTrusted(id, file));

  it('are there', () => {
    expect(roots).toContain(`src/families/${id}/rules.ts`);
    expect(roots.some((file) => file.includes('/models/'))).toBe(true);
  });

  it('import each other, plain data and words only', () => {
    const isAllowed = (file: string) =>
      isPlain(file) || isForWords(file) || isTrusted(id, file) || isOfWords(id, file);
    expect(strays(roots, isAllowed)).toEqual([]);
  });
});

it('confirmations and rules import no model and no words', () => {
  for (const id of BY_MODELS) {
    const roots = filesIn(`src/families/${id}`).filter((file) => /\/(confirm[a-z-]*|rules)\.ts$/.test(file));
    const isAllowed = (file: string) => isPlain(file) || (isTrusted(id, file) && !file.includes('/models/'));
    expect(strays(roots, isAllowed)).toEqual([]);
  }
});

it('the encoding and the checker import each other and plain data only', () => {
  const encoding = ['compile', 'cost', 'encode-range', 'normalise', 'solver-sink'].map(
    (name) => `src/solve/sat/${name}.ts`,
  );
  const roots = [...encoding, ...filesIn('src/solve/sat/encodings'), ...filesIn('src/solve/checker')];
  expect(strays(roots, (file) => isPlain(file) || roots.includes(file))).toEqual([]);
});

it('an import of a deduction is found, also through another file', () => {
  const reached = reachedFrom(['src/families/sudoku/formulations.ts']);
  expect(reached.get('src/families/sudoku/candidates.ts')).toBe('src/families/sudoku/formulations.ts');
  expect(reached.get('src/families/kit/logic/latin-candidates.ts')).toBe('src/families/sudoku/candidates.ts');
  expect(isTrusted('sudoku', 'src/families/kit/logic/latin-candidates.ts')).toBe(false);
  expect(isTrusted('sudoku', 'src/families/sudoku/candidates.ts')).toBe(false);
  expect(isTrusted('sudoku', 'src/families/kenken/puzzle.ts')).toBe(false);
});

it('an import by the door of a room leads to the file behind it, and to no other one', () => {
  const reached = reachedFrom(['src/families/queens/models/least-walls.ts']);
  expect([...reached.keys()]).toContain('src/solve/model/builder.ts');
  expect([...reached.keys()].filter((file) => file.endsWith('/index.ts'))).toEqual([]);
  expect([...reachedFrom(['src/proving/check.ts']).keys()]).toContain('src/solve/counting/uniqueness.ts');
});
