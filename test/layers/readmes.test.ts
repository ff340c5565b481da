/** The READMEs of rooms: every room has one, it is short, and the files and folders that it names exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MOST_LINES = 15;
const ROOMS = [
  'generators',
  'web',
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`),
];

describe.each(ROOMS)('the README of %s', (room) => {
  const text = readFileSync(`${room}/README.md`, 'utf8');
  const within = readdirSync(room, { recursive: true }).map((entry) => `/${entry}`);

  it('is short', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });

  it('names files and folders that exist', () => {
    const names = [...text.matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(([, name]) => name!);
    const stands = (name: string): boolean =>
      existsSync(name) || within.some((entry) => entry.endsWith(`/${name.replace(/\/$/, '')}`));
    expect(names.filter((name) => !stands(name))).toEqual([]);
  });
});
