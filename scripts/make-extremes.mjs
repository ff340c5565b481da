/**
 * Answers the questions of extremes/questions.mjs and writes docs/extremes.md, a certificate and a picture
 * for each: `npm run extremes`, and `npm run extremes -- --only ID` for those whose id begins so. A
 * certificate that stands in docs/extremes is kept unless its question is named; each is checked before the
 * page is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as puzzlewright from '../dist/src/index.js';
import { QUESTIONS, SEQUENCES } from './extremes/questions.mjs';

const FOLDER = 'docs/extremes';
/** Characters of a certificate that is kept. */
const MOST = 300_000;

const at = process.argv.indexOf('--only');
const only = at < 0 ? undefined : process.argv[at + 1];
if (at >= 0 && !QUESTIONS.some(({ id }) => id.startsWith(only))) {
  process.stderr.write(`extremes: no question begins with ${only}\n`);
  process.exit(2);
}

const familyOf = (id) => puzzlewright.findFamily(id);

/** The certificate of a question, made anew. */
function make({ kind, puzzle, kinds, settings, family }) {
  if (kind === 'walls') return puzzlewright.certificateOfMinimum(puzzlewright.queens, { settings });
  if (kind === 'board') return puzzlewright.certificateOfBoard(familyOf(puzzle.family), puzzle, { kinds });
  if (kind === 'solutions') return puzzlewright.certificateOfSolutions(familyOf(puzzle.family), puzzle);
  const asked = puzzle ?? familyOf(family).examples[0].puzzle;
  return puzzlewright.certificateOfMinimum(familyOf(asked.family), { puzzle: asked, settings });
}

/** The instance that a certificate shows as a puzzle, and its solution; nothing where there is none. */
function instanceOf(certificate) {
  if (certificate.certificate === 'fewest-walls') {
    const { placement, queens } = certificate;
    if (placement === undefined) return undefined;
    const board = placement.map((cells) => cells.replaceAll('Q', '.'));
    return { puzzle: { family: 'queens', board, queens }, solution: placement };
  }
  const { puzzle, kinds } = certificate;
  if (certificate.certificate === 'solutions') return { puzzle };
  const { solution, chosen } = certificate.example ?? certificate;
  if (solution === undefined) return undefined;
  const { clues } = familyOf(puzzle.family);
  return { puzzle: clues.cluesOf(puzzle, solution, kinds).puzzleWith(chosen) };
}

const HOW = {
  'fewest-of-board': ({ solutions }) => [
    'All solutions of the board listed, with a proof that there are no others which the checker follows while it is made; for each a smallest set of clues that every other solution breaks, by going through all choices.',
    `${solutions} solutions, ${solutions * (solutions - 1)} pairs of them`,
  ],
  'fewest-clues': ({ sets, bound, unique }) => [
    'Leader and follower; each set of clues has another solution, the bound and the one solution have LRAT proofs.',
    `${sets.length} sets of which every choice needs a clue; proofs about ${bound.clauses} and ${unique?.clauses ?? 0} clauses`,
  ],
  solutions: ({ proof }) => [
    'An LRAT proof that there are no others, about the rows of the whole puzzle.',
    `a proof about ${proof.clauses} clauses, ${proof.lrat.length} characters packed`,
  ],
  'fewest-walls': ({ bound }) => [
    'Search, then an LRAT proof that fewer walls are not enough, about the least-walls model with its bounds and without a symmetry broken.',
    `a proof about ${bound?.clauses ?? 0} clauses, ${bound?.lrat.length ?? 0} characters packed`,
  ],
};

function boundsOf(certificate) {
  if (certificate.certificate === 'solutions') return { reached: true };
  if (certificate.certificate !== 'fewest-of-board')
    return { lower: certificate.lower, reached: (certificate.chosen ?? certificate.placement) !== undefined };
  const { byFewest } = certificate;
  const lower = byFewest.findIndex((count) => count > 0);
  return { lower, most: byFewest.length - 1, reached: lower >= 0 };
}

