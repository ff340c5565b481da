/** Output through a queue with a real server: the same bytes as on one machine. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { PREFIX } from '../../src/cli/queue/names.js';
import { begin, beginWorker, interruptAll, ran } from './here.js';
import { command, hasServer, openServer, type Server } from './server.js';

const fixtures = path.resolve(import.meta.dirname, '../cli/fixtures');
const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-queue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function contents(of: string): readonly (readonly [string, string])[] {
  const names = readdirSync(of).sort();
  return names.map((name) => [name, readFileSync(path.join(of, name), 'latin1')]);
}

describe.skipIf(!hasServer)('a queue (skipped where redis-server is not installed)', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer();
    await beginWorker(server.url);
  });
  afterAll(async () => {
    await interruptAll();
    await server.remove();
  });

  it.each([
    ['nonogram', '--size', '5', '--colours', '2'],
    ...GENERATORS.map(({ family, presets: [{ settings }] }) => [
      family,
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ]),
  ])('makes the batch that one machine makes: %s', async (...words) => {
    const batch = ['generate', ...words, '-n', '6', '--seed', 'owl', '--json'];
    const { code, out } = await ran(batch);
    expect([code, out.split('\n')]).toEqual([0, expect.objectContaining({ length: 7 })]);
    const client = await ran([...batch, '--queue', server.url]);
    expect(client).toMatchObject({ code: 0, out, err: expect.stringContaining('made 6 of 6') });
  });

  it('makes the book that one machine makes, of generated puzzles and of files', async () => {
    const spec = {
      title: 'Week',
      seed: 'owl',
      parts: [
        { family: 'sudoku', count: 4, parameters: { size: 4 } },
        { family: 'hashi', count: 3, parameters: { size: 6 } },
        { files: ['colours.json'] },
      ],
    };
    const colours = {
      family: 'nonogram',
      palette: ['#ffffff', '#d03030', '#2050c0'],
      rows: [
        [[2, 1]],
        [
          [1, 1],
          [1, 2],
        ],
      ],
      columns: [
        [[2, 1]],
        [
          [1, 1],
          [1, 2],
        ],
      ],
    };
    const folders = ['here', 'there'].map((name) => path.join(folder, name));
    for (const [index, of] of folders.entries()) {
      mkdirSync(of);
      writeFileSync(path.join(of, 'spec.json'), JSON.stringify(spec));
      writeFileSync(path.join(of, 'colours.json'), JSON.stringify(colours));
      const book = ['book', path.join(of, 'spec.json'), '-o', path.join(of, 'week.pdf')];
      const made = await ran(book, index === 0 ? {} : { queue: server.url });
      expect(made).toMatchObject({ code: 0, err: expect.stringContaining('8 puzzles') });
    }
    expect(contents(folders[1]!)).toEqual(contents(folders[0]!));
  });

  it('makes the pictures of a folder that one machine makes, in black and white and in colours', async () => {
    const pictures = path.join(folder, 'pictures');
    mkdirSync(pictures);
    for (const [name, ink] of [
      ['ball', '#a33'],
      ['egg', '#242'],
    ] as const)
      writeFileSync(
        path.join(pictures, `${name}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="38" fill="${ink}"/><circle cx="38" cy="40" r="14" fill="#25c"/></svg>`,
      );
    for (const way of [
      ['--method', 'regions'],
      ['--colours', '2'],
    ]) {
      const image = ['image', pictures, '--width', '8', '--seed', 'owl', ...way, '--json', '-o'];
      const [here, there] = ['one', 'queue'].map((name) => path.join(folder, `${name}${way.join('')}`));
      const { code, out } = await ran([...image, here!]);
      const client = await ran([...image, there!, '--queue', server.url]);
      expect(client).toMatchObject({ code, out: out.replaceAll(here!, there!) });
      const own = contents(here!).map(([name, text]) => [name, text.replaceAll(here!, there!)]);
      expect(own.length).toBeGreaterThan(8);
      expect(contents(there!)).toEqual(own);
    }
  });

  it('finds the minimum that one machine finds', async () => {
    const ask = ['minimum', 'queens', '--size', '6', '--queens', '5', '--count', '--json'];
    const answer = ({ code, out }: { readonly code: number; readonly out: string }) => {
      const { stats: _, ...rest } = JSON.parse(out) as { readonly stats: unknown };
      return { code, ...rest };
    };
    expect(answer(await ran([...ask, '--queue', server.url]))).toEqual(answer(await ran(ask)));
  });

  it('answers the list of puzzles that one machine answers', async () => {
    const ask = ['minimum', 'sudoku', path.join(fixtures, 'grids.jsonl'), '--count', '--json'];
    const { code, out } = await ran(ask);
    const state = path.join(folder, 'grids.state');
    expect(await ran([...ask, '--queue', server.url, '--state', state])).toMatchObject({ code, out });
  });

  it('serves two clients with the same batch at once', async () => {
    const batch = ['generate', 'sudoku', '--size', '9', '--seed', 'owl', '-n', '40', '--json'];
    const { out } = await ran(batch);
    const clients = [1, 2].map(() => begin([...batch, '--queue', server.url]));
    for (const { ended } of clients) expect(await ended).toMatchObject({ code: 0, out });
  });

  it('leaves nothing behind on the server', async () => {
    const batch = ['generate', 'sudoku', '--size', '4', '--seed', 'owl', '-n', '30', '--json'];
    expect(await ran([...batch, '--queue', server.url])).toMatchObject({ code: 0 });
    // Jobs are hashes; what else there is belongs to the queue itself.
    expect(await command(server.port, `KEYS ${PREFIX}:*:job-*`)).toBe('*0\r\n');
  });
});
