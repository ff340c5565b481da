/**
 * Words for too many ships of one cell: those found, and row by row those that must be somewhere in the row.
 */
import type { Mark } from '../../../families/contract/index.js';
import { inWords } from '../../../families/kit/index.js';
import type { Crowd, Gathering, UsedReason } from '../../model/index.js';
import { inSentence, listedMarks, ofWhich } from '../lists.js';
import { saysHalf } from '../rule-words.js';

/** The context of the words for a crowd. */
interface Context {
  readonly marks: readonly Mark[];
  /** By position: the reasons, with the halves that are needed. */
  readonly reasons: readonly Pick<UsedReason, 'reason' | 'half'>[];
}

/** The words for a crowd, as they follow `because`. */
export function crowdWords(context: Context, { counted, found, gatherings }: Crowd): string {
  const total = gatherings.reduce((sum, { count }) => sum + count, found.length);
  const parts = gatherings.map((gathering) => gatheringWords(context, gathering));
  const all = [...(found.length === 0 ? [] : [listedMarks(context.marks, found)]), ...parts];
  return `${ruleIn(context, counted)}, and there would be at least ${inWords(total)}: ${all.join('; ')}`;
}

/** `one of r1c3 and r1c5, as row 1 has at least two ship cells, of which r1c7 is one` */
function gatheringWords(context: Context, gathering: Gathering): string {
  const { by, isNeeding, amount, held, among, count, others, limits } = gathering;
  const places = listedMarks(context.marks, among);
  const some = count === among.length ? places : `${inWords(count)} of ${places}`;
  const rule = limitIn(context, { by, held });
  if (!isNeeding) {
    const { one, many } = context.marks[others[0]!]!.yes;
    const beside = `${inWords(amount)} of ${listedMarks(context.marks, others)} beside them ${amount === 1 ? one : many}`;
    return `${some}, as at most ${beside}: ${rule}`;
  }
  const elsewhere = listedMarks(context.marks, others);
  const rest =
    others.length === 0 ? '' : `, only ${inWords(others.length)} of which can be elsewhere (${elsewhere})`;
  return `${some}, as ${[rule + rest, ...limits.map((limit) => limitIn(context, limit))].join(', and ')}`;
}

/** `row 1 has at least two ship cells, of which r1c7 is one` */
function limitIn(context: Context, { by, held }: Pick<Gathering, 'by' | 'held'>): string {
  return `${ruleIn(context, by)}${ofWhich(listedMarks(context.marks, held), held.length)}`;
}

function ruleIn({ reasons }: Context, position: number): string {
  const { reason, half } = reasons[position]!;
  return inSentence(saysHalf(reason, half));
}
