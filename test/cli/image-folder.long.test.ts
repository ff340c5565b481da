/** `image` with a folder: a puzzle a picture, failures named, finished pictures kept. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelled } from '../../src/jobs/ports/workers.js';
import { BALL, BOAT, lines, svg } from './drawings.js';
import { cli, enterWorkFolder } from './harness.js';
import { openHere } from './in-process.js';

enterWorkFolder();

const ARGUMENTS = ['image', 'pictures', '--width', '10', '--seed', 'a', '-o', 'puzzles'];
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

beforeEach(() => {
  mkdirSync('pictures/deeper', { recursive: true });
  writeFileSync('pictures/boat.svg', BOAT);
  writeFileSync('pictures/ball.svg', BALL);
  writeFileSync('pictures/LICENCE', 'free');
  writeFileSync('pictures/deeper/inside.svg', BALL);
});
afterEach(() => {
  rmSync('pictures', { recursive: true, force: true });
  rmSync('puzzles', { recursive: true, force: true });
});

/** Workers that count their tasks, and are interrupted after some of them. */
function counting(most = Infinity) {
  let tasks = 0;
  let interrupt = (): void => undefined;
  const world = {
    onInterrupt: (stop: () => void) => {
      interrupt = stop;
      return () => undefined;
    },
    openWorkers: (width: number) => {
      const workers = openHere(width);
      const run: typeof workers.run = (name, argument, context) => {
        if (tasks >= most) {
          interrupt();
          return Promise.reject(cancelled());
        }
        tasks++;
        return workers.run(name, argument, context);
      };
      return { ...workers, run };
    },
  };
  return { world, tasks: () => tasks };
}

