/** Too many things of one cell in words: those that are found, and row by row those that must be somewhere in it. */
import type { Mark } from '../../families/explaining.js';
import { inWords } from '../../families/kit/words.js';
import type { Crowd, Gathering } from '../crowd.js';
import type { UsedReason } from '../step.js';
import { inSentence, listedPlaces } from './lists.js';

/** What the words of a crowd are made from besides it. */
interface Context {
  readonly marks: readonly Mark[];
  /** By position: the reasons, with the halves that are needed. */
  readonly reasons: readonly Pick<UsedReason, 'reason' | 'half'>[];
}

/** What is said of a crowd after `because`. */
export function crowdWords(context: Context, { counted, found, gatherings }: Crowd): string {
  const total = gatherings.reduce((sum, { count }) => sum + count, found.length);
  const parts = gatherings.map((gathering) => gatheringWords(context, gathering));
  const all = [...(found.length === 0 ? [] : [placesIn(context, found)]), ...parts];
  return `${ruleIn(context, counted)}, and there would be at least ${inWords(total)}: ${all.join('; ')}`;
}

/** `one of r1c3 and r1c5, as row 1 has at least two ship cells, of which r1c7 is one` */
function gatheringWords(context: Context, gathering: Gathering): string {
  const { by, isNeeding, amount, held, among, count, others, limits } = gathering;
  const places = placesIn(context, among);
  const some = count === among.length ? places : `${inWords(count)} of ${places}`;
  const has =
    held.length === 0
      ? ''
      : `, of which ${placesIn(context, held)} ${held.length === 1 ? 'is one' : `are ${inWords(held.length)}`}`;
  const rule = `${ruleIn(context, by)}${has}`;
  if (!isNeeding) {
    const { one, many } = context.marks[others[0]!]!.yes;
    const beside = `${inWords(amount)} of ${placesIn(context, others)} beside them ${amount === 1 ? one : many}`;
    return `${some}, as at most ${beside}: ${rule}`;
  }
  const rest =
    others.length === 0
      ? ''
      : `, only ${inWords(others.length)} of which can be elsewhere: ${placesIn(context, others)}`;
  return `${some}, as ${[rule, ...limits.map((position) => ruleIn(context, position))].join(', and ')}${rest}`;
}

function placesIn({ marks }: Context, list: readonly number[]): string {
  return listedPlaces(
    list.map((mark) => marks[mark]!.place),
    Number.POSITIVE_INFINITY,
  );
}

function ruleIn({ reasons }: Context, position: number): string {
  const { reason, half } = reasons[position]!;
  return inSentence(half === undefined ? reason.says : (reason.halves?.[half] ?? reason.says));
}
