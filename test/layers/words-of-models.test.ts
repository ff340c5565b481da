/**
 * The wall between models and language: by its types, a model holds no text but names and the ids of reasons.
 * The compiler follows every field wherever its type is declared, so that no other name lets words through.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FILE = 'src/solve/model/model.ts';

/** The fields of an exported type that can hold text of any kind, as paths: `rows[].name`. */
function textsIn(name: string): readonly string[] {
  const program = ts.createProgram([FILE], { strict: true, target: ts.ScriptTarget.ES2023, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const texts: string[] = [];
  const walk = (type: ts.Type, path: string, within: readonly ts.Type[]): void => {
    if (type.isUnion()) {
      for (const part of type.types) walk(part, path, within);
      return;
    }
    const [item] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (item !== undefined) walk(item, `${path}[]`, within);
    else if (isPlain(type)) return;
    else if (!isRecord(checker, type)) texts.push(path);
    else if (!within.includes(type)) {
      for (const field of checker.getPropertiesOfType(type)) {
        const place = path === '' ? field.name : `${path}.${field.name}`;
        walk(checker.getTypeOfSymbol(field), place, [...within, type]);
      }
    }
  };
  walk(checker.getDeclaredTypeOfSymbol(exported.find((symbol) => symbol.name === name)!), '', []);
  return texts;
}

/** True if a type is a number, true or false, nothing, or one of a few words without a space. */
function isPlain(type: ts.Type): boolean {
  if (type.isStringLiteral()) return /^[a-z]+$/.test(type.value);
  return (type.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined)) !== 0;
}

/** True if a type has named fields only: no keys of any name, and nothing to call. */
function isRecord(checker: ts.TypeChecker, type: ts.Type): boolean {
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject && type.getCallSignatures().length === 0 && checker.getIndexInfosOfType(type).length === 0;
}

describe('a model', () => {
  it('holds names and ids of reasons, and no other text', () => {
    expect(textsIn('Model')).toEqual(['name', 'variables[].name', 'rows[].name', 'rows[].reason']);
  });
});
