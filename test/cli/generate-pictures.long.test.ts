/** `generate nonogram --pictures`: one puzzle a picture, the same as `image` makes, by name. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { BALL, BOAT, lines, svg } from './drawings.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const BATCH = ['generate', 'nonogram', '--pictures', 'pictures', '--size', '10', '--seed', 'a'];

beforeEach(() => {
  rmSync('pictures', { recursive: true, force: true });
  mkdirSync('pictures');
  writeFileSync('pictures/my-boat.svg', BOAT);
  writeFileSync('pictures/ball.svg', BALL);
});

describe('generate nonogram --pictures', () => {
  it('makes one puzzle of each picture, in order of their names, as image does', async () => {
    const { code, out } = await cli([...BATCH, '--json']);
    expect(code).toBe(0);
    const made = lines(out);
    expect(made.map(({ credits }) => credits.title)).toEqual(['Ball', 'My boat']);
    for (const [index, name] of ['ball', 'my-boat'].entries()) {
      const { id, verdict, certified, attempts, solution } = made[index]!;
      expect({ verdict, certified, attempts }).toEqual({ verdict: 'unique', certified: true, attempts: 1 });
      expect(id).toMatch(new RegExp(`^nonogram\\.1:size=10,pictures=2-files-[0-9a-f]+:a:${index + 1}\\.0$`));
      const file = `pictures/${name}.svg`;
      const image = [
        'image',
        file,
        '--width',
        '10',
        '--flexible-width',
        '--unique',
        'repair',
        '--seed',
        `a/${name}`,
        '--json',
      ];
      const alone = await cli([...image, '--force', '-o', 'alone/x']);
      expect(JSON.parse(alone.out).solution).toEqual(solution);
      const again = await cli(['generate', '--id', id, '--pictures', 'pictures', '--json']);
      expect(lines(again.out)).toEqual([made[index]]);
    }
  });

  it('makes puzzles in colours where these are asked for', async () => {
    const made = lines((await cli([...BATCH, '--colours', '2', '--json'])).out);
    expect(made.map(({ credits }) => credits.title)).toEqual(['Ball', 'My boat']);
    expect(made.map(({ verdict }) => verdict)).toEqual(['unique', 'unique']);
    expect(made.map(({ puzzle }) => puzzle.palette)).toEqual([
      ['#ffffff', '#aa3333'],
      ['#ffffff', '#ffe34e', '#000000'],
    ]);
  });

  it('makes the puzzle of an id again, also of shuffled pictures from a later one on', async () => {
    writeFileSync('pictures/tree.svg', svg('<path d="M50 5L90 65H60V95H40V65H10Z" fill="#060"/>'));
    const titlesOf = (made: ReturnType<typeof lines>) => made.map(({ credits }) => credits.title);
    const all = lines((await cli([...BATCH, '--shuffle', 'x', '--json'])).out);
    expect(titlesOf(all).toSorted()).toEqual(['Ball', 'My boat', 'Tree']);
    const later = lines((await cli([...BATCH, '--shuffle', 'x', '--first-picture', '2', '--json'])).out);
    expect(titlesOf(later)).toEqual(titlesOf(all).slice(1));
    for (const made of later) {
      expect(made.id).toContain(',first-picture=2,shuffle=x:a:');
      const again = await cli(['generate', '--id', made.id, '--pictures', 'pictures', '--json']);
      expect(lines(again.out)).toEqual([made]);
    }
  });

  it('goes on in a folder, which it makes again as it was', async () => {
    const argv = [...BATCH, '-o', 'batch'];
    expect((await cli(argv)).code).toBe(0);
    const before = readFileSync('batch/nonogram-0002.json', 'utf8');
    rmSync('batch/nonogram-0002.json');
    const { code, err } = await cli([...argv, '--resume']);
    expect([code, err]).toEqual([0, expect.stringContaining('made 1 of 2')]);
    expect(readFileSync('batch/nonogram-0002.json', 'utf8')).toBe(before);
  });

  it('makes no more puzzles than there are pictures, and says so', async () => {
    expect(lines((await cli([...BATCH, '-n', '1', '--json'])).out)).toHaveLength(1);
    const { code, err } = await cli([...BATCH, '-n', '3']);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('The folder holds 2 pictures, each of which is taken once'),
    ]);
  });

  it('names the picture that shows nothing, or that does not become as hard as was asked', async () => {
    writeFileSync('pictures/empty.svg', svg('<rect width="100" height="100" fill="#fff"/>'));
    const blank = await cli(BATCH);
    expect([blank.code, blank.err]).toEqual([
      3,
      expect.stringContaining('empty: The picture comes out blank'),
    ]);
    rmSync('pictures/empty.svg');
    const hard = await cli([...BATCH, '-n', '1', '--difficulty', '9.0..9.5']);
    expect(hard.code).toBe(3);
    const fit = await cli([...BATCH, '-n', '1', '--difficulty', '0..9', '--json']);
    expect(lines(fit.out)).toMatchObject([
      { difficulty: expect.any(String), id: expect.stringMatching(/^nonogram\.1:/) },
    ]);
  });

  it('prints the names of pictures beside the answers of a book only', async () => {
    const part =
      'seed: 1\nparts: [{ family: nonogram, count: 2, parameters: { size: 10, pictures: pictures } }]\n';
    writeFileSync('spec.yaml', part);
    const { code, err } = await cli(['book', 'spec.yaml', '-o', 'book.pdf', '--force']);
    expect({ code, err }).toMatchObject({ code: 0 });
    const [{ puzzles }] = JSON.parse(readFileSync('book.json', 'utf8')).parts;
    const titles = puzzles.map(({ credits }: { credits: { title: string } }) => credits.title);
    expect(titles.sort()).toEqual(['Ball', 'My boat']);
    writeFileSync('spec.yaml', part.replace('count: 2', 'count: 3'));
    const refused = await cli(['book', 'spec.yaml', '-o', 'book.pdf', '--force']);
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringMatching(/line 2.*pictures: The folder holds 2 pictures/),
    ]);
  });
});
