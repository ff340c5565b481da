/** `gym` and `mcp` as they are built, with puzzles that would take minutes and all memory. */
import { spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROGRAM = 'dist/cli/main.cjs';
const SMALL = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };

/** A proof for it takes longer than anybody waits: in 17 rows there are 18 regions, each with its star. */
const SIDE = 35;
const TOP = (SIDE - 1) / 2;
const regionAt = (row: number, column: number): number =>
  row < TOP ? Math.floor((column * (TOP + 1)) / SIDE) : TOP + 1 + Math.floor((column * TOP) / SIDE);
const square = Array.from({ length: SIDE }, (_, index) => index);
const LONG = {
  family: 'star-battle',
  stars: 1,
  regions: square.map((row) => square.map((column) => regionAt(row, column))),
};

/** Its model takes more than a thousand megabytes. */
const clues = (first: number): number[][] =>
  Array.from({ length: 140 }, (_, line) => Array(35).fill(1 + ((first + line) % 2)));
const LARGE = { family: 'nonogram', rows: clues(0), columns: clues(1) };

const HOSTILE = [
  ['timeout', LONG, ['--timeout', '2', '--limit-memory', '4000', '--limit-conflicts', '999999999']],
  ['memory', LARGE, ['--timeout', '600', '--limit-memory', '150']],
] as const;

/** The answers of a gym to requests that all stand in its input before it begins. */
function talk(flags: readonly string[], requests: readonly object[]): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, 'gym', ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.on('error', reject);
    child.on('close', () =>
      resolve(
        out
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
    );
    child.stdin.end(requests.map((one) => `${JSON.stringify(one)}\n`).join(''));
  });
}

describe('gym, against hostile puzzles', () => {
  it.each(HOSTILE)('ends a request: %s, and answers the others in order', async (code, hostile, flags) => {
    const refused = (line: number) => ({ error: expect.objectContaining({ code }), line });
    const answers = await talk(flags, [
      { do: 'new', puzzle: hostile },
      { do: 'new', puzzle: SMALL },
      { do: 'move', entry: 'r1c1 is filled' },
      { do: 'new', puzzle: hostile },
      { do: 'state' },
      { do: 'close' },
    ]);
    expect(answers).toEqual([
      refused(1),
      expect.objectContaining({ do: 'new', family: 'nonogram', solved: false }),
      expect.objectContaining({ do: 'move', status: 'follows' }),
      refused(4),
      { error: expect.objectContaining({ code: 'no-game' }), line: 5 },
      { do: 'close' },
    ]);
  });
});

describe.each(HOSTILE)('mcp, against hostile puzzles: %s', (code, hostile, flags) => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() =>
    client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp', ...flags] })),
  );
  afterAll(() => client.close());

  async function call(name: string, given: Readonly<Record<string, unknown>>) {
    const { isError = false, content } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as readonly [{ readonly text: string }];
    return { isError, json: JSON.parse(text) };
  }

  it.each(['check', 'count', 'forced', 'hint', 'explain', 'rate'])(
    '%s is ended; the next is answered',
    async (name) => {
      const [refused, small] = await Promise.all([
        call(name, { puzzle: hostile }),
        call('check', { puzzle: SMALL }),
      ]);
      expect(refused).toEqual({ isError: true, json: { error: expect.objectContaining({ code }) } });
      expect(small).toEqual({
        isError: false,
        json: expect.objectContaining({ verdict: 'unique', certified: true }),
      });
    },
  );
});