const entries = [];
const refused = [];
for (const question of QUESTIONS) {
  const { id, kind } = question;
  const folder = kind === 'walls' ? 'queens' : (question.puzzle?.family ?? question.family);
  const stem = path.join(FOLDER, folder, id);
  let certificate;
  try {
    const isKept = existsSync(`${stem}.json`) && !(only !== undefined && id.startsWith(only));
    certificate = isKept ? JSON.parse(readFileSync(`${stem}.json`, 'utf8')) : await make(question);
  } catch (error) {
    refused.push(`${id}: ${error.message}`);
    continue;
  }
  const text = `${JSON.stringify(certificate)}\n`;
  const verdict = await puzzlewright.checkCertificate(JSON.parse(text));
  if (verdict.status !== 'verified') throw new Error(`${id}: ${verdict.reason}`);
  if (text.length > MOST) {
    refused.push(`${id}: its certificate has ${text.length} characters`);
    continue;
  }
  const bounds = boundsOf(certificate);
  if (!bounds.reached && kind === 'board') {
    refused.push(`${id}: ${verdict.claim}`);
    continue;
  }
  mkdirSync(path.dirname(stem), { recursive: true });
  writeFileSync(`${stem}.json`, text);
  const instance = instanceOf(certificate);
  if (instance !== undefined) {
    const family = familyOf(instance.puzzle.family);
    const { solution } = instance;
    const scene = family.picture(instance.puzzle, solution === undefined ? {} : { solution });
    writeFileSync(`${stem}.svg`, puzzlewright.renderSvg(scene, { text: 'outlines' }));
  }
  entries.push({
    ...question,
    certificate,
    bounds,
    claim: verdict.claim,
    stem,
    isDrawn: instance !== undefined,
  });
  process.stderr.write(`${id}: ${verdict.claim}\n`);
}
for (const reason of refused) process.stderr.write(`left out: ${reason}\n`);

writeFileSync('docs/extremes.md', pageOf(entries));
process.stderr.write(`wrote docs/extremes.md with ${entries.length} entries\n`);

function pageOf(all) {
  const known = all.filter((entry) => entry.known !== undefined).length;
  return `${[
    '# Extremes, with certificates',
    '',
    'Written by `npm run extremes`. Each entry is a question about the fewest clues or walls, the best instance, and a certificate that anybody can check again',
    'from the puzzle alone: `puzzlewright certificate FILE`, or `checkCertificate` of the library, in Node and in a browser. [formats.md](formats.md#certificates) describes the files.',
    '`npm run extremes -- --only ID` answers the questions whose id begins so anew. Certificates rest on what [architecture.md](architecture.md#what-certified-rests-on) says, and those of boards also on the',
    'program that goes through the choices of clues.',
    '',
    `${all.length} entries. For ${known} of them the figure was published; the entry says where. Of the others we have seen no publication; web pages and OEIS were searched for`,
    'the larger kinds of puzzle by name, not for each question. That is no claim to be the first.',
    '',
    '| question | fewest | most that a solution needs | certificate |',
    '|---|---|---|---|',
    ...all.map(({ id, question, bounds, stem }) => {
      const bound = bounds.reached ? (bounds.lower ?? '') : `at least ${bounds.lower}`;
      return `| [${question}](#${id}) | ${bound} | ${bounds.most ?? ''} | [${id}](${linkOf(stem)}.json) |`;
    }),
    '',
    ...sequencesOf(all),
    '## The entries',
    '',
    ...all.flatMap(entryOf),
  ].join('\n')}`;
}

function entryOf({ id, question, claim, certificate, known, note, stem, isDrawn }) {
  const [how, work] = HOW[certificate.certificate](certificate);
  return [
    `### ${id}`,
    '',
    `${question}.`,
    '',
    ...(isDrawn ? [`![${question}](${linkOf(stem)}.svg)`, ''] : []),
    `* Proved: ${claim}.`,
    `* How: ${how}`,
    `* Work: ${work}.`,
    ...(note === undefined ? [] : [`* ${note}`]),
    `* ${known === undefined ? 'Not found in the literature known to us.' : `Published: ${known}.`}`,
    `* \`puzzlewright certificate docs/${linkOf(stem)}.json\``,
    '',
  ];
}

function linkOf(stem) {
  return path.posix.relative('docs', stem);
}

/** Sequences in the internal format of OEIS, without the numbers that it gives. */
function sequencesOf(all) {
  const lines = SEQUENCES.flatMap(({ prefix, rows, first, noun, name }) => {
    const terms = [];
    for (let columns = first; ; columns++) {
      const entry = all.find(({ id }) => id === `${prefix}-${rows}x${columns}`);
      if (entry === undefined) break;
      terms.push(entry.bounds);
    }
    if (terms.length < 4) return [];
    const sequence = (term, which) => [
      '```text',
      `%S ${terms.map(term).join(',')}`,
      `%N ${which} ${rows} X n cells.`,
      `%C Each term has a certificate: all solutions of the board without clues are listed with proof, and all choices of clues gone through.`,
      `%O ${first},${Math.max(1, terms.map(term).findIndex((value) => value > 1) + 1)}`,
      '%K nonn,more',
      '```',
      '',
    ];
    return [
      ...sequence(({ lower }) => lower, `Fewest ${noun} of a ${name} puzzle with one solution on`),
      ...sequence(({ most }) => most, `Most ${noun} that any solution needs of a ${name} puzzle on`),
    ];
  });
  return [
    '## Sequences',
    '',
    'In the form in which OEIS takes new sequences; numbers and names of authors are given there.',
    '',
    ...lines,
  ];
}
