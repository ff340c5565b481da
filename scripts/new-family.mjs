/**
 * Begins a family as a copy of a template: `npm run new-family -- NAME --like cells`. The copy and its small
 * puzzles are renamed and registered, so that the laws hold of it at once; what comes next is printed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const FAMILIES = 'src/families';
const CANDIDATES = 'test/conformance/candidates';

/** By the word for `--like`: a folder in src/families, also the name of its small puzzles, and its family. */
const TEMPLATES = {
  cells: { folder: 'template', family: 'unruly' },
  numbers: { folder: 'template-numbers', family: 'crosswise' },
  lines: { folder: 'template-lines', family: 'fences' },
};

const NAME = /^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/;

/** Whence new lines are put into their order by the formatter. */
const FIRST_IMPORT = /^import .*\n/m;
const LIST_END = /\n\];\n$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { like: { type: 'string', default: 'cells' } },
});
const [id = ''] = positionals;
const template = TEMPLATES[values.like];
if (template === undefined) fail(`--like: expected one of ${Object.keys(TEMPLATES).join(', ')}`);
if (!NAME.test(id)) fail('expected a name in lower case, such as "rolling-stones"');
const folder = `${FAMILIES}/${id}`;
if (existsSync(path.join(root, folder))) fail(`${folder} exists`);

const words = id.split('-');
const upper = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = words.map(upper).join('');
const camel = pascal[0].toLowerCase() + pascal.slice(1);
const title = upper(words.join(' '));

copy(`${FAMILIES}/${template.folder}`, folder);
copy(`${CANDIDATES}/${template.folder}.ts`, `${CANDIDATES}/${id}.ts`);
change(`${folder}/index.ts`, (text) =>
  text
    .replace(/aliases: \[[^\]]*\]/, 'aliases: []')
    .replace(/\/\*\* .*registry\. \*\//, `/** ${title}: a copy of a template, whose rules it still has. */`),
);
change(`${folder}/index.ts`, (text) => {
  return `${text}\nexport type { ${pascal}Puzzle, ${pascal}Solution } from './puzzle.js';\n`;
});
change(`${FAMILIES}/index.ts`, (text) =>
  text
    .replace(FIRST_IMPORT, `$&import { ${camel} } from './${id}/index.js';\n`)
    .replace(
      /^export \{ type .*\n/m,
      `$&export { type ${pascal}Puzzle, type ${pascal}Solution, ${camel} } from './${id}/index.js';\n`,
    )
    .replace(/(const REGISTERED = \[[^\]]*?),?(\s*\] as const;)/, `$1, ${camel}$2`),
);
const entry = `{
  family: '${id}',
  opening: /^\\s*${id}\\b/i,
  codecs: async () => (await import('./${id}/codecs/index.js')).${camel}Codecs,
  load: async () => (await import('./${id}/index.js')).${camel},
}`;
change(`${FAMILIES}/codecs.ts`, (text) => text.replace(LIST_END, `\n${entry},$&`));
change(`${CANDIDATES}/index.ts`, (text) =>
  text
    .replace(FIRST_IMPORT, `$&import { small${pascal} } from './${id}.js';\n`)
    .replace(LIST_END, `\nsmall${pascal},$&`),
);
// Names of other lengths ask for other lines, and other orders of imports.
const changed = [folder, `${FAMILIES}/index.ts`, `${FAMILIES}/codecs.ts`, CANDIDATES];
execFileSync('npx', ['biome', 'check', '--write', '--log-level=error', ...changed], {
  cwd: root,
  stdio: 'inherit',
});

process.stdout.write(`${folder} is a copy of ${FAMILIES}/${template.folder}, registered as "${id}". What comes next:
1. ${folder}/rules.ts, puzzle.ts, reading.ts: the rules, the puzzle and its faults
2. ${folder}/index.ts, guide.ts, examples.ts: the rules in words, examples of every verdict
3. ${CANDIDATES}/${id}.ts: small puzzles, and what could be solutions of them
4. npm run golden -- ${id}
5. npx vitest run test/conformance -t ${id}
6. npm run reference; npm run check; npm test
A generator, a game of the page, other languages: docs/adding-a-family.md
`);

function fail(message) {
  process.stderr.write(`new-family: ${message}\n`);
  process.exit(2);
}

function change(file, how) {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  const other = how(text);
  if (other === text) fail(`${file} is not as this program expects it: it was not changed`);
  writeFileSync(full, other);
}

/** Copies a file or folder with the names of the new family in it. */
function copy(from, to) {
  cpSync(path.join(root, from), path.join(root, to), { recursive: true });
  for (const file of filesOf(path.join(root, to))) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
}

function filesOf(full) {
  if (!statSync(full).isDirectory()) return [full];
  return readdirSync(full).flatMap((name) => filesOf(path.join(full, name)));
}

/** Texts have the id or the title, identifiers the same without hyphens. */
function renamed(text) {
  const { family, folder: old } = template;
  const name = upper(family);
  return text
    .replaceAll(`families/${old}/`, `families/${id}/`)
    .replaceAll(new RegExp(`(['"\`])${family}\\1`, 'g'), `$1${id}$1`)
    .replaceAll(new RegExp(`\\\\s\\*${family}\\\\s`, 'g'), `\\s*${id}\\s`)
    .replaceAll(new RegExp(`\\b${family}(?=[A-Z]|\\b)`, 'g'), camel)
    .replaceAll(new RegExp(`\\b${name}\\b`, 'g'), title)
    .replaceAll(name, pascal)
    .replaceAll(family.toUpperCase(), words.join('_').toUpperCase());
}
