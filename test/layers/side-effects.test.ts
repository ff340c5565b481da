/** Files that do more than export when they are loaded; bundlers may leave out all others that go unused. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const LISTED: readonly string[] = JSON.parse(readFileSync('package.json', 'utf8')).sideEffects;

/** Files that have another name in the bundle than their own. */
const BUNDLED: Readonly<Record<string, string>> = {
  'src/cli/start/launch.ts': './dist/cli/**',
  'src/cli/start/main.ts': './dist/lib/command-line.js',
  'src/node/index.ts': './dist/lib/node-*.js',
};

/** True if a file has a statement at its top that is neither a declaration nor an import or export. */
function hasEffects(file: string): boolean {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) ||
      ts.isIfStatement(statement) ||
      ts.isIterationStatement(statement, false) ||
      (ts.isImportDeclaration(statement) && statement.importClause === undefined),
  );
}

it('are listed in package.json, as sources and as built', () => {
  const files = ['src', 'generators']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'));
  const found = files.filter(hasEffects);
  expect(found).toContain('src/node/index.ts');
  for (const file of found) {
    expect(LISTED).toContain(`./${file}`);
    expect(LISTED).toContain(BUNDLED[file] ?? `./dist/lib/${path.basename(file, '.ts')}.js`);
  }
});
