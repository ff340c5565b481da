/**
 * `image` with several pictures as words: a puzzle each, as of a folder; words that are no pictures are
 * named.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BALL, BOAT } from './drawings.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const FLAGS = ['--width', '8', '--method', 'otsu', '--seed', 'a', '-o', 'puzzles'];

beforeEach(() => {
  mkdirSync('boats', { recursive: true });
  writeFileSync('boats/boat.svg', BOAT);
  writeFileSync('ball.svg', BALL);
});
afterEach(() => {
  for (const name of ['boats', 'puzzles', 'ball.svg', 'boat.png', 'broken.png', 'output'])
    rmSync(name, { recursive: true, force: true });
});

describe('image with several pictures', () => {
  it('makes a puzzle of each in the order of the words, as of a folder that holds them', async () => {
    const { code, out, err } = await cli(['image', 'boats/boat.svg', ...FLAGS, 'ball.svg']);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['picture', 'boat', 'ball', '']);
    expect(err).toContain('2 of 2 pictures are in puzzles; seed a');
    const boat = JSON.parse(readFileSync('puzzles/boat.json', 'utf8'));
    expect(boat).toMatchObject({ seed: 'a/boat', verdict: 'unique' });

    const folder = await cli(['image', 'boats', ...FLAGS.slice(0, -1), 'output']);
    expect(folder.code).toBe(0);
    expect(readFileSync('output/boat.pdf').equals(readFileSync('puzzles/boat.pdf'))).toBe(true);
  });

  it('writes to the folder output where none is named', async () => {
    expect((await cli(['image', 'ball.svg', 'boats/boat.svg', ...FLAGS.slice(0, -2)])).code).toBe(0);
    expect(readdirSync('output')).toEqual(expect.arrayContaining(['ball.json', 'boat.json']));
  });

  it('names every word that is no name of a file, and makes nothing', async () => {
    const { code, err } = await cli(['image', 'ball.svg', 'boats', '-', ...FLAGS]);
    expect(code).toBe(2);
    expect(err).toContain('boats: is a folder; pictures, or one folder alone, are expected');
    expect(err).toContain('-: standard input holds one picture; beside others a file is expected');
    expect(existsSync('puzzles')).toBe(false);
  });

  it('refuses pictures that would have the same files', async () => {
    writeFileSync('boat.png', BOAT);
    const { code, err } = await cli(['image', 'boats/boat.svg', 'boat.png', ...FLAGS]);
    expect(code).toBe(2);
    expect(err).toContain('boats/boat.svg and boat.png would have the same files');
    expect(existsSync('puzzles')).toBe(false);
  });

  it('names a file that is no picture, or is missing, with the reason, and makes the others', async () => {
    writeFileSync('broken.png', 'no picture');
    const { code, err } = await cli(['image', 'ball.svg', 'broken.png', 'gone.svg', ...FLAGS]);
    expect(code).toBe(2);
    expect(err).toContain('broken: not made: ');
    expect(err).toContain('gone: not made: gone.svg: cannot be read (no such file');
    expect(err).toContain('1 of 3 pictures are in puzzles');
  });
});
