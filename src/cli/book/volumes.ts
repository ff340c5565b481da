/** The files of a series: a PDF and its data for every volume, covers, and a table for the shop. */
import path from 'node:path';
import { type BookSpec, seriesCsv, volumeCount, volumeLine } from '../../book/index.js';
import type { BoundVolume } from '../../jobs/index.js';
import { InputError } from '../host/index.js';
import type { OutputFile } from '../output/index.js';

/** The names of a book's files. */
export interface BookNames {
  readonly pdf: string;
  readonly sidecar: string;
  readonly answers?: string;
  readonly cover?: string;
}

/** The names of the files of a book, or of one volume of a series. */
export function namesOf(spec: BookSpec, pdf: string, folder: string, volume?: number): BookNames {
  const ending =
    volume === undefined ? '' : `-${String(volume).padStart(String(volumeCount(spec)).length, '0')}`;
  const stem = `${pdf.replace(/\.pdf$/i, '')}${ending}`;
  const named = spec.cover?.file?.replace(/(?=\.pdf$)/i, ending);
  return {
    pdf: volume === undefined ? pdf : `${stem}.pdf`,
    sidecar: `${stem}.json`,
    ...(spec.answers === 'separate' ? { answers: `${stem}-answers.pdf` } : {}),
    ...(spec.cover === undefined
      ? {}
      : { cover: named === undefined ? `${stem}-cover.pdf` : path.resolve(folder, named) }),
  };
}

/** The names of all volumes. */
export function volumeNames(spec: BookSpec, pdf: string, folder: string): readonly BookNames[] {
  return Array.from({ length: spec.series ?? 0 }, (_, index) => namesOf(spec, pdf, folder, index + 1));
}

/** The names of the table as CSV and as JSON. */
export function tableNames(pdf: string): readonly [csv: string, json: string] {
  const stem = pdf.replace(/\.pdf$/i, '');
  return [`${stem}-series.csv`, `${stem}-series.json`];
}

/** All files of a series. */
export function seriesFiles(
  volumes: readonly BoundVolume[],
  distinct: number,
  names: readonly BookNames[],
  [csv, json]: readonly [string, string],
): readonly OutputFile[] {
  const lines = volumes.map(({ spec, puzzles, book }, index) => {
    const { pdf, cover = '' } = names[index]!;
    const [file, coverFile] = [pdf, cover].map((name) => path.relative(path.dirname(csv), name));
    return volumeLine(spec, puzzles, {
      volume: index + 1,
      file: file!,
      cover: coverFile!,
      pages: book.pages,
    });
  });
  const table = { volumes: lines, puzzles: lines.reduce((sum, { puzzles }) => sum + puzzles, 0), distinct };
  return [
    ...volumes.flatMap(({ book }, index) => bookFiles(book, names[index]!)),
    { path: csv, content: seriesCsv(lines) },
    { path: json, content: `${JSON.stringify(table, undefined, 1)}\n` },
  ];
}

/** The files of one book. */
export function bookFiles(
  { main, sidecar, answers, cover }: BoundVolume['book'],
  names: BookNames,
): readonly OutputFile[] {
  return [
    { path: names.pdf, content: main },
    { path: names.sidecar, content: sidecar },
    ...(answers === undefined ? [] : [{ path: names.answers!, content: answers }]),
    ...(cover === undefined ? [] : [{ path: names.cover!, content: cover }]),
  ];
}

/**
 * @throws InputError where the files of a part do not hold a puzzle for every volume
 */
export function refuseEmptyVolumes(spec: BookSpec, counts: ReadonlyMap<number, number>): void {
  const needed = volumeCount(spec);
  const short = [...counts].filter(([, count]) => count < needed);
  if (needed === 1 || short.length === 0) return;
  throw new InputError(
    short.map(
      ([part, count]) =>
        `parts, ${part + 1}: expected at least ${needed} puzzles, one for each ${spec.sheets === undefined ? 'volume' : 'sheet'}; found ${count}`,
    ),
  );
}
