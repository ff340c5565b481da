/** `mcp`: the server as the SDK's own client sees it, and lines that no client would send. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli, type Ran } from './in-process.js';

/** The server as a command line of this process, and a transport of the client to it. */
class CommandLine implements Transport {
  onclose?: () => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly ended: Promise<Ran>;
  readonly #lines: string[] = [];
  #wake: (() => void) | undefined;
  #isClosed = false;

  constructor() {
    this.ended = cli(['mcp', '--limit-attempts', '50'], '', {
      input: () => this.#chunks(),
      out: (content) => this.onmessage?.(JSON.parse(String(content))),
    });
  }

  async *#chunks(): AsyncGenerator<Uint8Array> {
    while (!this.#isClosed || this.#lines.length > 0) {
      const line = this.#lines.shift();
      if (line !== undefined) yield Buffer.from(line);
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    this.#lines.push(`${JSON.stringify(message)}\n`);
    this.#wake?.();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake?.();
    this.onclose?.();
  }
}

const NONOGRAM = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] };
const server = new CommandLine();
const client = new Client({ name: 'test', version: '1' });

beforeAll(() => client.connect(server));
afterAll(async () => {
  await client.close();
  expect((await server.ended).code).toBe(0);
});

async function call(name: string, given: Readonly<Record<string, unknown>>) {
  const answer = await client.callTool({ name, arguments: given });
  const [content] = answer.content as readonly { readonly text: string }[];
  return { isError: answer.isError === true, text: content!.text };
}

describe('the server for agents', () => {
  it('lists its tools, each with a schema that says its arguments', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      [
        'generate',
        'check',
        'count',
        'forced',
        'hint',
        'explain',
        'rate',
        'verify-step',
        'convert',
        'render',
      ].toSorted(),
    );
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const property of Object.values(inputSchema.properties!)) {
        expect((property as { readonly description?: string }).description).toBeTruthy();
      }
    }
  });

  it.each([
    ['check', {}, { verdict: 'unique', certified: true }],
    ['count', {}, { count: 1, complete: true }],
    ['forced', {}, { status: 'found', solutions: { count: 1, exact: true } }],
    ['hint', { level: 2, state: ['#?', '??'] }, { status: 'hint', level: 2 }],
    ['explain', {}, { verdict: 'solved' }],
    ['rate', {}, { verdict: 'unique', difficulty: 'easy' }],
    [
      'verify-step',
      { entry: 'r1c1 is filled', reasons: ['row-1'], step: true },
      { status: 'follows', step: { size: 1 } },
    ],
  ])('answers about a puzzle: %s', async (name, given, expected) => {
    const { isError, text } = await call(name, { puzzle: NONOGRAM, ...given });
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toMatchObject(expected);
  });

  it('warns of drawings that may be rules', async () => {
    const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    const wayPoints = [
      [0, 0],
      [1, 1],
    ];
    const puzzle = JSON.stringify({
      cells,
      regions: [],
      cages: [],
      lines: [{ wayPoints, color: '#000000' }],
    });
    const { text } = await call('check', { puzzle });
    expect(JSON.parse(text).warnings).toEqual([expect.stringContaining('a drawing of 1 line')]);
  });

  it('makes, converts and draws puzzles', async () => {
    const asked = { family: 'sudoku', seed: 'owl', settings: { size: 4 } };
    const made = await call('generate', asked);
    expect(await call('generate', asked)).toEqual(made);
    const { puzzle, verdict } = JSON.parse(made.text);
    expect(verdict).toBe('unique');
    const address = await call('convert', { puzzle: NONOGRAM, to: 'puzzlink' });
    expect(address.text).toContain('nonogram');
    const read = await call('convert', { puzzle: address.text.trim(), to: 'json' });
    expect(JSON.parse(read.text)).toMatchObject(NONOGRAM);
    expect((await call('render', { puzzle, as: 'svg' })).text).toMatch(/^<svg/);
    expect((await call('render', { puzzle })).text.split('\n').length).toBeGreaterThan(4);
  });

  it.each([
    ['chekc', {}, 'unknown-tool'],
    ['check', {}, 'setting'],
    ['check', { puzzle: NONOGRAM, engine: 'sat' }, 'setting'],
    ['check', { puzzle: { family: 'chess' } }, 'unknown-family'],
    ['check', { puzzle: { family: 'sudoku' } }, 'json-shape'],
    ['check', { puzzle: 'no puzzle at all' }, 'unknown-format'],
    ['count', { puzzle: NONOGRAM, limit: 1e9 }, 'setting'],
    ['verify-step', { puzzle: NONOGRAM, entry: 'r9c9 is filled' }, 'entry-unknown'],
    ['generate', { family: 'nonogram', seed: 'a', settings: { pictures: [] } }, 'setting'],
    ['convert', { puzzle: NONOGRAM, to: 'papyrus' }, 'unknown-format'],
    ['check', { puzzle: { family: 'kenken', size: 1_000_000, cages: [] } }, 'puzzle-too-large'],
  ])('refuses %s %j: %s', async (name, given, code) => {
    const { isError, text } = await call(name, given);
    expect(isError).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ error: { code } });
  });
});

describe('lines that no client sends', () => {
  it.each([
    ['nonsense', -32_700],
    ['[]', -32_600],
    ['{"jsonrpc":"1.0"}', -32_600],
    ['x'.repeat(1_100_000), -32_600],
  ])('%.30s: error %i, and the server goes on', async (line, code) => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const { out, code: exit } = await cli(['mcp'], `${line}\n\n${ping}\n`);
    expect(exit).toBe(0);
    const [refused, pong] = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(refused).toMatchObject({ id: null, error: { code } });
    expect(pong).toMatchObject({ id: 1, result: {} });
  });
});
