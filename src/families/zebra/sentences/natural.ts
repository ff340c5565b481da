/** A clue in the natural words of its values, without the final dot. */
import { type Houses, isPlaceClue, type PairClue, type Reference, type ZebraClue } from '../puzzle.js';
import { BETWEEN, type Frame, LINKS } from './grammar.js';
import { houseNames } from './house-names.js';
import { wordingOf } from './wording.js';

/** Writes a clue; whether others could read it in a second way is not asked here. */
export function writeNatural(clue: ZebraClue, { houses }: Houses): string {
  if (isPlaceClue(clue)) {
    const [frame, opening] = openPlaced(clue.a, clue.type === 'not-at');
    return join(opening, linkWords(frame, 'at'), houseNames(clue.house, houses)[0]!);
  }
  const { type, a, b } = clue;
  const houseOfB = wordingOf(b).houses[0]!;
  if (type === 'between-1' || type === 'between-2') {
    return join(BETWEEN[type], wordingOf(a).houses[0]!, linkWords(type, type), houseOfB);
  }
  const deed = writeDeed(clue);
  if (deed !== undefined) return deed;
  const denied = type === 'different';
  const [frame, opening] = openPlaced(a, denied);
  return join(opening, linkWords(frame, denied ? 'same' : type), houseOfB);
}

/**
 * "The Ukrainian drinks tea": where somebody has the first value and the second is something that is done.
 */
function writeDeed({ type, a, b }: PairClue): string | undefined {
  const person = wordingOf(a).persons[0];
  const deed = wordingOf(b).deeds[0];
  if (person === undefined || deed === undefined) return undefined;
  if (type === 'same') return join(person, deed.is);
  return type === 'different' ? join(person, deed.isNot) : undefined;
}

function openPlaced(reference: Reference, denied: boolean): readonly [Frame, string] {
  const { placed, persons, houses, things } = wordingOf(reference);
  if (placed === 'person') return ['lives', `${persons[0]} ${denied ? 'does not live' : 'lives'}`];
  if (placed === 'thing') return ['thing', denied ? things[0]!.isNot : things[0]!.is];
  return ['house', `${houses[0]} ${denied ? 'is not' : 'is'}`];
}

function linkWords(frame: Frame, type: ZebraClue['type']): string {
  const link = LINKS.find((candidate) => candidate.frame === frame && candidate.type === type);
  if (link === undefined) throw new Error(`no words for ${type} after an opening of the frame ${frame}`);
  return link.words;
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
