/** Clues in German, with the names of the puzzle in quotes. */
import { isPlaceClue, type ZebraClue } from '../puzzle.js';
import { quoted } from './words.js';

const RELATIONS: Readonly<Record<ZebraClue['type'], string>> = {
  same: 'ist im selben Haus wie',
  different: 'ist nicht im selben Haus wie',
  at: 'ist in Haus',
  'not-at': 'ist nicht in Haus',
  'directly-left': 'ist direkt links von',
  'directly-right': 'ist direkt rechts von',
  left: 'ist irgendwo links von',
  right: 'ist irgendwo rechts von',
  adjacent: 'ist direkt neben',
  'between-1': 'und',
  'between-2': 'und',
};

const BETWEEN: Readonly<Partial<Record<ZebraClue['type'], string>>> = {
  'between-1': 'ist genau ein Haus',
  'between-2': 'sind genau zwei Häuser',
};

/** The clue without a full stop: `„red“ ist direkt neben „dog“`. */
export function germanClue(clue: ZebraClue): string {
  const first = quoted(clue.a[1]);
  if (isPlaceClue(clue)) return `${first} ${RELATIONS[clue.type]} ${clue.house + 1}`;
  const pair = `${first} ${RELATIONS[clue.type]} ${quoted(clue.b[1])}`;
  const between = BETWEEN[clue.type];
  return between === undefined ? pair : `Zwischen ${pair} ${between}`;
}
