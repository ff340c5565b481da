/**
 * ipuz documents of any family: JSON with the kinds of the puzzle as addresses, the least specific first, the
 * rows of its cells, and credits; a JavaScript call `ipuz(…)` around them is read too. Source: the
 * specification ipuz 2 (ipuz.org, also libipuz.org/ipuz-spec.html).
 */
import { z } from 'zod';
import { type Cell, failure, issue, type Result, success } from '../../../core/index.js';
import { ipuzAddresses, ipuzKind, jsonPieces, parseJson } from '../../../formats/index.js';
import type { Puzzle, PuzzleDocument } from '../../contract/family.js';
import { readShape } from '../read-json.js';
import type { Draft, Format } from './codec.js';
import { withoutBlanks } from './credit-lines.js';
import { tooLarge } from './too-large.js';

/** The documents of one family, described by their own parts. */
interface IpuzFormat<P extends Puzzle, S, Shape>
  extends Pick<Format<P, S>, 'description' | 'needsSolution' | 'lacks'> {
  /** The kinds that are read, without version, as far as they follow the site: `sudoku/latinsquare`. */
  readonly kinds: readonly string[];
  /** The kind that a document must name to be of the family. */
  readonly kind: string;
  /**
   * The longest side of a grid that the family can handle; absent: what is read takes no more room than its
   * text.
   */
  readonly longestSide?: number;
  /** The fields besides kinds and credits. */
  readonly schema: z.ZodType<Shape>;
  /** Reads the fields of a document of these kinds. */
  readonly read: (fields: Shape, kinds: readonly string[]) => Result<Draft<P>>;
  /** The kinds (full addresses) and the fields of a puzzle that was checked. */
  readonly write: (
    document: PuzzleDocument<P, S>,
  ) => { readonly kind: readonly string[] } & Readonly<Record<string, unknown>>;
}

type Style = Readonly<Record<string, unknown>>;
/** The style of a cell, or its name among the `styles` of the document. */
export type IpuzStyle = string | Style;

/** The styles of a document by their names. */
export const IPUZ_STYLES = z.record(z.string(), z.looseObject({})).nullish();

/** Styles that say how a cell compares with its neighbours. */
export const IPUZ_SIGNS = ['lessthan', 'greaterthan'] as const;
/** Styles that may stand for rules, which no field of the document states. */
const OF_RULES = ['equal', 'shapebg', 'barred', 'dotted', 'dashed', 'divided', 'label', 'mark'] as const;

/** The style of a cell, looked up where it is a name; undefined for a name that there is not. */
export function ipuzStyle(style: IpuzStyle, named: Readonly<Record<string, Style>>): Style | undefined {
  if (typeof style !== 'string') return style;
  return Object.hasOwn(named, style) ? named[style] : undefined;
}

/** The part of a style that may be a rule, besides the signs. */
export function ruleOfStyle(style: Style): string | undefined {
  return OF_RULES.find((key) => style[key] !== undefined && style[key] !== null);
}

/** The content of a cell. */
export const IPUZ_CONTENT = z.union([z.string(), z.number(), z.null()]);
/** The content of a cell, as it is or with more about the cell. */
export const IPUZ_CELL = z.union([
  IPUZ_CONTENT.transform((content) => ({ content, style: {} as IpuzStyle })),
  z
    .looseObject({
      cell: IPUZ_CONTENT.optional(),
      value: IPUZ_CONTENT.optional(),
      style: z.union([z.string(), z.looseObject({})]).nullish(),
    })
    .transform(({ cell, value, style }) => ({
      content: cell ?? value ?? null,
      style: (style ?? {}) as IpuzStyle,
    })),
]);

const TEXT = z.string().nullish();
const HEAD = z.looseObject({
  kind: z.array(z.string()),
  title: TEXT,
  author: TEXT,
  copyright: TEXT,
  intro: TEXT,
});

const POINT = z.tuple([z.number().int(), z.number().int()]);
/** Cells in a list as column and row, or those of a rectangle by two corners; both count from 0. */
export const IPUZ_GROUP = z.looseObject({
  cells: z.array(POINT).nullish(),
  rect: z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()]).nullish(),
});

/** A few characters can stand for a whole grid of cells; no puzzle has more groups than this. */
const MOST_GROUPS = 1000;

