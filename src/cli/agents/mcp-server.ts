/**
 * The server of the Model Context Protocol over lines of JSON: the official SDK does the protocol, and a
 * service calls the tools of tools.ts. One request is answered before the next line is read, and a line that
 * is too long is never kept, so that memory is bounded whatever a client sends.
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
import { jsonSchemaOf } from '../../settings/index.js';
import type { Service } from '../host/index.js';
import type { ReadLine } from '../input/index.js';
import { type ToolAnswer, type ToolCall, toolError } from './calls.js';
import { MOST_LINE } from './size.js';
import { TOOLS } from './tools.js';

/** The world around the server. */
export interface McpPorts {
  readonly version: string;
  /** Calls the tools. */
  readonly service: Service;
  lines(): AsyncIterable<ReadLine>;
  write(line: string): void;
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
    const outcome = await ports.service.ask({ name, given } satisfies ToolCall);
    const { isError, text } =
      outcome.status === 'answered' ? (outcome.answer as ToolAnswer) : toolError(outcome);
    return { ...(isError ? { isError } : {}), content: [{ type: 'text' as const, text }] };
  });
  const transport = new LineTransport(ports);
  await server.connect(transport);
  await transport.serve();
  await server.close();
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
