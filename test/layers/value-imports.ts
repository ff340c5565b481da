/**
 * The source files whose code a source file runs: its imports as the compiler sees them, without those of
 * types.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The files that can be reached from some files by imports of values, each with the file that imports it
 * first.
 */
export function reachedFrom(roots: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(roots.map((root) => [root, root]));
  for (const file of reached.keys()) {
    for (const next of importsOf(file, 'values')) if (!reached.has(next)) reached.set(next, file);
  }
  return reached;
}

/**
 * The project's own files from which a file imports values, or values and types; packages are left out. An
 * import by the door of a room leads to the files that export the imported names, since the door itself only
 * passes them on.
 */
export function importsOf(file: string, kind: 'values' | 'all'): readonly string[] {
  const isLeftOut = (isOfTypes: boolean): boolean => kind === 'values' && isOfTypes;
  const source = parsed(file);
  const found: string[] = [];
  const add = (specifier: ts.Expression | undefined, names?: readonly string[]): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) {
      throw new Error(`${file}: an import whose file cannot be read from the source`);
    }
    if (!specifier.text.startsWith('.')) return;
    const target = path.posix.join(path.posix.dirname(file), specifier.text.replace(/\.js$/, '.ts'));
    const door = names === undefined ? undefined : passedOn(target, isLeftOut);
    if (door === undefined) found.push(target);
    else found.push(...names!.map((name) => door.get(name) ?? target));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isLeftOut(isOfTypes(node.importClause))) {
      add(node.moduleSpecifier, namesOf(node.importClause?.namedBindings, isLeftOut));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !isLeftOut(areTypesExported(node))) {
      add(node.moduleSpecifier, namesOf(node.exportClause, isLeftOut));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
}

/** The names in an import or export but for those left out; undefined where it does not list them. */
function namesOf(
  bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
  isLeftOut: (isOfTypes: boolean) => boolean,
): readonly string[] | undefined {
  if (bindings === undefined || !('elements' in bindings)) return undefined;
  return [...bindings.elements]
    .filter(({ isTypeOnly }) => !isLeftOut(isTypeOnly))
    .map(({ propertyName, name }) => (propertyName ?? name).text);
}

/**
 * The file behind every name of a door, and of the doors behind it; undefined where a file holds more than
 * exports of other files.
 */
function passedOn(
  file: string,
  isLeftOut: (isOfTypes: boolean) => boolean,
): ReadonlyMap<string, string> | undefined {
  if (path.posix.basename(file) !== 'index.ts') return undefined;
  const behind = new Map<string, string>();
  for (const statement of parsed(file).statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return undefined;
    const names = namesOf(statement.exportClause, isLeftOut);
    if (names === undefined) return undefined;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.ts');
    const target = path.posix.join(path.posix.dirname(file), from);
    const inner = passedOn(target, isLeftOut);
    for (const name of names) behind.set(name, inner?.get(name) ?? target);
  }
  return behind;
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function areTypesExported({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.every((element) => element.isTypeOnly);
}