/** A list of groups, or of what else a group can be. */
export function ipuzGroups<Group extends z.ZodType>(group: Group): z.ZodArray<Group> {
  return z.array(group).max(MOST_GROUPS);
}

/** The cells of a group that lie in a square grid; the issue of one outside of it names the part. */
export function cellsOfGroup(
  { cells, rect }: z.infer<typeof IPUZ_GROUP>,
  side: number,
  part: string,
): Result<readonly Cell[]> {
  const outside = (column: number, row: number): boolean =>
    column < 0 || row < 0 || column >= side || row >= side;
  const corners = rect ? [rect.slice(0, 2), rect.slice(2)] : [];
  const wrong = [...(cells ?? []), ...(corners as [number, number][])].find(([x, y]) => outside(x, y));
  if (wrong !== undefined) {
    const message = `The cell [${wrong.join(', ')}] lies outside the grid; columns and rows from 0 to ${side - 1} are expected.`;
    return failure(issue('format-syntax', message, { part }));
  }
  const listed = (cells ?? []).map(([column, row]): Cell => [row, column]);
  if (!rect) return success(listed);
  const [left, top, right, bottom] = rect;
  const inside = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, down) =>
    Array.from({ length: Math.max(0, right - left + 1) }, (__, along): Cell => [top + down, left + along]),
  );
  return success([...listed, ...inside.flat()]);
}

/** A group of cells. */
export function groupOf(cells: readonly Cell[]): { readonly cells: readonly (readonly number[])[] } {
  return { cells: cells.map(([row, column]) => [column, row]) };
}

/** The format `ipuz`. */
export function ipuzFormat<P extends Puzzle, S, Shape>(own: IpuzFormat<P, S, Shape>): Format<P, S> {
  const { description, needsSolution, lacks, kinds, kind, longestSide, schema, read, write } = own;
  return {
    format: 'ipuz',
    description,
    extension: 'ipuz',
    documentKinds: kinds,
    ...(needsSolution && { needsSolution }),
    ...(lacks && { lacks }),
    recognises: ({ text }) => {
      const found = ipuzAddresses(text).map(ipuzKind);
      return found.includes(kind) && found.every((one) => kinds.includes(one));
    },
    pieces: ({ text }) => jsonPieces(text),
    read: ({ text }) => {
      const json = parseJson(text.replace(/^\s*ipuz\(([\s\S]*)\)\s*$/, '$1'));
      if (!json.ok) return json;
      const head = readShape(HEAD, json.value);
      if (!head.ok) return head;
      const named = head.value.kind.map(ipuzKind);
      const other = named.findIndex((one) => !kinds.includes(one));
      if (other >= 0 || !named.includes(kind)) {
        const found = JSON.stringify(head.value.kind[Math.max(other, 0)] ?? '');
        const message = `The document is of the kind ${found}, which is not read here; expected one of ${kinds.join(', ')}.`;
        return failure(issue('format-unsupported', message, { part: 'kind' }));
      }
      const large = longestSide === undefined ? undefined : tooLarge(json.value, 'puzzle', longestSide);
      if (large !== undefined) return failure(large);
      const fields = readShape(schema, json.value);
      if (!fields.ok) return fields;
      const draft = read(fields.value, named);
      const { title, author, copyright, intro: description } = head.value;
      const credits = withoutBlanks({ title, author, copyright, description });
      return draft.ok ? success({ ...draft.value, credits }) : draft;
    },
    write: (document) => {
      const { kind: written, ...fields } = write(document);
      const { title, author, copyright, description: intro } = document.credits;
      const credits = { title, author, copyright, intro };
      // Credits that are undefined are left out by JSON itself.
      return `${JSON.stringify({ version: 'http://ipuz.org/v2', kind: written, ...credits, ...fields })}\n`;
    },
  };
}

/** The characters of the numbers from 1 on: digits, then letters. */
export function charsetOf(side: number): string {
  return Array.from({ length: side }, (_, index) => (index + 1).toString(36).toUpperCase()).join('');
}

/** The number of a character, 0 for an open cell, -1 for other characters. */
export function numberOfContent(content: z.infer<typeof IPUZ_CONTENT>, charset: string): number {
  const text = String(content ?? 0).trim();
  if (text === '' || text === '0') return 0;
  const at = [...charset].indexOf(text);
  return at < 0 ? -1 : at + 1;
}
