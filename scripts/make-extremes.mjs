/**
 * Answers the questions of extremes/groups.mjs and writes docs/extremes.md, a certificate for each and a
 * picture for each group: `npm run extremes`, and `npm run extremes -- --only ID` for the questions whose id
 * begins so. A certificate that stands in docs/extremes is kept unless its question is named (`--only all`
 * names them all); each is checked before the page is written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as puzzlewright from '../dist/src/index.js';
import { GROUPS } from './extremes/groups.mjs';
import { pageOf } from './extremes/page.mjs';

const FOLDER = 'docs/extremes';
/** Characters of a certificate that is kept. */
const MOST = 300_000;

const QUESTIONS = GROUPS.flatMap(({ questions }) => questions);
const at = process.argv.indexOf('--only');
const only = at < 0 ? undefined : process.argv[at + 1];
if (at >= 0 && only !== 'all' && !QUESTIONS.some(({ id }) => id.startsWith(only))) {
  process.stderr.write(`extremes: no question begins with ${only}\n`);
  process.exit(2);
}

const familyOf = (id) => puzzlewright.findFamily(id);

/** The certificate of a question, made anew. */
function make({ kind, puzzle, solution, kinds, settings, family, census, size }) {
  switch (kind) {
    case 'walls':
      return puzzlewright.certificateOfMinimum(puzzlewright.queens, { settings });
    case 'census':
      return puzzlewright.certificateOfCensus(familyOf(family), census, size);
    case 'board':
      return puzzlewright.certificateOfBoard(familyOf(puzzle.family), puzzle, { kinds });
    case 'solutions':
      return puzzlewright.certificateOfSolutions(familyOf(puzzle.family), puzzle);
    default: {
      const asked = puzzle ?? familyOf(family).examples[0].puzzle;
      return puzzlewright.certificateOfMinimum(familyOf(asked.family), { puzzle: asked, solution, settings });
    }
  }
}

const familyNameOf = ({ kind, puzzle, family }) => (kind === 'walls' ? 'queens' : (puzzle?.family ?? family));

function boundsOf(certificate) {
  if (certificate.certificate !== 'fewest-of-board') return { lower: certificate.lower };
  const { byFewest } = certificate;
  const lower = byFewest.findIndex((count) => count > 0);
  return { lower, most: byFewest.length - 1 };
}

/** A question with its certificate, which is checked; the reason why there is none as a text. */
async function entryOf(question) {
  const { id } = question;
  const file = `${familyNameOf(question)}/${id}.json`;
  const place = path.join(FOLDER, file);
  const isNamed = only !== undefined && (only === 'all' || id.startsWith(only));
  const certificate =
    existsSync(place) && !isNamed ? JSON.parse(readFileSync(place, 'utf8')) : await make(question);
  const text = `${JSON.stringify(certificate)}\n`;
  const verdict = await puzzlewright.checkCertificate(JSON.parse(text));
  if (verdict.status !== 'verified') throw new Error(`${id}: ${verdict.reason}`);
  if (text.length > MOST) throw new Error(`${id}: its certificate has ${text.length} characters`);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  process.stderr.write(`${id}: ${verdict.claim}\n`);
  return { ...question, file, certificate, bounds: boundsOf(certificate), claim: verdict.claim };
}

/** Draws the puzzle that a certificate shows; the file's name, or undefined where it shows none. */
function draw(group, { certificate, file }) {
  const instance = puzzlewright.certificateInstance(certificate);
  if (instance === undefined) return undefined;
  const { puzzle, solution } = instance;
  const scene = familyOf(puzzle.family).picture(puzzle, solution === undefined ? {} : { solution });
  const picture = `${path.dirname(file)}/${group.id}.svg`;
  // Long texts as outlines would be half of all files.
  const text = scene.lattice === undefined ? 'plain' : 'outlines';
  writeFileSync(path.join(FOLDER, picture), puzzlewright.renderSvg(scene, { text }));
  return picture;
}

const groups = [];
for (const group of GROUPS) {
  const entries = [];
  for (const question of group.questions) entries.push(await entryOf(question));
  const shown = entries.find(({ id }) => id === group.shown) ?? entries.at(-1);
  groups.push({ ...group, entries, picture: draw(group, shown) });
}

const entries = groups.flatMap((group) => group.entries);
const index = entries.map(({ id, question, file }) => ({ id, question, file }));
writeFileSync(path.join(FOLDER, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
const wanted = new Set([
  'index.json',
  ...entries.map(({ file }) => file),
  ...groups.map(({ picture }) => picture),
]);
for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  const isFile = name.endsWith('.json') || name.endsWith('.svg');
  if (isFile && !wanted.has(name.replaceAll(path.sep, '/'))) rmSync(path.join(FOLDER, name));
}
writeFileSync('docs/extremes.md', pageOf(groups));
process.stderr.write(`wrote docs/extremes.md with ${entries.length} entries in ${groups.length} groups\n`);
