/** Texts that stand in the page's own code instead of in its tables of words. */
import ts from 'typescript';

/** Attributes whose text people read or hear. */
const SPOKEN = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'unit',
  'head',
  'words',
  'name',
]);

const LETTERS = /\p{L}{2}/u;
/** Three words in a row make a sentence; no name of a class or of a mark does. */
const SENTENCE = /[\p{L}’]+[,:]? \p{L}+ \p{L}+/u;

/** The texts of a file that are shown as they stand there, each with its line. */
export function literalTexts(source: string, fileName: string): readonly string[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const report = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${fileName}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) report(node, node.text);
    else if (isShown(node))
      for (const [part, text] of textsOf(node)) if (LETTERS.test(text)) report(part, text);
    const own = ownText(node);
    if (own !== undefined && SENTENCE.test(own) && !isClass(node)) report(node, own);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found)];
}

/**
 * True for an expression among the children of an element, and for the value of an attribute that is read.
 */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return SPOKEN.has(node.name.getText());
  return ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
}

/** The literal texts that an expression may be. */
function textsOf(node: ts.Node): readonly (readonly [ts.Node, string])[] {
  const own = ownText(node);
  if (own !== undefined) return [[node, own]];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node))
    return [node.left, node.right].flatMap(isJoined(node) ? textsOf : () => []);
  if (ts.isJsxAttribute(node)) return node.initializer === undefined ? [] : textsOf(node.initializer);
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : textsOf(node.expression);
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

/** True where a side of an operator is what is shown. */
function isJoined({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(kind);
}

/** The letters of a literal text, without the values in it. */
function ownText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
}

function isClass(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'class';
  return ts.isExpression(node) || ts.isJsxExpression(node) ? isClass(node.parent) : false;
}
