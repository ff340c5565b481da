/** QR codes at the foot of the page of their puzzles, each under the number of its puzzle. */
import { type Scene, textBlock } from '../../draw/index.js';
import type { CertifiedPuzzle } from '../../proving/index.js';
import { addressOf, codeScene, LONGEST_ADDRESS } from '../codes/index.js';
import type { Entry, SmallPrint } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { type Item, itemOf, moveItem, type TypeArea, type Typography } from '../style/index.js';

/** Between codes, below their numbers, and above the row. */
const GAP = 5;
const BELOW_NUMBER = 0.5;
const ABOVE = 4;

/** The codes of a page, from the top of their room on. */
export interface CodeFoot {
  /** With the room above; 0 where there are none. */
  readonly height: number;
  readonly items: readonly Item[];
  /** Puzzles without a code: their addresses are too long, or the page has no room. */
  readonly without: readonly SmallPrint[];
}

/** The share of a page that codes may take: the puzzles have the rest. */
const MOST_SHARE = 0.4;

/** Sets the codes for some puzzles in rows, as many in each as there is room for. */
export function codeFoot(
  entries: readonly Entry[],
  { qr }: Pick<BookSpec, 'qr'>,
  body: TypeArea,
  type: Typography,
): CodeFoot {
  if (qr === undefined) return { height: 0, items: [], without: [] };
  const items: Item[] = [];
  const without: SmallPrint[] = [];
  let [x, y, below] = [0, ABOVE, ABOVE];
  for (const entry of entries) {
    const { address, scene } = codeOf(entry, qr);
    if (scene === undefined) {
      without.push({ code: 'qr-too-long', entry, characters: address.length });
      continue;
    }
    if (x > 0 && x + scene.width > body.width) [x, y] = [0, below + GAP];
    const number = textBlock(entry.label, type.label, scene.width, { anchor: 'middle' });
    const end = y + number.height + BELOW_NUMBER + scene.height;
    if (end > MOST_SHARE * body.height || scene.width > body.width) {
      without.push({ code: 'qr-no-room', entry });
      continue;
    }
    items.push(itemOf('text', number, { x, y }));
    items.push(itemOf('code', scene, { x, y: y + number.height + BELOW_NUMBER, entry: entry.index }));
    below = Math.max(below, end);
    x += scene.width + GAP;
  }
  return { height: items.length === 0 ? 0 : below, items, without };
}

interface Code {
  readonly address: string;
  /** Absent: the address is too long. */
  readonly scene?: Scene;
}

/** Pages are divided in many ways before one is taken: codes by puzzle and what they open. */
const drawn = new WeakMap<CertifiedPuzzle, Map<string, Code>>();

function codeOf({ family, puzzle }: Entry, { host, opens }: NonNullable<BookSpec['qr']>): Code {
  const codes = drawn.get(puzzle) ?? new Map<string, Code>();
  drawn.set(puzzle, codes);
  const key = `${opens} ${host}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  const address = addressOf(family, puzzle.puzzle, host, opens);
  const code = address.length > LONGEST_ADDRESS ? { address } : { address, scene: codeScene(address) };
  codes.set(key, code);
  return code;
}

/** The codes moved down to where their room begins. */
export function codesFrom({ items }: CodeFoot, y: number): readonly Item[] {
  return items.map((item) => moveItem(item, 0, y));
}
