/**
 * Faults that can be planted in a source text, one at a time: small changes of the syntax tree that still
 * compile to JavaScript. They are the usual operators of mutation testing (R. A. DeMillo, R. J. Lipton,
 * F. G. Sayward, Hints on Test Data Selection, 1978): comparisons, connectives, arithmetic, constants,
 * conditions, statements, calls.
 *
 * Left out is what cannot change an answer: texts, types, imports, and the internal checks that only throw.
 */
import ts from 'typescript';

/** A change of a source text. */
export interface Fault {
  /** The kind of the change. */
  readonly kind: 'comparison' | 'connective' | 'arithmetic' | 'constant' | 'condition' | 'statement' | 'call';
  /** The characters that are replaced: from, included, to, excluded. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

const COMPARISONS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};

const CONNECTIVES: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

const CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** All faults of a source text, in the order of their places. */
export function faultsOf(text: string): readonly Fault[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const add: Add = (kind, node, replacement) => {
    faults.push({ kind, from: node.getStart(source), to: node.getEnd(), replacement });
  };
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return;
    if (ts.isIfStatement(node) && onlyThrows(node.thenStatement)) {
      if (node.elseStatement !== undefined) visit(node.elseStatement);
      return;
    }
    ofCondition(node, add);
    if (ts.isBinaryExpression(node)) ofBinary(node, add);
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      add('constant', node, String(Number(node.text) + 1));
    if (isRemovable(node)) add('statement', node, ';');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const other = CALLS[node.expression.name.text];
      if (other !== undefined) add('call', node.expression.name, other);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults.toSorted((one, other) => one.from - other.from || one.to - other.to);
}

/** The text with the fault in it. */
export function plant(text: string, { from, to, replacement }: Fault): string {
  return text.slice(0, from) + replacement + text.slice(to);
}

/** Adds a fault that replaces a node. */
type Add = (kind: Fault['kind'], node: ts.Node, replacement: string) => void;

function ofCondition(node: ts.Node, add: Add): void {
  if (ts.isIfStatement(node)) add('condition', node.expression, 'false');
  if (ts.isConditionalExpression(node)) add('condition', node.condition, 'false');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    add('condition', node, node.operand.getText());
}

function ofBinary(node: ts.BinaryExpression, add: Add): void {
  const { kind } = node.operatorToken;
  const comparison = COMPARISONS[kind];
  if (comparison !== undefined) add('comparison', node.operatorToken, comparison);
  const connective = CONNECTIVES[kind];
  if (connective !== undefined) add('connective', node.operatorToken, connective);
  const sum = ARITHMETIC[kind];
  if (sum !== undefined && !isText(node.left) && !isText(node.right))
    add('arithmetic', node.operatorToken, sum);
}

/** Types, imports, and everything that makes a thrown error. */
function isOutside(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node)
  );
}

function onlyThrows(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) return statement.statements.every(onlyThrows);
  return ts.isThrowStatement(statement);
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A statement whose absence leaves a program that runs: a call, an assignment, a jump within a loop. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isContinueStatement(node)) return true;
  if (!ts.isExpressionStatement(node)) return false;
  return ts.isCallExpression(node.expression) || isAssignment(node.expression);
}

function isAssignment(node: ts.Expression): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
