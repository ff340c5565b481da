/**
 * The same by calls: while a whole puzzle is stated, proved and confirmed, every function of a family's files
 * on which no certificate rests refuses to work. So what models import for words, and what is handed to them
 * for presolve, is not called.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { AnyFamily, Example, Formulated, Puzzle } from '../../src/families/contract/family.js';
import { checkWithCertificate } from '../../src/proving/certificate.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { ShapeSessions } from '../../src/proving/shape-sessions.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { isTrusted } from './trusted-files.js';

/** True if functions that are not trusted refuse to work. */
let refuses = false;

function refusing<Exported>(exported: Exported, name: string): Exported {
  if (typeof exported !== 'function') return exported;
  const refuse = (): void => {
    if (refuses) throw new Error(`${name} was called, on which no certificate rests`);
  };
  return new Proxy(exported, {
    apply: (target, self, args) => {
      refuse();
      return Reflect.apply(target, self, args);
    },
    construct: (target, args, type) => {
      refuse();
      return Reflect.construct(target, args, type);
    },
  });
}

/**
 * The families as the registry has them, made of files of which those that are not trusted can refuse to
 * work.
 */
async function loadFamilies(): Promise<readonly AnyFamily[]> {
  const mocked: string[] = [];
  // Test files share modules: those that are loaded already are put aside, and these ones below.
  vi.resetModules();
  const files = readdirSync('src/families', { recursive: true }).map((file) => `src/families/${file}`);
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const [, , family, ...rest] = file.split('/');
    const isContract = rest.length === 0;
    const isPutTogether =
      /^(index|formulations)\.ts$/.test(rest.join('/')) || file.endsWith('/define-family.ts');
    if (isContract || isPutTogether || isTrusted(family!, file)) continue;
    mocked.push(path.resolve(file));
    vi.doMock(path.resolve(file), async (importOriginal) => {
      const original = await importOriginal<Readonly<Record<string, unknown>>>();
      const exported = Object.entries(original).map(([name, value]) => [
        name,
        refusing(value, `${file}: ${name}`),
      ]);
      return Object.fromEntries(exported);
    });
  }
  const { FAMILIES } = await import('../../src/families/index.js');
  for (const file of mocked) vi.doUnmock(file);
  vi.resetModules();
  return FAMILIES;
}

const FAMILIES = await loadFamilies();

/** Runs while what is not trusted refuses to work. */
function trusting<Found>(run: () => Found): Found {
  refuses = true;
  try {
    return run();
  } finally {
    refuses = false;
  }
}

describe.each(FAMILIES)('$id', (family) => {
  const examples = ['unique', 'multiple', 'none'].flatMap((verdict): readonly Example<Puzzle, unknown>[] =>
    family.examples.filter((one) => one.verdict === verdict).slice(0, 1),
  );
  const formulations = family.formulations.filter(({ engines }) => engines.includes('sat'));
  const cases = formulations.flatMap((formulation) => examples.map((example) => ({ formulation, example })));

  it.each(cases)(
    '$formulation.id states $example.name as a whole by trusted code',
    ({ formulation, example }) => {
      const { puzzle, verdict } = example;
      const request = { family, puzzle, formulation, engine: satEngine };
      expect(trusting(() => checkPuzzle({ ...request, presolve: false }))).toMatchObject({
        verdict,
        certified: true,
      });
      const shapes = new ShapeSessions();
      if (formulation.shapes?.nameOf(puzzle) !== undefined) {
        expect(trusting(() => checkPuzzle({ ...request, shapes }))).toMatchObject({
          verdict,
          certified: true,
        });
      }
      const written = trusting(() => checkWithCertificate(request, () => undefined));
      expect(written.answer).toMatchObject({ verdict, certified: true });
    },
  );

  it.each(cases)(
    '$formulation.id has deductions about $example.name confirmed by it',
    ({ formulation, example }) => {
      const formulated: Formulated<unknown> = formulation.formulate(example.puzzle, { presolve: true });
      expect(trusting(() => formulated.confirmPresolve?.() ?? true)).toBe(true);
    },
  );

  it('verifies solutions by it, and confirms that they are the only ones', () => {
    for (const { puzzle, solution } of examples) {
      if (solution === undefined) continue;
      expect(trusting(() => family.verify(puzzle, solution))).toEqual([]);
      expect(trusting(() => family.confirmsOnlySolution?.(puzzle, solution) ?? true)).toBe(true);
    }
  });

  it('does call other code with presolve, which would be noticed', () => {
    const { puzzle } = examples[0]!;
    if (formulations[0]!.formulate(puzzle, { presolve: true }).confirmPresolve === undefined) return;
    expect(() => trusting(() => formulations[0]!.formulate(puzzle, { presolve: true }))).toThrow(
      'no certificate rests',
    );
  });
});
