/** The page docs/extremes.md as text. */
import { SEQUENCES } from './groups.mjs';

const HOW = {
  'fewest-of-board':
    'All solutions of the board listed, with a proof that there are no others which the checker follows while it is made; for each a smallest set of clues that every other solution breaks, by going through all choices.',
  'fewest-clues':
    'Leader and follower; each set of clues has another solution that the rules accept; that fewer clues do not meet every set has an LRAT proof, or all choices of so few are gone through; that the clues leave one solution has an LRAT proof.',
  solutions: 'An LRAT proof that there are no others, about the rows of the whole puzzle.',
  'fewest-walls':
    'Search; the parts into which walls divide the rows give the bound, and where it is higher an LRAT proof about the least-walls model with its bounds and without a symmetry broken.',
  census:
    'All cases gone through by a plain program of the family that knows no solver; the clause-learning engine with the checker proves that each puzzle of the certificate has one solution.',
};

const workOf = {
  'fewest-of-board': ({ solutions }) =>
    `${counted(solutions, 'solution')}, ${counted(solutions * (solutions - 1), 'pair')} of them`,
  'fewest-clues': ({ sets, bound, unique }) =>
    `${counted(sets.length, 'set')} of clues; proofs about ${bound?.clauses ?? 0} and ${unique?.proof.clauses ?? 0} clauses`,
  solutions: ({ proof }) => `a proof about ${proof.clauses} clauses`,
  'fewest-walls': ({ bound }) =>
    bound === undefined ? 'no proof needed' : `a proof about ${bound.clauses} clauses`,
  census: ({ cases }) => counted(cases, 'case'),
};

function counted(count, one) {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** The whole page. */
export function pageOf(groups) {
  const entries = groups.flatMap((group) => group.entries);
  const fresh = groups.filter(({ known, searched }) => known === undefined && searched !== undefined);
  const count = fresh.flatMap((group) => group.entries).length;
  return `${[
    '# Extremes, with certificates',
    '',
    'Written by `npm run extremes`. Each entry is a question about the fewest clues or walls, the most islands, or all puzzles of a size, with the answer and a certificate that anybody can check again',
    'from the puzzle alone: `puzzlewright certificate FILE`, `checkCertificate` of the library, or the page in a browser (*Check a certificate*; the last column of the tables is the address behind that of the page, and a file may be dropped there). [formats.md](formats.md#certificates) describes the files, which the repository has and the package has not.',
    '`npm run extremes -- --only ID` answers the questions whose id begins so anew. Certificates rest on what [architecture.md](architecture.md#what-certified-rests-on) says; those of boards also on the',
    'program that goes through the choices of clues, and those that go through all puzzles of a size on that program, which the check runs once more.',
    '',
    `${entries.length} entries in ${groups.length} groups. The ${count} entries of ${fresh.length} groups (${fresh.map(({ id }) => `[${id}](#${id})`).join(', ')}) were searched for by their words on web pages (OEIS among them) and in pages`,
    'of documentation, and not found; each group says what for. That is no claim to be the first. Groups without a word about publications were not searched for by themselves.',
    '',
    'Answers are fewest numbers, `a to b` the fewest of all and the most that any solution needs; with all puzzles of a size gone through, each number with how many cases have it in brackets.',
    '',
    '| question | answers |',
    '|---|---|',
    ...groups.map((group) => `| [${group.title}](#${group.id}) | ${answersOf(group)} |`),
    '',
    '## The entries',
    '',
    ...groups.flatMap(groupOf),
    ...sequencesOf(entries),
  ].join('\n')}`;
}

/** The numbers of a group, short: the entry that is drawn first. */
function answersOf({ entries, shown }) {
  const first = entries.filter(({ id }) => id === shown);
  const ordered = [...first, ...entries.filter(({ id }) => id !== shown)];
  const words = ordered.map(({ id, certificate, bounds: { lower, most } }) => {
    const [name] = /\d+x\d+(?:-.*)?$/.exec(id) ?? /\d+-walls-\d+$/.exec(id) ?? [id];
    const { certificate: kind, counts, more = 0, solutions } = certificate;
    if (kind === 'census') return `${name}: ${countsInWords(counts, more)}`;
    if (kind === 'solutions') return `${name}: ${solutions.length === 1 ? 'one solution' : 'none'}`;
    return `${name}: ${most === undefined || most === lower ? lower : `${lower} to ${most}`}`;
  });
  const few = ordered[0].certificate.certificate === 'census' ? 4 : 8;
  const rest = words.length > few ? `; and ${words.length - few} more` : '';
  return `${words.slice(0, few).join('; ')}${rest}`;
}

function countsInWords(counts, more) {
  const found = counts.flatMap((count, number) => (count === 0 ? [] : [`${number} (${count})`]));
  return [...found, ...(more > 0 ? [`${counts.length} or more (${more})`] : [])].join(', ');
}

function groupOf({ id, title, entries, picture, known, searched, note }) {
  const kinds = [...new Set(entries.map(({ certificate }) => certificate.certificate))];
  return [
    `### ${id}`,
    '',
    `${title}.`,
    '',
    ...(picture === undefined ? [] : [`![${title}](extremes/${picture})`, '']),
    '| entry | proved | work | in the page |',
    '|---|---|---|---|',
    ...entries.map(({ id: entry, file, claim, certificate }) => {
      return `| [${entry}](extremes/${file}) | ${claim} | ${workOf[certificate.certificate](certificate)} | \`#certificate/${entry}\` |`;
    }),
    '',
    ...kinds.map((kind) => `* How: ${HOW[kind]}`),
    ...(note === undefined ? [] : [`* ${note}`]),
    ...(known === undefined ? [] : [`* Published: ${known}.`]),
    ...(searched === undefined ? [] : [`* Searched for: ${searched}.`]),
    `* Check: \`puzzlewright certificate docs/extremes/${entries[0].file}\`${entries.length > 1 ? ', and so for each' : ''}. Made by \`npm run extremes -- --only ${entries[0].id}\`.`,
    '',
  ];
}

/** Sequences in the internal format of OEIS, without the numbers that it gives. */
function sequencesOf(entries) {
  const LEAST = 4;
  const lines = SEQUENCES.flatMap(({ idOf, first, termOf, name }) => {
    const terms = [];
    for (let n = first; ; n++) {
      const entry = entries.find(({ id }) => id === idOf(n));
      if (entry === undefined) break;
      terms.push(termOf(entry));
    }
    if (terms.length < LEAST) throw new Error(`${name}: ${terms.length} terms`);
    const large = terms.findIndex((term) => term > 1);
    return [
      '```text',
      `%S ${terms.join(',')}`,
      `%N ${name}`,
      `%C Each term has a certificate: ${idOf(first)} and the following in the gallery of extremes of Puzzlewright.`,
      `%O ${first},${large < 0 ? 1 : large + 1}`,
      '%K nonn,more',
      '```',
      '',
    ];
  });
  return [
    '## Sequences',
    '',
    'In the form in which OEIS keeps sequences (terms, name, comment, offset with the place of the first term above 1, keywords); numbers and names of authors are given there.',
    '',
    ...lines,
  ];
}
