/**
 * The rules for comments: docstrings open with a noun or a verb, lines have at most 110 columns, and objects
 * are called by their names. Reads the sources below the working folder; reading none is a failure too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const FOLDERS = ['src', 'generators', 'web', 'test', 'scripts'];
const MOST_COLUMNS = 110;
const QUESTION = /^\/\*\*[\s*]*(What|How|Whether|Which)\b/;
const VAGUE = /\b(?:things?|tells|told|so many(?![^.;]*\bthat\b))\b/gi;
const report = (line) => process.stdout.write(`${line}\n`);

/** The comments of a file in their order, as the parser delimits them: none of texts and templates. */
function commentsOf(source) {
  const { text } = source;
  const found = new Map();
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const [start, end] = [node.getFullStart(), node.getStart(source)];
    const ranges = [ts.getTrailingCommentRanges, ts.getLeadingCommentRanges].flatMap(
      (rangesAt) => rangesAt(text, start) ?? [],
    );
    for (const range of ranges) if (range.end <= end) found.set(range.pos, range);
  };
  visit(source);
  return [...found.values()].sort((one, other) => one.pos - other.pos);
}

/** The lines of a comment outside its examples, by their positions in it. */
function linesOutsideExamples(lines) {
  let isExample = false;
  return [...lines.entries()].filter(([, line]) => {
    const tag = /^\s*(?:\/\*)?\*+\s*@(\w+)/.exec(line)?.[1];
    if (tag !== undefined) isExample = tag === 'example';
    return !isExample;
  });
}

/** The faults of a comment, each with its line in the file. */
function faultsOf(source, { pos, end }) {
  const comment = source.text.slice(pos, end);
  const [first, last] = [pos, end].map((place) => source.getLineAndCharacterOfPosition(place).line);
  const faults = [];
  const note = (line, message) => void faults.push({ line: first + line + 1, message });
  const question = QUESTION.exec(comment)?.[1];
  if (question !== undefined) note(0, `the docstring begins with "${question}", not with its subject`);
  if (!comment.includes('biome-ignore')) {
    const whole = source.text.split(/\r?\n/).slice(first, last + 1);
    for (const [line, written] of linesOutsideExamples(whole)) {
      const columns = [...written].length;
      if (columns > MOST_COLUMNS) note(line, `${columns} columns, more than ${MOST_COLUMNS}`);
    }
  }
  for (const { 0: word, index } of comment.matchAll(VAGUE))
    note(comment.slice(0, index).split('\n').length - 1, `"${word}" instead of a word of the field`);
  return faults;
}

const files = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .sort(),
);
let [comments, faults] = [0, 0];
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const comment of commentsOf(source)) {
    comments++;
    for (const { line, message } of faultsOf(source, comment)) {
      faults++;
      report(`${file}:${line}: ${message}`);
    }
  }
}
report(`${files.length} files and ${comments} comments read, ${faults} faults`);
process.exitCode = faults > 0 || files.length === 0 ? 1 : 0;
