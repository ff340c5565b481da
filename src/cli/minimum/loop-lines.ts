/** Rounds of leader and follower in words, in lines of at most eighty characters. */
import { renderTerminal, wrap } from '../../draw/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import type { LoopCut, LoopReport } from '../../minimum/index.js';
import { boundsInWords } from '../output/index.js';

type Round = Extract<LoopReport, { readonly kind: 'round' }>;

const COLUMNS = 80;
/** The indent of a round's sentences. */
const INDENT = 12;
/** Pictures of another solution that are taller or wider are left out. */
const MOST_LINES = 16;
/** Replaces the blanks inside a name while lines are broken. */
const UNBROKEN = '\u00a0';

const CHOOSERS: Readonly<Record<Round['by'], string>> = {
  start: 'greedy start',
  branching: 'branching',
  leader: 'leader',
  completion: 'greedy completion',
};

const BOUNDS = {
  'disjoint-cuts': 'disjoint cuts each need a clue of their own',
  branching: 'branching has searched every cheaper choice',
} as const;

/** The lines of a round or a bound. */
export function loopLines(family: AnyFamily, report: LoopReport, ascii: boolean): readonly string[] {
  if (report.kind === 'bound') return [`bound: ${BOUNDS[report.by]}: at least ${report.lower}`];
  const { number, by, lower, upper, chosen } = report;
  const choice = chosen.length === 0 ? 'nothing' : `${chosen.length}: ${joined(chosen)}`;
  return [
    `round ${number}, ${CHOOSERS[by]}: ${boundsInWords(lower, upper)}`,
    ...labelled('chooses', choice),
    ...answerLines(report),
    ...report.cuts.flatMap((cut) => cutLines(family, report, cut, ascii)),
  ];
}

function answerLines({ answer, cuts }: Round): readonly string[] {
  switch (answer) {
    case 'feasible':
      return labelled('follower', 'finds no other solution');
    case 'undecided':
      return labelled('follower', 'was stopped by a limit');
    case 'known': {
      const words = cuts.length === 1 ? 'a cut' : `${cuts.length} cuts`;
      return labelled('follower', `is not called: the choice violates ${words} found before`);
    }
    case 'broken':
      return [];
  }
}

function cutLines(
  family: AnyFamily,
  { answer, puzzle }: Round,
  { oneOf, other, differing }: LoopCut,
  ascii: boolean,
): readonly string[] {
  const cut = labelled('cut', `${oneOf.length === 1 ? '' : 'one of '}${joined(oneOf)}`);
  if (answer !== 'broken' || other === undefined) return cut;
  const picture = renderTerminal(family.picture(puzzle, { solution: other }), { unicode: !ascii })
    .split('\n')
    .map((line) => (' '.repeat(INDENT) + line).trimEnd())
    .filter((line) => line !== '');
  const fits = picture.length <= MOST_LINES && picture.every((line) => [...line].length <= COLUMNS);
  const cells = differing === 1 ? 'one cell' : `${differing} cells`;
  const found = labelled('follower', `finds another solution; ${cells} differ${fits ? ':' : ''}`);
  return [...found, ...(fits ? picture : []), ...cut];
}

/**
 * Names of clues in one sentence; lines break between names, within one only where it is longer than a line.
 */
function joined(names: readonly string[]): string {
  return names
    .map((name) => (name.length < COLUMNS - INDENT ? name.replaceAll(' ', UNBROKEN) : name))
    .join('; ');
}

/** A text behind its label. */
function labelled(label: string, text: string): readonly string[] {
  return wrap(text, COLUMNS - INDENT).map((line, index) =>
    `  ${index === 0 ? label : ''}`.padEnd(INDENT).concat(line.replaceAll(UNBROKEN, ' ')),
  );
}
