import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a small tree of sources and returns the names of the rules that it breaks. */
async function breachesOf(sources: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [file, text] of Object.entries(sources)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const { tsConfig: _ours, ...rest } = options;
  const { output } = await cruise(['.'], {
    ...rest,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary.violations.map((found) => found.rule.name);
}

const LEAF = 'export const leaf = 1;\n';

/** A file that imports another, which is made beside it. */
function pair(from: string, to: string): Record<string, string> {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.ts$/, '.js');
  return {
    [from]: `import { leaf } from './${relative}';\nexport const use = leaf;\n`,
    [to]: LEAF,
  };
}

describe('the import rules find', () => {
  it.each([
    ['layer-core', 'src/core/a.ts', 'src/settings/b.ts'],
    ['layer-settings', 'src/settings/a.ts', 'src/solve/b.ts'],
    ['layer-solve', 'src/solve/a.ts', 'src/families/index.ts'],
    ['layer-solve', 'src/solve/a.ts', 'src/settings/index.ts'],
    ['layer-solve/model', 'src/solve/model/a.ts', 'src/solve/sat/b.ts'],
    ['layer-solve/checker', 'src/solve/checker/a.ts', 'src/solve/sat/b.ts'],
    ['layer-solve/counting', 'src/solve/counting/a.ts', 'src/solve/hitting-sets/b.ts'],
    ['layer-formats', 'src/formats/a.ts', 'src/families/index.ts'],
    ['layer-draw', 'src/draw/a.ts', 'src/families/index.ts'],
    ['layer-families', 'src/families/a.ts', 'src/proving/index.ts'],
    ['layer-minimum', 'src/minimum/a.ts', 'src/draw/index.ts'],
    ['layer-picture', 'src/picture/a.ts', 'src/minimum/index.ts'],
    ['layer-picture/decode', 'src/picture/decode/a.ts', 'src/solve/index.ts'],
    ['layer-picture/cells', 'src/picture/cells/a.ts', 'src/families/index.ts'],
    ['door-of-solve', 'src/proving/a.ts', 'src/solve/model/b.ts'],
    ['door-of-core', 'generators/a.ts', 'src/core/b.ts'],
    ['door-of-jobs', 'src/cli/a.ts', 'src/jobs/batch/b.ts'],
    ['door-of-jobs/ports', 'src/jobs/batch/a.ts', 'src/jobs/ports/b.ts'],
    ['door-of-explain/words', 'src/explain/pages/a.ts', 'src/explain/words/b.ts'],
    ['door-of-explain/model', 'src/explain/index.ts', 'src/explain/model/b.ts'],
    ['door-of-generators', 'src/jobs/a.ts', 'generators/b.ts'],
    ['door-of-the-contract-and-the-kit', 'src/explain/a.ts', 'src/families/kit/b.ts'],
    ['only-the-registry-knows-families', 'src/minimum/a.ts', 'src/families/sudoku/index.ts'],
    ['a-dedicated-search-knows-its-family', 'src/minimum/sudoku/a.ts', 'src/families/queens/index.ts'],
    ['a-family-is-its-public-face', 'src/minimum/sudoku/a.ts', 'src/families/sudoku/rules.ts'],
    ['a-family-is-its-public-face', 'generators/sudoku/a.ts', 'src/families/sudoku/puzzle.ts'],
    ['layer-generators', 'generators/a.ts', 'src/cli/b.ts'],
    ['layer-generators', 'generators/a.ts', 'src/book/b.ts'],
    ['layer-generators', 'generators/a.ts', 'src/jobs/b.ts'],
    ['layer-book', 'src/book/a.ts', 'src/minimum/b.ts'],
    ['layer-book', 'src/book/a.ts', 'src/jobs/b.ts'],
    ['layer-minimum', 'src/minimum/a.ts', 'src/jobs/b.ts'],
    ['layer-jobs', 'src/jobs/a.ts', 'src/cli/b.ts'],
    ['layer-jobs', 'src/jobs/a.ts', 'src/index.ts'],
    ['door-of-cli/output', 'src/cli/image/a.ts', 'src/cli/output/b.ts'],
    ['door-of-cli/start', 'src/cli/commands/a.ts', 'src/cli/start/b.ts'],
    ['nothing-imports-the-command-line', 'src/proving/a.ts', 'src/cli/b.ts'],
    ['a-family-imports-no-other', 'src/families/sudoku/a.ts', 'src/families/queens/b.ts'],
    ['only-the-registry-knows-families', 'src/cli/a.ts', 'src/families/queens/b.ts'],
    ['proving-knows-the-contract-only', 'src/proving/a.ts', 'src/families/index.ts'],
    ['only-models-see-the-model-layer', 'src/families/sudoku/rules.ts', 'src/solve/index.ts'],
    [
      'words-of-reasons-are-for-explaining',
      'src/families/sudoku/rules.ts',
      'src/families/contract/reason.ts',
    ],
    ['layer-solve', 'src/solve/model/a.ts', 'src/families/contract/reason.ts'],
    ['engine-values-stay-out-of-families', 'src/families/contract/a.ts', 'src/solve/index.ts'],
    ['the-rules-know-no-solver', 'src/families/nonogram/rules.ts', 'src/families/nonogram/lines/b.ts'],
    [
      'confirmation-knows-the-rules-only',
      'src/families/sudoku/confirm.ts',
      'src/families/sudoku/candidates.ts',
    ],
  ])('%s: %s -> %s', async (rule, from, to) => {
    expect(await breachesOf(pair(from, to))).toContain(rule);
  });

  it('a circle', async () => {
    const circle = {
      'src/core/a.ts': "import { b } from './b.js';\nexport const a = () => b;\n",
      'src/core/b.ts': "import { a } from './a.js';\nexport const b = () => a;\n",
    };
    expect(await breachesOf(circle)).toContain('no-cycles');
  });

  it('a package outside its home', async () => {
    const stray = {
      'src/core/a.ts': "import load from 'highs';\nexport const a = load;\n",
      'node_modules/highs/package.json': '{"name":"highs","version":"1.0.0","main":"index.js"}',
      'node_modules/highs/index.js': 'module.exports = 1;\n',
      'package.json': '{"name":"x","dependencies":{"highs":"1.0.0"}}',
    };
    expect(await breachesOf(stray)).toContain('home-of-highs');
  });

  it('the disk below the command line', async () => {
    const disk = {
      'src/draw/a.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
    };
    expect(await breachesOf(disk)).toContain('no-node-below-the-command-line');
  });

  it('an import that leads nowhere', async () => {
    expect(await breachesOf({ 'src/core/a.ts': "export * from './gone.js';\n" })).toContain('no-unresolved');
  });

  it('nothing in a tree that keeps them', async () => {
    expect(await breachesOf(pair('src/solve/a.ts', 'src/core/index.ts'))).toEqual([]);
  });
});
