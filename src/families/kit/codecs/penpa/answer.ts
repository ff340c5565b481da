/**
 * The answer that Penpa checks against: lists of shaded cells, lines, lines along sides, walls, numbers and
 * symbols, each mark a text of its points and its value; in their order as texts, for the site compares
 * texts. Which of them count, a setting says.
 */
import { z } from 'zod';
import { parseJson } from '../../../../formats/index.js';
import type { Mark } from './marks.js';
import { type Layout, pointOf, spotOf } from './points.js';

/** The parts of the lists by their places in the answer, and the settings that let them count. */
const LISTS = [
  { part: 'surface', setting: 'sol_surface' },
  { part: 'line', setting: 'sol_loopline' },
  { part: 'lineE', setting: 'sol_loopedge' },
  { part: 'wall', setting: 'sol_wall' },
  { part: 'number', setting: 'sol_number' },
] as const;
const SYMBOLS = LISTS.length;
/** Symbols by the letter behind their number. */
const NAMES: Readonly<Record<string, { readonly name: string; readonly setting: string }>> = {
  A: { name: 'circle_M', setting: 'sol_circle' },
  D: { name: 'battleship_B', setting: 'sol_battleship' },
  E: { name: 'star', setting: 'sol_star' },
  F: { name: 'tents', setting: 'sol_tent' },
  H: { name: 'sun_moon', setting: 'sol_akari' },
};
/** Styles of green lines: a single one, a double one. */
const [SINGLE, DOUBLE] = [3, 30];
const FILLED = 1;

const WORD = z.union([z.string(), z.number()]);
const ITEM = z.union([WORD, z.array(WORD)]);
const ANSWER = z.array(z.array(ITEM));

/** The marks of an answer; none where it is of another form, since a puzzle may be read without it. */
export function readAnswer(text: string, layout: Layout): readonly Mark[] {
  const json = parseJson(text);
  const answer = ANSWER.safeParse(json.ok ? json.value : undefined);
  if (!answer.success) return [];
  return answer.data.flatMap((list, kind) => list.flatMap((item) => markOf(item, kind, layout)));
}

/** The mark that an item of the list of a kind stands for; none of a kind that is not known. */
function markOf(item: z.infer<typeof ITEM>, kind: number, layout: Layout): readonly Mark[] {
  const words = (Array.isArray(item) ? item : String(item).split(',')).map(String);
  const points = kind === 1 || kind === 2 ? words.slice(0, 2) : words.slice(0, 1);
  const said = words.slice(points.length).join(',');
  const at = points.flatMap((point) => spotOf(Number(point || Number.NaN), layout) ?? []);
  if (at.length < points.length) return [];
  if (kind === SYMBOLS) {
    const [, number, letter = ''] = /^(\d)([A-Z])\+?$/.exec(said) ?? [];
    return [{ part: 'symbol', at, value: [Number(number), NAMES[letter]?.name ?? ''] }];
  }
  const part = LISTS[kind]?.part;
  if (part === undefined) return [];
  if (part === 'number') return [{ part, at, value: [said, 2, '1'] }];
  return [{ part, at, value: [part === 'surface' ? FILLED : said === '2' ? DOUBLE : SINGLE] }];
}

/** The answer that marks are. */
export function writeAnswer(marks: readonly Mark[], layout: Layout): readonly (readonly string[])[] {
  const lists: string[][] = Array.from({ length: SYMBOLS + 1 }, () => []);
  for (const { part, at, value } of marks) {
    const points = at.map((spot) => pointOf(spot, layout)).sort((one, other) => one - other);
    const kind = LISTS.findIndex((list) => list.part === part);
    if (kind < 0) {
      const letter = Object.keys(NAMES).find((sign) => NAMES[sign]!.name === value[1])!;
      lists[SYMBOLS]!.push(`${points[0]},${letter === 'E' ? 1 : value[0]}${letter}`);
    } else if (part === 'surface') lists[kind]!.push(String(points[0]));
    else if (part === 'number') lists[kind]!.push(`${points[0]},${value[0]}`);
    else lists[kind]!.push(`${points.join()},${value[0] === DOUBLE ? 2 : 1}`);
  }
  return lists.map((list) => list.sort());
}

/** The setting that lets the marks of an answer count, which are of one kind. */
export function settingOf(marks: readonly Mark[]): Readonly<Record<string, boolean>> {
  const [first] = marks;
  if (first === undefined) return {};
  const setting =
    LISTS.find(({ part }) => part === first.part)?.setting ??
    Object.values(NAMES).find(({ name }) => name === first.value[1])!.setting;
  return { [setting]: true };
}