describe('image with a folder', () => {
  it('makes a puzzle of every picture, as it makes each alone with the seed that is named', async () => {
    const { code, out, err } = await cli(ARGUMENTS);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['picture', 'ball', 'boat', '']);
    expect(out).toMatch(/boat +\d+ x \d+ +\w+ +\d+.* +unique +simple logic +0\.\d\d\n/);
    expect(err).toContain('not pictures: LICENCE');
    expect(err).toContain('2 of 2 pictures are in puzzles; seed a');
    const endings = ['-solution.png', '-solution.svg', '.json', '.pdf', '.png', '.svg'];
    const files = ['ball', 'boat'].flatMap((name) => endings.map((ending) => `${name}${ending}`));
    expect(readdirSync('puzzles').sort()).toEqual(files.sort());
    for (const name of ['ball', 'boat']) {
      const { request: _, ...made } = json(`puzzles/${name}.json`);
      expect(made.seed).toBe(`a/${name}`);
      const alone = ['image', `pictures/${name}.svg`, '--width', '10', '--seed', made.seed];
      await cli([...alone, '-o', `puzzles/alone/${name}`]);
      const { files: __, ...single } = json(`puzzles/alone/${name}.json`);
      expect({ ...single, files: made.files }).toEqual(made);
      expect(readFileSync(`puzzles/alone/${name}.pdf`).equals(readFileSync(`puzzles/${name}.pdf`))).toBe(
        true,
      );
    }
  });

  it('names the pictures that fail with the reason, and makes the others', async () => {
    writeFileSync('pictures/broken.png', 'no picture');
    writeFileSync('pictures/white.svg', svg('<rect width="100" height="100" fill="#fff"/>'));
    const { code, out, err } = await cli([...ARGUMENTS, '--json']);
    expect(code).toBe(2);
    const answers = lines(out);
    expect(answers.map(({ name }) => name)).toEqual(['ball', 'boat', 'broken', 'white']);
    expect(answers[0]).toMatchObject({ verdict: 'unique', likeness: expect.any(Number) });
    expect(answers[2]).toEqual({
      name: 'broken',
      error: { code: 'picture-unreadable', message: expect.stringContaining('not a picture') },
    });
    expect(answers[3]).toMatchObject({ error: { code: 'picture-one-colour' } });
    expect(err).toMatch(/broken: not made: The file is not a picture/);
    expect(err).toContain('2 of 4 pictures are in puzzles');
    expect(existsSync('puzzles/white.svg')).toBe(false);
  });

  it('is as bad as its worst picture', async () => {
    const squares = Array.from({ length: 50 }, (_, index) => [
      2 * (index % 5) + (Math.floor(index / 5) % 2),
      Math.floor(index / 5),
    ]);
    const chess = squares
      .map(([x, y]) => `<rect x="${10 * x!}" y="${10 * y!}" width="10" height="10"/>`)
      .join('');
    writeFileSync('pictures/chess.svg', svg(chess));
    const { code, out } = await cli([...ARGUMENTS, '--method', 'otsu', '--unique', 'keep', '--json']);
    expect(code).toBe(1);
    const answer = lines(out).find(({ name }) => name === 'chess');
    expect(answer).toMatchObject({ verdict: 'multiple', changed: [] });
  });

  it('keeps what is finished when it is interrupted, and goes on from there, also without the seed', async () => {
    await cli(ARGUMENTS);
    const whole = ['ball', 'boat'].map((name) => readFileSync(`puzzles/${name}.json`, 'utf8'));
    rmSync('puzzles', { recursive: true });
    const { world } = counting(3);
    const half = await cli(ARGUMENTS, '', { ...world, workers: 1 });
    expect(half.code).toBe(130);
    expect(half.err).toContain('1 of 2 pictures are in puzzles; seed a\ninterrupted');
    expect(readdirSync('puzzles')).toContain('ball.pdf');
    expect(readdirSync('puzzles')).not.toContain('boat.json');
    const unseeded = ARGUMENTS.filter((word) => word !== '--seed' && word !== 'a');
    const rest = await cli([...unseeded, '--json']);
    expect(rest.code).toBe(0);
    expect(['ball', 'boat'].map((name) => readFileSync(`puzzles/${name}.json`, 'utf8'))).toEqual(whole);
    expect(lines(rest.out).map(({ name }) => name)).toEqual(['ball', 'boat']);
    const idle = counting();
    expect((await cli(ARGUMENTS, '', idle.world)).code).toBe(0);
    // Each is only proved once more.
    expect(idle.tasks()).toBe(2);
  });

  it('makes again what was altered, and refuses what others made without --force', async () => {
    await cli(ARGUMENTS);
    const before = readFileSync('puzzles/boat.json', 'utf8');
    const altered = json('puzzles/boat.json');
    altered.solution = altered.solution.toReversed();
    writeFileSync('puzzles/boat.json', JSON.stringify(altered));
    const again = await cli(ARGUMENTS);
    expect(again.code).toBe(0);
    expect(again.err).toContain('boat.json: is not the puzzle that was made here; it is made again');
    expect(readFileSync('puzzles/boat.json', 'utf8')).toBe(before);
    const other = ARGUMENTS.with(ARGUMENTS.indexOf('10'), '12');
    const refused = await cli(other);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(/puzzles\/\S+ and \d+ other files exist already/);
    expect(readFileSync('puzzles/boat.json', 'utf8')).toBe(before);
    expect((await cli([...other, '--force'])).code).toBe(0);
    expect(json('puzzles/boat.json').request.settings.width).toBe(12);
  });

  it.each<[string, () => void, string]>([
    [
      'two pictures of one name',
      () => writeFileSync('pictures/boat.png', ''),
      'boat.png and boat.svg would have the same files',
    ],
    [
      'a picture whose files are those of another',
      () => writeFileSync('pictures/boat-solution.svg', BOAT),
      'would both be written to puzzles/boat-solution.svg',
    ],
    [
      'a folder without pictures',
      () => {
        rmSync('pictures/boat.svg');
        rmSync('pictures/ball.svg');
      },
      'pictures: holds no picture',
    ],
  ])('refuses %s', async (_what, arrange, message) => {
    arrange();
    const { code, err } = await cli(ARGUMENTS);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync('puzzles')).toBe(false);
  });

  it('refuses one title for all', async () => {
    const { code, err } = await cli([...ARGUMENTS, '--title', 'Sea']);
    expect([code, err]).toEqual([2, expect.stringContaining('--title')]);
  });
});
