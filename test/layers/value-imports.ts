/** Which source files a source file runs code of: its imports as the compiler sees them, without those of types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The files that can be reached from some files by imports of values, each with the file that imports it first. */
export function reachedFrom(roots: readonly string[]): ReadonlyMap<string, string> {
  const reached = new Map(roots.map((root) => [root, root]));
  for (const file of reached.keys()) {
    for (const next of valueImports(file)) if (!reached.has(next)) reached.set(next, file);
  }
  return reached;
}

/** The project's own files from which a file imports values; packages are left out. */
function valueImports(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const add = (specifier: ts.Expression | undefined): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) {
      throw new Error(`${file}: an import whose file cannot be read from the source`);
    }
    if (specifier.text.startsWith('.')) {
      found.push(path.posix.join(path.posix.dirname(file), specifier.text.replace(/\.js$/, '.ts')));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node.importClause)) add(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !areTypesExported(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
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
