/**
 * Proofs by covering: a rule about groups of cells lets only a few of them hold none (parts of the rows); all
 * places that are left of some groups lie in fewer lines, each of which allows one. Players see that more of
 * these groups stay empty than may.
 */
import type { Known } from '../../families/contract/index.js';
import {
  atMostOneOf,
  type Board,
  type Covering,
  type CoverLine,
  type Part,
  spareGroupsOf,
} from '../model/index.js';
import { coverOf } from './cover-search.js';

/** Groups of one covering up to which people can follow it, and places of the search for it. */
const MOST_GROUPS = 6;
const MOST_VISITS = 4000;

/** A line with all its marks, of which it allows one. */
interface Line {
  readonly by: number;
  readonly marks: readonly number[];
}

/**
 * A covering of the open marks at some point of a proof, of the fewest groups; undefined if there is none.
 */
export function coveringOf(
  board: Board,
  parts: readonly Part[],
  facts: readonly Known[],
): Covering | undefined {
  const known = new Map(facts.map(({ mark, value }) => [mark, value]));
  for (const [counted, part] of parts.entries()) {
    const spare = spareGroupsOf(board, part);
    if (spare === undefined) continue;
    const open = spare.groups.map((marks) => openOf(marks, known));
    const empty = [...open.keys()].filter((place) => open[place]?.length === 0);
    const left = [...open.keys()].filter((place) => (open[place]?.length ?? 0) > 0);
    const lines = linesOf(board, parts, counted);
    const found = coverOf({
      groups: left.map((place) => open[place]!),
      lines: lines.map(({ marks }) => marks),
      spare: spare.spare - empty.length,
      most: MOST_GROUPS,
      visits: MOST_VISITS,
    });
    if (found === undefined) continue;
    const needing = found.groups.map((place) => left[place]!);
    const places = new Set(needing.flatMap((place) => open[place]!));
    const cover = found.lines.map((line): CoverLine => {
      const { by, marks } = lines[line]!;
      return { by, marks: marks.filter((mark) => places.has(mark)) };
    });
    const spoken = [...needing, ...empty].flatMap((place) => spare.groups[place]!);
    const excluded = spoken.filter((mark) => known.get(mark) === false);
    return {
      counted,
      needing,
      empty,
      cover: eachOnce(cover),
      facts: excluded.map((mark) => ({ mark, value: false })),
    };
  }
  return undefined;
}

/**
 * A covering without those of its facts that may be left out: a place of a line may be open as well.
 * @param isFree facts that stay
 */
export function fewerCovered(
  board: Board,
  parts: readonly Part[],
  covering: Covering,
  isFree: (fact: Known) => boolean,
): Covering {
  const { groups } = spareGroupsOf(board, parts[covering.counted]!)!;
  const places = new Set(covering.needing.flatMap((place) => groups[place]!));
  const lines = linesOf(board, parts, covering.counted);
  const cover = [...covering.cover];
  const facts = covering.facts.filter((fact) => {
    if (isFree(fact) || !places.has(fact.mark)) return true;
    const index = cover.findIndex((line) => isInLine(line, fact.mark, lines));
    if (index >= 0) cover[index] = withMark(cover[index]!, fact.mark);
    return index < 0;
  });
  return { ...covering, cover, facts };
}

/** The marks that some marks exclude because a line of the parts has both. */
export function excludedBy(
  board: Board,
  parts: readonly Part[],
  held: readonly number[],
): ReadonlySet<number> {
  const lines = parts.flatMap((part) => atMostOneOf(board, part));
  return new Set(lines.filter((marks) => held.some((mark) => marks.includes(mark))).flat());
}

/** True if one of the lines that hold a part of the cover holds another mark too. */
function isInLine({ by, marks }: CoverLine, mark: number, lines: readonly Line[]): boolean {
  return lines.some((line) => line.by === by && [...marks, mark].every((one) => line.marks.includes(one)));
}

function withMark({ by, marks }: CoverLine, mark: number): CoverLine {
  return { by, marks: [...marks, mark].sort((one, other) => one - other) };
}

/** The marks of a group that may still hold; undefined where one of them holds. */
function openOf(
  marks: readonly number[],
  known: ReadonlyMap<number, boolean>,
): readonly number[] | undefined {
  if (marks.some((mark) => known.get(mark) === true)) return undefined;
  return marks.filter((mark) => !known.has(mark));
}

/** The lines of all parts but one. */
function linesOf(board: Board, parts: readonly Part[], counted: number): readonly Line[] {
  return parts.flatMap((part, by) =>
    by === counted ? [] : atMostOneOf(board, part).map((marks) => ({ by, marks })),
  );
}

/** Each mark in the first line that has it. */
function eachOnce(cover: readonly CoverLine[]): readonly CoverLine[] {
  const seen = new Set<number>();
  return cover.flatMap(({ by, marks }) => {
    const fresh = marks.filter((mark) => !seen.has(mark));
    for (const mark of fresh) seen.add(mark);
    return fresh.length === 0 ? [] : [{ by, marks: fresh }];
  });
}
