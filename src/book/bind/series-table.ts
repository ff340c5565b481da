/** The table of a series for a shop: a line a volume, as data and as CSV. */
import type { CertifiedPuzzle } from '../../proving/index.js';
import { languageOf } from '../languages/index.js';
import { arrange } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';

/** A volume as a shop lists it. */
export interface VolumeLine {
  readonly volume: number;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly language: string;
  readonly file: string;
  /** Empty where there is none. */
  readonly cover: string;
  readonly pages: number;
  readonly puzzles: number;
  readonly easy: number;
  readonly medium: number;
  readonly hard: number;
  /** Of a page, in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

/** The line of a volume. */
export function volumeLine(
  spec: BookSpec,
  puzzles: readonly (readonly CertifiedPuzzle[])[],
  bound: Pick<VolumeLine, 'volume' | 'file' | 'cover' | 'pages'>,
): VolumeLine {
  const all = puzzles.flat();
  const countOf = (wanted: CertifiedPuzzle['difficulty']): number =>
    all.filter(({ difficulty }) => difficulty === wanted).length;
  const parts = arrange(spec, puzzles).filter(({ entries }) => entries.length > 0);
  const inside = parts.map(({ title, entries }) => `${title} (${entries.length})`).join(', ');
  const texts = [spec.subtitle, inside, spec.cover?.blurb ?? languageOf(spec.language).texts.promise];
  return {
    volume: bound.volume,
    title: spec.title,
    subtitle: spec.subtitle ?? '',
    author: spec.author ?? '',
    language: spec.language,
    file: bound.file,
    cover: bound.cover,
    pages: bound.pages,
    puzzles: all.length,
    easy: countOf('easy'),
    medium: countOf('medium'),
    hard: countOf('hard'),
    width: rounded(spec.trim.width),
    height: rounded(spec.trim.height),
    description: texts
      .filter((text) => text !== undefined)
      .map((text) => text.replace(/[.]?\s*$/, '.'))
      .join(' '),
  };
}

/** Millimetres with two decimals, for a table that people read. */
function rounded(millimetres: number): number {
  return Math.round(100 * millimetres) / 100;
}

/** The lines as CSV (RFC 4180) with a head line. */
export function seriesCsv(lines: readonly VolumeLine[]): string {
  const names = Object.keys(lines[0] ?? {}) as (keyof VolumeLine)[];
  const rows = lines.map((line) => names.map((name) => cell(String(line[name]))));
  return [names, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula is marked as a text. */
function cell(text: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
