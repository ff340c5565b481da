/**
 * The server of the Model Context Protocol over lines of JSON: the official SDK does the protocol, and the
 * tools of tools.ts answer. One request is answered before the next line is read, and a line that is too long
 * is never kept, so that memory is bounded whatever a client sends.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { nearestWord, PuzzlewrightError } from '../../core/index.js';
import { jsonSchemaOf, readSettings } from '../../settings/index.js';
import type { ReadLine } from '../input/index.js';
import { demand } from './demand.js';
import { MOST_LINE } from './size.js';
import { type CallLimits, TOOLS } from './tools.js';

/** Characters of an answer: more is refused, as no client reads it. */
const MOST_ANSWER = 4_000_000;

/** The world around the server. */
export interface McpPorts {
  readonly version: string;
  lines(): AsyncIterable<ReadLine>;
  write(line: string): void;
  /** The limits on a call that begins now. */
  limits(): CallLimits;
}

/** Serves until the input ends. */
export async function serveMcp(ports: McpPorts): Promise<void> {
  const server = new Server(
    { name: 'puzzlewright', version: ports.version },
    {
      capabilities: { tools: {} },
      instructions:
        'Pencil puzzles with exactly one solution, proved. Puzzles are JSON objects that name their family.',
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, description, input }) => ({
      name,
      description,
      inputSchema: { ...jsonSchemaOf(input), type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    try {
      return { content: [{ type: 'text' as const, text: textOf(await call(name, given, ports.limits())) }] };
    } catch (error) {
      if (!(error instanceof PuzzlewrightError)) throw error;
      const { code, message, place } = error;
      const told = { error: { code, message, ...(place === undefined ? {} : { place }) } };
      return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(told) }] };
    }
  });
  const transport = new LineTransport(ports);
  await server.connect(transport);
  await transport.serve();
  await server.close();
}

/**
 * Calls a tool.
 * @throws PuzzlewrightError for a tool that there is not, arguments that cannot be, and what the tool refuses
 */
async function call(name: string, given: Readonly<Record<string, unknown>>, limits: CallLimits) {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool !== undefined) return tool.run(demand(readSettings(tool.input, given)), limits);
  const names = TOOLS.map((one) => one.name);
  const near = nearestWord(name.slice(0, 30), names);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const message = `There is no such tool; expected one of ${names.join(', ')}.${hint}`;
  throw new PuzzlewrightError('unknown-tool', message);
}

function textOf(answer: object | string): string {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (text.length <= MOST_ANSWER) return text;
  const message = `The answer has ${text.length} characters; at most ${MOST_ANSWER} are sent.`;
  throw new PuzzlewrightError('answer-too-long', message);
}

/** Messages as lines, one request at a time. */
class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #ports: McpPorts;
  /** Called when the request that runs is answered. */
  #answered: (() => void) | undefined;

  constructor(ports: McpPorts) {
    this.#ports = ports;
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    this.#ports.write(`${JSON.stringify(message)}\n`);
    if ('result' in message || 'error' in message) this.#answered?.();
  }

  async close(): Promise<void> {
    this.onclose?.();
  }

  /** Hands over message after message until the input ends. */
  async serve(): Promise<void> {
    for await (const line of this.#ports.lines()) {
      const message = this.#read(line);
      if (message === undefined) continue;
      const answered = new Promise<void>((resolve) => {
        this.#answered = resolve;
      });
      this.onmessage?.(message);
      if (isJSONRPCRequest(message)) await answered;
    }
  }

  #read(line: ReadLine): JSONRPCMessage | undefined {
    if ('tooLong' in line) {
      const words = `A line has ${line.tooLong} bytes; at most ${MOST_LINE} are expected.`;
      return this.#refuse(ErrorCode.InvalidRequest, words);
    }
    if (line.text.trim() === '') return undefined;
    let json: unknown;
    try {
      json = JSON.parse(line.text);
    } catch {
      return this.#refuse(ErrorCode.ParseError, 'A line is expected to hold one JSON object.');
    }
    const read = JSONRPCMessageSchema.safeParse(json);
    return read.success
      ? read.data
      : this.#refuse(ErrorCode.InvalidRequest, 'A message of JSON-RPC 2.0 is expected.');
  }

  #refuse(code: ErrorCode, message: string): undefined {
    this.#ports.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
  }
}
