/**
 * Pictures of which no puzzle can be made: the reason, what to try, exit code 2 (or 3), and nothing written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cancelled } from '../../src/jobs/ports/workers.js';
import { cli, enterWorkFolder } from './harness.js';
import { openHere } from './in-process.js';
import { plain } from './pixels.js';

enterWorkFolder();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#fff" d="M4 2h12v9l-6 7-6-7z"/></svg>';

async function refused(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await cli(['image', ...args, '-o', 'refused/x']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(existsSync('refused')).toBe(false);
  return err;
}

describe('image refuses', () => {
  it.each([
    ['white', 255, 'comes out blank'],
    ['black', 0, 'comes out full'],
    ['grey', 128, 'every cell has the grey value 128'],
  ])('a %s picture', async (_name, grey, reason) => {
    writeFileSync('plain.png', await plain(20, 20, grey).png().toBuffer());
    const err = await refused('plain.png', '--width', '5', '--method', 'otsu');
    expect(err).toContain('plain.png: The picture comes out');
    expect(err).toContain(reason);
    expect(err).toContain('try --invert');
    const byNoMethod = await refused('plain.png', '--width', '5');
    expect(byNoMethod).toContain('plain.png: The picture comes out blank or full by every method');
  });

  it('a picture in colours that paper hides, with advice that is no further refusal', async () => {
    writeFileSync(
      'pale.png',
      await sharp(await plain(9, 9, 255).png().toBuffer())
        .extend({ right: 9, background: '#fffff0' })
        .png()
        .toBuffer(),
    );
    const err = await refused('pale.png', '--width', '9', '--colours', '3');
    expect(err).toContain('Nothing in the picture is seen on white paper');
    expect(err).toContain('try --method threshold with a high --threshold instead of --colours');
  });

  it('a threshold that fills nothing, and one that fills all', async () => {
    const blank = await refused('photo.jpg', '--width', '9', '--method', 'threshold', '--threshold', '0');
    expect(blank).toMatch(/none of its 9 x \d+ cells is filled.*grey values from 0 to 255/);
    expect(blank).toContain('try --method threshold with a --threshold between these grey values');
    writeFileSync(
      'dim.png',
      await sharp(await plain(9, 9, 20).png().toBuffer())
        .extend({ right: 1, background: '#fff' })
        .png()
        .toBuffer(),
    );
    const options = ['--crop', 'none', '--invert', '--method', 'threshold', '--threshold', '0'];
    expect(await refused('dim.png', ...options)).not.toContain('--invert');
  });

  it('a light shape on no ground by a threshold; --transparency shape makes a puzzle of it, and so does seeing its shape', async () => {
    writeFileSync('logo.svg', LOGO);
    expect(await refused('logo.svg', '--width', '10', '--method', 'otsu')).toContain('--transparency shape');
    const logo = ['--width', '10', '--json', '--force', '-o', 'shape/logo'];
    const shape = ['--transparency', 'shape', '--method', 'otsu', ...logo];
    const { code, out } = await cli(['image', 'logo.svg', ...shape]);
    expect(code).toBe(0);
    expect(JSON.parse(out).solution[0]).toMatch(/^#+$/);
    const seen = await cli(['image', 'logo.svg', ...logo]);
    expect(seen.code).toBe(0);
    expect(JSON.parse(seen.out).likeness).toBeGreaterThan(0.8);
  });

  it('the shape of a picture without transparent parts', async () => {
    expect(await refused('photo.jpg', '--transparency', 'shape')).toContain(
      'photo.jpg: Nothing in the picture is transparent',
    );
  });

  it('damaged JPEG and PNG data, by the name of the file', async () => {
    const jpeg = await sharp(readFileSync('photo.jpg')).jpeg({ progressive: true }).toBuffer();
    jpeg.fill(0xff, Math.floor(jpeg.length / 3), Math.floor(jpeg.length / 2));
    writeFileSync('damaged.jpg', jpeg);
    expect(await refused('damaged.jpg')).toMatch(/^puzzlewright: damaged\.jpg: The JPEG file is damaged/);
    const png = readFileSync('images/horse.png');
    png.fill(0x55, Math.floor(png.length / 2), Math.floor(png.length / 2) + 9);
    writeFileSync('damaged.png', png);
    expect(await refused('damaged.png')).toMatch(/^puzzlewright: damaged\.png: The PNG file is damaged/);
  });
});

describe('image --timeout', () => {
  it('says that it timed out while the picture was decoded', async () => {
    const late = { decodeWithin: async () => ({ milliseconds: 1000 }) };
    const { code, out, err } = await cli(['image', 'photo.jpg', '--timeout', '1', '-o', 'late/x'], '', late);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain('photo.jpg: timed out while the picture was decoded');
    expect(existsSync('late')).toBe(false);
  });

  it('ends the repair with what there is, and says so', async () => {
    let now = 0;
    const host = { now: () => (now += 1000) };
    const argv = ['image', 'photo.jpg', '--width', '20', '--method', 'dither', '--timeout', '5', '--json'];
    const { code, out, err } = await cli([...argv, '-o', 'over/x', '--seed', 'a'], '', host);
    const answer = JSON.parse(out);
    expect(code).toBe(3);
    expect(answer).toMatchObject({ verdict: 'undecided', changed: [], proved: false, limit: 'timeout' });
    expect(answer.lowerBound).toBeGreaterThan(0);
    expect(answer.warnings.at(-1)).toContain('the run timed out before a repair was found');
    expect(err).toContain(`warning: ${answer.warnings.at(-1)}`);
    expect(existsSync('over/x.pdf')).toBe(true);
  });
});

describe('image, interrupted', () => {
  it('writes nothing and says so', async () => {
    let interrupt = (): void => undefined;
    const onInterrupt = (stop: () => void) => {
      interrupt = stop;
      return () => undefined;
    };
    const openWorkers = () => ({
      ...openHere(1),
      run: () => {
        interrupt();
        return Promise.reject(cancelled());
      },
    });
    const argv = ['image', 'photo.jpg', '--width', '10', '-o', 'interrupted/x'];
    expect(await cli(argv, '', { onInterrupt, openWorkers })).toEqual({
      code: 130,
      out: '',
      err: 'interrupted; nothing was made',
    });
    expect(existsSync('interrupted')).toBe(false);
  });
});
