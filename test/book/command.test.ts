/** The command book: from a specification, or from puzzles, to files; or refused. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_SPEC } from '../../src/book/spec/example.js';
import { cli } from '../cli/harness.js';
import { WEEK, workInFreshFolder } from './fresh-folder.js';
import { PUZZLES } from './sample-books.js';

const place = workInFreshFolder();

function sidecar(file: string) {
  return JSON.parse(readFileSync(file, 'utf8')) as {
    readonly pages: number;
    readonly parts: readonly { readonly puzzles: readonly Readonly<Record<string, unknown>>[] }[];
  };
}

function jsonLines(puzzles: readonly object[]): string {
  return puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
}

describe('a book of made puzzles', () => {
  it('has its PDF and a sidecar that lists every puzzle and its pages', async () => {
    const { code, out } = await cli(['book', 'week.yaml', '-o', 'week.pdf', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ files: ['week.pdf', 'week.json'], puzzles: 6, seed: 'owl' });
    expect(readFileSync('week.pdf').subarray(0, 5).toString()).toBe('%PDF-');
    const { parts, pages } = sidecar('week.json');
    const puzzles = parts.flatMap((part) => part.puzzles);
    expect(puzzles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({
        verdict: 'unique',
        engine: 'sat',
        id: expect.stringContaining(':owl/'),
      });
      // One that is far into hard is not rated to the end.
      if (puzzle.difficulty !== 'hard') expect(puzzle.difficultyNumber).toEqual(expect.any(Number));
      expect(puzzle.page).toBeLessThan(puzzle.answerPage as number);
      expect(puzzle.answerPage).toBeLessThanOrEqual(pages);
    }
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(6);
    expect(readdirSync('.').toSorted()).toEqual(['week.json', 'week.pdf', 'week.yaml']);
  });

  it('takes an address, or a Sudoku in one line, wherever it takes a file', async () => {
    const address = 'https://puzz.link/p?sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79';
    const alone = await cli(['book', address, '--json']);
    expect(alone.err).not.toContain('cannot be read');
    expect(JSON.parse(alone.out)).toMatchObject({
      files: ['output/book.pdf', 'output/book.json'],
      puzzles: 1,
    });
    writeFileSync('with.yaml', `${WEEK}  - { files: ["${address}"] }\n`);
    const inPart = await cli(['book', 'with.yaml', '-o', 'with.pdf', '--json']);
    expect(JSON.parse(inPart.out)).toMatchObject({ puzzles: 7 });
  });

  it('has the proofs of made puzzles and of puzzles of files checked, unless that is left out', async () => {
    writeFileSync('own.jsonl', jsonLines(PUZZLES.slice(0, 2).map(({ puzzle }) => puzzle)));
    writeFileSync('both.yaml', `${WEEK}  - { files: [own.jsonl] }\n`);
    for (const [more, certified] of [[[], true] as const, [['--no-certify'], false] as const]) {
      const { out, err } = await cli(['book', 'both.yaml', '-o', 'both.pdf', '--json', '--force', ...more]);
      expect(JSON.parse(out)).toMatchObject({ puzzles: 8, certified });
      expect(err).toContain(certified ? ', every proof checked' : ', not every proof checked');
      const puzzles = sidecar('both.json').parts.flatMap((part) => part.puzzles);
      expect(puzzles.map((puzzle) => puzzle.certified)).toEqual(puzzles.map(() => certified));
    }
  });

  it('is the same bytes with any number of workers', async () => {
    for (const jobs of ['1', '3']) await cli(['book', 'week.yaml', '-o', `${jobs}.pdf`, '--jobs', jobs]);
    expect(readFileSync('1.pdf').equals(readFileSync('3.pdf'))).toBe(true);
    expect(readFileSync('1.json', 'utf8')).toBe(readFileSync('3.json', 'utf8'));
  });

  it('is refused at once, with line and parameter, when no such puzzle can be', async () => {
    writeFileSync(
      'week.yaml',
      'parts:\n  - family: star-battle\n    count: 1\n    parameters: { size: 4, stars: 2, sice: 3 }\n',
    );
    const unknown = await cli(['book', 'week.yaml']);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain('line 4, column 38, parts, item 1, parameters, sice: The generator');
    writeFileSync(
      'week.yaml',
      'parts:\n  - family: star-battle\n    count: 1\n    parameters: { size: 4, stars: 2 }\n',
    );
    const impossible = await cli(['book', 'week.yaml']);
    expect(impossible.code).toBe(2);
    expect(impossible.err).toMatch(/week.yaml: line 4, column \d+, parts, item 1, parameters, \w+: /);
    expect(readdirSync('.')).toEqual(['week.yaml']);
  });
});

describe('a part of pictures', () => {
  it('finds their folder beside the specification', async () => {
    mkdirSync('pictures');
    const owl = path.join(place.here, 'images/owl.svg');
    writeFileSync('pictures/owl.svg', readFileSync(owl));
    writeFileSync(
      'spec.yaml',
      'seed: 1\nparts: [{ family: nonogram, count: 1, parameters: { size: 10, pictures: pictures } }]\n',
    );
    process.chdir(place.here);
    const { code, err } = await cli([
      'book',
      path.join(place.folder, 'spec.yaml'),
      '-o',
      path.join(place.folder, 'owl.pdf'),
    ]);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(sidecar(path.join(place.folder, 'owl.json')).parts[0]!.puzzles[0]!.id).toContain('1-files-');
  });
});

describe('a book in another language', () => {
  const ONE_EACH = ['zebra', 'sudoku'].map((id) => PUZZLES.find(({ family }) => family === id)!.puzzle);
  const said = (err: string): boolean =>
    err.includes(
      'Zebra puzzle: left out, since they exist only in English and the language of the book is German',
    );

  it('leaves out puzzles of files that exist in English alone, and says so, unless they are wanted', async () => {
    writeFileSync('old.jsonl', jsonLines(ONE_EACH));
    const familiesIn = async (
      line: string,
    ): Promise<readonly [said: boolean, families: readonly unknown[]]> => {
      writeFileSync('spec.yaml', `${line}\nrules: false\nparts: [{ files: [old.jsonl] }]\n`);
      const { code, err } = await cli(['book', 'spec.yaml', '-o', 'one.pdf', '--force']);
      expect({ code, err }).toMatchObject({ code: 0 });
      return [
        said(err),
        sidecar('one.json')
          .parts[0]!.puzzles.map(({ family }) => family)
          .toSorted(),
      ];
    };
    expect(await familiesIn('language: de')).toEqual([true, ['sudoku']]);
    expect(await familiesIn('language: de\nenglish: true')).toEqual([false, ['sudoku', 'zebra']]);
  });

  it('is refused where nothing is left of it', async () => {
    writeFileSync('spec.yaml', 'language: de\nparts: [{ family: zebra, count: 1 }]\n');
    const { code, err } = await cli(['book', 'spec.yaml', '-o', 'none.pdf']);
    expect([code, said(err)]).toEqual([2, true]);
    expect(err).toContain('spec.yaml: nothing is left for a book');
  });

  it('names the place of a fault as it was written, also behind a part that is left out', async () => {
    const impossible = '{ family: star-battle, count: 1, parameters: { size: 4, stars: 2 } }';
    writeFileSync('spec.yaml', `language: de\nparts:\n  - { family: zebra, count: 1 }\n  - ${impossible}\n`);
    const { code, err } = await cli(['book', 'spec.yaml', '-o', 'none.pdf']);
    expect(code).toBe(2);
    expect(err).toMatch(/spec.yaml: line 4, column \d+, parts, item 2, parameters, \w+: /);
  });
});

describe('a book of puzzles that there are already', () => {
  const some = PUZZLES.filter(({ family }) => family === 'sudoku' || family === 'hashi');

  it('keeps their ids and their order, and has no seed', async () => {
    const lines = jsonLines(some.map(({ id, puzzle }) => ({ id, seed: 'mine', puzzle })));
    const { code, err } = await cli(['book', '-', '-o', 'mine.pdf'], lines);
    expect({ code, err }).toMatchObject({ code: 0, err: expect.not.stringContaining('seed') });
    const [part] = sidecar('mine.json').parts;
    expect(part!.puzzles.map(({ id, seed }) => ({ id, seed }))).toEqual(
      some.map(({ id }) => ({ id, seed: 'mine' })),
    );
  });

  it('has none of them twice, mirrored copies included', async () => {
    const { puzzle } = some[0]!;
    const { grid } = puzzle as unknown as { readonly grid: readonly (readonly number[])[] };
    const mirrored = { ...puzzle, grid: grid.map((row) => row.toReversed()) };
    const { code, err } = await cli(['book', '-', '-o', 'mine.pdf'], jsonLines([puzzle, mirrored, puzzle]));
    expect(code).toBe(0);
    expect(err.match(/is a copy of an earlier puzzle/g)).toHaveLength(2);
    expect(sidecar('mine.json').parts[0]!.puzzles).toHaveLength(1);
  });

  it('takes files that the specification names, beside it, with answers in a file of their own', async () => {
    writeFileSync('old.jsonl', jsonLines(some.map(({ puzzle }) => puzzle)));
    writeFileSync(
      'spec.yaml',
      'answers: separate\nrules: false\nparts: [{ title: Old ones, files: [old.jsonl] }]\n',
    );
    process.chdir(place.here);
    const { code } = await cli([
      'book',
      path.join(place.folder, 'spec.yaml'),
      '-o',
      path.join(place.folder, 'old.pdf'),
    ]);
    expect(code).toBe(0);
    expect(readdirSync(place.folder)).toEqual(
      expect.arrayContaining(['old.pdf', 'old-answers.pdf', 'old.json']),
    );
    const { puzzles } = sidecar(path.join(place.folder, 'old.json')).parts[0]!;
    const ids = some.map((_, index) => `old.jsonl#${index + 1}`);
    expect(puzzles.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const rank = { easy: 0, medium: 1, hard: 2 };
    const order = puzzles.map(
      (one) => [rank[one.difficulty as 'easy'], Number(one.difficultyNumber)] as const,
    );
    expect(order).toEqual(order.toSorted(([a, b], [c, d]) => a - c || b - d));
  });

  it('takes the files of a folder, or those whose names have a pattern, beside the specification', async () => {
    mkdirSync('old');
    some.slice(0, 3).forEach(({ puzzle }, index) => {
      writeFileSync(`old/${['a.json', 'b.json', 'c.jsonl'][index]}`, JSON.stringify(puzzle));
    });
    writeFileSync('old/a.svg', '<svg/>');
    const idsOf = async (files: string): Promise<readonly unknown[]> => {
      writeFileSync('spec.yaml', `rules: false\nparts: [{ files: [${files}], order: given }]\n`);
      const { code, err } = await cli(['book', 'spec.yaml', '-o', 'old.pdf', '--force']);
      expect({ code, err }).toMatchObject({ code: 0 });
      return sidecar('old.json').parts[0]!.puzzles.map(({ id }) => id);
    };
    expect(await idsOf('old')).toEqual(['old/a.json#1', 'old/b.json#1', 'old/c.jsonl#1']);
    expect(await idsOf('old/*.json')).toEqual(['old/a.json#1', 'old/b.json#1']);
    expect(await idsOf('old/?.jsonl')).toEqual(['old/c.jsonl#1']);
    writeFileSync('spec.yaml', 'parts: [{ files: ["old/*.txt"] }]\n');
    const { code, err } = await cli(['book', 'spec.yaml', '-o', 'none.pdf']);
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('old/*.txt: holds no file'),
    });
  });

  it('takes only those with one solution', async () => {
    const grid = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    const { code, err } = await cli(
      ['book', '-', '-o', 'mine.pdf'],
      jsonLines([{ family: 'sudoku', box: [2, 2], grid }]),
    );
    expect(code).toBe(2);
    expect(err).toContain('more than one solution; expected a puzzle with exactly one');
    expect(readdirSync('.')).toEqual(['week.yaml']);
  });
});

describe('the command book', () => {
  it('writes a specification to start from', async () => {
    expect(await cli(['book', '--example'])).toMatchObject({ code: 0, out: EXAMPLE_SPEC });
  });

  it('never overwrites a file unless it is forced', async () => {
    writeFileSync('mine.json', 'precious');
    const lines = jsonLines([PUZZLES[0]!.puzzle]);
    const refused = await cli(['book', '-', '-o', 'mine.pdf'], lines);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('mine.json: exists already') });
    expect(readFileSync('mine.json', 'utf8')).toBe('precious');
    expect((await cli(['book', '-', '-o', 'mine.pdf', '--force'], lines)).code).toBe(0);
  });

  it.each([
    [['book'], 'expected a specification'],
    [['book', '--check'], 'book --check: expected the name of a PDF'],
    [['book', 'week.yaml', '-o', 'week.txt'], 'ending in .pdf'],
    [['book', 'week.yaml', '--trim', 'poster'], '--trim: expected one of letter, a4,'],
    [
      ['book', 'week.yaml', '--trim', '3x3'],
      'with sides from 90 to 600 mm; without a unit up to 14 is inches',
    ],
    [['book', 'gone.yaml'], 'gone.yaml: cannot be read'],
    [['book', '-'], 'standard input: is empty'],
    [['book', 'week.yaml', '--jobs', '0'], '--jobs'],
  ])('%j is refused with the reason', async (argv, words) => {
    const { code, out, err } = await cli(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });
});
