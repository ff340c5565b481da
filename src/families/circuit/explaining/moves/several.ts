/** Counting of several points together: parity, and tracks that lead to something impossible. */
import { capitalised } from '../../../../core/index.js';
import type { Known } from '../../../contract/mark.js';
import type { Move, MoveBoard, StepLanguage } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { bestRefuted, type Follow } from '../../../kit/moves/suppose.js';
import { all } from '../../../kit/words/series.js';
import { inWords } from '../../../kit/words/words.js';
import type { CircuitPuzzle } from '../../puzzle.js';
import { followingIn, type Line, parities } from './consequences.js';
import { tracksOf } from './tracks.js';
import { clauses, leavingWords } from './words.js';

/** The consequences on a board from one more value. */
function follow(board: MoveBoard<CircuitPuzzle>): Follow<Line> {
  const tracks = tracksOf(board);
  return (values, changed) => followingIn(tracks.with(values), changed);
}

type Parity = Extract<Line, { readonly kind: 'parity' }>;

/**
 * Groups of points of which all places that lead out are decided but one.
 * @param most points of a group
 */
export function parity(id: string, most: number): Move<CircuitPuzzle> {
  return defineMove<CircuitPuzzle, Parity>({
    id,
    name: { en: 'parity', de: 'Parität' },
    *find(board) {
      for (const { group, conclusions, rules, says } of parities(tracksOf(board))) {
        const data = says(conclusions);
        if (group.length <= most && data.kind === 'parity') yield { conclusions, rules: rules(), data };
      }
    },
    says: {
      en: (data) =>
        `${data.place} has ${data.hasTrack ? 'a' : 'no'} track: ${leavingWords(data, 'en')}, and ${othersWords(data.others, 'en')}.`,
      de: (data) =>
        `${data.place} hat ${data.hasTrack ? 'eine' : 'keine'} Leiterbahn: ${capitalised(leavingWords(data, 'de'))}, und ${othersWords(data.others, 'de')}.`,
    },
  });
}

/** `there are two others, r1c2–r1c3 and r2c2–r3c2` */
function othersWords(others: readonly string[], language: StepLanguage): string {
  const count = inWords(others.length, language, 'e');
  if (language === 'de') {
    if (others.length === 0) return 'eine andere gibt es nicht';
    return `es gibt ${count} andere, ${all(others, 'de')}`;
  }
  if (others.length === 0) return 'there is no other';
  return others.length === 1
    ? `there is one other, ${others[0]}`
    : `there are ${count} others, ${all(others, 'en')}`;
}

interface Supposed {
  readonly place: string;
  readonly has: boolean;
  readonly lines: readonly Line[];
}

/** A track, or none, that leads to something impossible, by as few rules as there are. */
export const supposition: Move<CircuitPuzzle> = defineMove<CircuitPuzzle, Supposed>({
  id: 'supposition',
  *find(board) {
    const refuted = bestRefuted(board, follow(board));
    if (refuted === undefined) return;
    const { supposed, lines, rules } = refuted;
    const conclusion: Known = { ...supposed, value: !supposed.value };
    const place = tracksOf(board).placeName(supposed.mark);
    yield { conclusions: [conclusion], rules, data: { place, has: supposed.value, lines } };
  },
  says: { en: (data) => supposedWords(data, 'en'), de: (data) => supposedWords(data, 'de') },
});

function supposedWords({ place, has, lines }: Supposed, language: StepLanguage): string {
  const words = clauses(lines, language);
  if (language === 'de')
    return `${has ? 'Mit' : 'Ohne'} ${place}: ${words}. Also hat ${place} ${has ? 'keine' : 'eine'} Leiterbahn.`;
  return `${has ? 'With' : 'Without'} ${place}, ${words}. So ${place} has ${has ? 'no' : 'a'} track.`;
}
