import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';
import { savePixels } from './pixels.js';

enterWorkFolder();

describe('image', () => {
  it('writes puzzle and solution in every form, and the verdict', async () => {
    const argv = ['image', 'images/whale.svg', '--width', '20', '--method', 'otsu', '--seed', 'a'];
    const { code, out } = await cli([...argv, '-o', 'out/whale', '--verbose']);
    expect(code).toBe(0);
    expect(out).toContain('█');
    for (const word of [
      '20 x 14 cells',
      'otsu',
      'unique',
      'proof checked',
      'line by line',
      'simple logic is enough',
      'proved',
      'out/whale.pdf',
    ]) {
      expect(out).toContain(word);
    }
    expect(readdirSync('out').sort()).toEqual([
      'whale-solution.png',
      'whale-solution.svg',
      'whale.json',
      'whale.pdf',
      'whale.png',
      'whale.svg',
    ]);
    const made = JSON.parse(readFileSync('out/whale.json', 'utf8'));
    expect(made).toMatchObject({
      verdict: 'unique',
      certified: true,
      line: true,
      lowerBound: expect.any(Number),
      logic: 'plain',
    });
    expect(await cli(['check', 'out/whale.json'])).toMatchObject({ code: 0 });
    expect(await cli(['verify', 'out/whale.json', 'out/whale.json'])).toMatchObject({ code: 0 });
  });

  it('names the picture over the solution alone', async () => {
    const argv = ['image', 'images/whale.svg', '--width', '12', '--seed', 'a', '-o', 'named/whale'];
    await cli([...argv, '--title', 'Moby Dick']);
    const words = (file: string): string => readFileSync(file, 'utf8');
    expect(words('named/whale.svg')).not.toMatch(/Moby/);
    expect(words('named/whale.svg')).toContain('Nonogram');
    expect(words('named/whale-solution.svg')).toContain('Moby Dick: solution');
    expect(words('named/whale.pdf')).not.toMatch(/Moby/);
    expect((await cli(['render', 'named/whale.json', '-o', 'named/again.svg'])).code).toBe(0);
    expect(words('named/again.svg')).not.toMatch(/Moby/);
    await cli(['render', 'named/whale.json', '--solution', '-o', 'named/solved.svg']);
    expect(words('named/solved.svg')).toContain('Moby Dick');
  });

  it('leaves the check of the proof out on request', async () => {
    const argv = ['image', 'images/whale.svg', '--width', '12', '--seed', 'a', '-o', 'unchecked/whale'];
    const { code, out } = await cli([...argv, '--no-certify']);
    expect(code).toBe(0);
    expect(out).toContain('proof not checked');
    const made = JSON.parse(readFileSync('unchecked/whale.json', 'utf8'));
    expect(made).toMatchObject({ verdict: 'unique', certified: false });
  });

  it('gives the same files for the same seed', async () => {
    const argv = ['image', 'images/sitting-cat.svg', '--width', '12', '--seed', 'b'];
    await cli([...argv, '-o', 'one/cat']);
    await cli([...argv, '-o', 'two/cat']);
    for (const ending of ['.svg', '-solution.svg', '.png', '.pdf']) {
      expect(readFileSync(`one/cat${ending}`).equals(readFileSync(`two/cat${ending}`))).toBe(true);
    }
  });

  it.each(['threshold', 'adaptive', 'dither', 'translucent'])('takes the method %s', async (method) => {
    const threshold = method === 'threshold' ? ['--threshold', '60'] : [];
    const argv = [
      'image',
      'images/teapot.svg',
      '--width',
      '8',
      '--method',
      method,
      ...threshold,
      '--seed',
      'c',
      '--json',
    ];
    const { code, out } = await cli([...argv, '-o', `m/${method}`]);
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(answer).toMatchObject({ verdict: 'unique', method });
    expect(answer.files.every((file: string) => existsSync(file))).toBe(true);
    expect(existsSync(`m/${method}-preview.png`)).toBe(method === 'translucent');
  });

  it('gives cells instead of changing any, or only reports', async () => {
    await savePixels('chess.png', ['#.#.', '.#.#', '#.#.', '.#.#']);
    const usual = ['--width', '4', '--crop', 'none', '--method', 'otsu', '--seed', 'd', '--json'];
    const argv = ['image', 'chess.png', ...usual];
    const kept = await cli([...argv, '--unique', 'keep', '-o', 'g/kept']);
    expect(kept.code).toBe(1);
    expect(JSON.parse(kept.out)).toMatchObject({ verdict: 'multiple', changed: [], given: [] });
    const given = await cli([...argv, '--unique', 'givens', '--goal', 'unique', '-o', 'g/given']);
    expect(given.code).toBe(0);
    const answer = JSON.parse(given.out);
    expect(answer).toMatchObject({ verdict: 'unique', changed: [], proved: true });
    expect(answer.given).toHaveLength(answer.lowerBound);
    expect(answer.puzzle.given.join('').replaceAll('?', '')).toHaveLength(answer.given.length);
  });

  it('makes 100x100 cells', async () => {
    const argv = [
      'image',
      'images/lighthouse.svg',
      '--width',
      '100',
      '--height',
      '100',
      '--method',
      'otsu',
      '--unique',
      'keep',
      '--json',
    ];
    const { code, out } = await cli([...argv, '-o', 'big/lighthouse']);
    expect(code).toBeLessThanOrEqual(1);
    expect(JSON.parse(out).solution).toHaveLength(100);
  });
});

describe('image refuses', () => {
  it.each([
    ['a file that is not there', ['nope.png'], 'nope.png'],
    ['an empty file', ['empty.png'], 'empty.png'],
    ['a file that is no picture', ['cat.non'], 'cat.non'],
    ['a picture that ends early', ['cut.jpg'], 'cut.jpg'],
    ['a width of 0', ['photo.jpg', '--width', '0'], '--width'],
    ['a width of 101', ['photo.jpg', '--width', '101'], '--width'],
    ['a width that is no number', ['photo.jpg', '--width', 'wide'], '--width'],
    ['a threshold of 300', ['photo.jpg', '--method', 'threshold', '--threshold', '300'], '--threshold'],
    ['a threshold that nobody uses', ['photo.jpg', '--threshold', '60'], '--threshold'],
    ['a method that does not exist', ['photo.jpg', '--method', 'magic'], 'magic'],
  ])('%s', async (_name, args, place) => {
    writeFileSync('empty.png', '');
    writeFileSync('cut.jpg', readFileSync('photo.jpg').subarray(0, 2000));
    const { code, out, err } = await cli(['image', ...args, '-o', 'refused/x']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(place);
    expect(existsSync('refused')).toBe(false);
  });

  it('the name of one file where all are to be named after it', async () => {
    const { code, err } = await cli(['image', 'images/owl.svg', '--width', '8', '-o', 'pc/owl.pdf']);
    expect(code).toBe(2);
    expect(err).toContain(
      '-o pc/owl.pdf: expected a name without ending for all files, as in -o pc/owl; found',
    );
  });

  it('existing files, before any work is done', async () => {
    writeFileSync('kept.svg', 'mine');
    const { code, err } = await cli(['image', 'photo.jpg', '--width', '10', '-o', 'kept']);
    expect(code).toBe(2);
    expect(err).toContain('kept.svg');
    expect(readFileSync('kept.svg', 'utf8')).toBe('mine');
    expect(existsSync('kept.pdf')).toBe(false);
  });
});
