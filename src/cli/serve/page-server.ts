/** A server of the page: for this machine alone, or for the networks of a given address. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { headersOfDocuments, headersOfFrame, headersOfPage, type SentHeaders } from './headers.js';
import type { PageFile } from './page-files.js';
import { LOOPBACK, type Reach, reachOf } from './reach.js';

/** Names of files that hold the hash of their content never change. */
const HASHED = /^\/assets\//;

/** Files that compress well. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(wasm|manifest))/;

/** The path of the documents, beside the page. */
export const DOCUMENTS = '/docs/';

/** A server that runs. */
export interface PageServer {
  /** The addresses of the page, with `http://`, the best first. */
  readonly addresses: readonly [string, ...string[]];
  /** Other machines cannot reach it. */
  readonly isLoopback: boolean;
  /** Ends it and its connections. */
  close(): Promise<void>;
}

/** The address at which a server listens. */
export interface Listening {
  /** 0 takes one that is free. */
  readonly port: number;
  /** An address or a name of this machine. Default: the loopback address. */
  readonly host?: string;
}

/** The file that other sites may show in a frame. */
const FRAME = '/embed.html';

/**
 * Serves files.
 * Rejects with the error of the system, such as `EADDRINUSE`, when the port or the address cannot be had.
 */
export async function servePage(
  files: ReadonlyMap<string, PageFile>,
  { port, host = LOOPBACK }: Listening,
): Promise<PageServer> {
  const packed = new Map<PageFile, Uint8Array>();
  const server = createServer((request, response) =>
    answer(request, response, { files, headers, packed, reach }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, port: taken } = server.address() as AddressInfo;
  const reach = reachOf(host, address);
  const way = { isTrusted: reach.isLoopback };
  const documents = files.get(DOCUMENTS);
  const headers = {
    page: headersOfPage(files.get('/')!, way),
    ...(documents === undefined ? {} : { documents: headersOfDocuments(documents, way) }),
  };
  const [first, ...others] = reach.hosts.map((name) => `http://${name}:${taken}/`);
  return { addresses: [first!, ...others], isLoopback: reach.isLoopback, close: () => closed(server) };
}

interface Served {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly headers: { readonly page: SentHeaders; readonly documents?: SentHeaders };
  /** Files that were compressed already. */
  readonly packed: Map<PageFile, Uint8Array>;
  readonly reach: Reach;
}

function answer(request: IncomingMessage, response: ServerResponse, served: Served): void {
  const { files, headers, reach } = served;
  const address = (request.url ?? '/').replace(/[?#].*$/s, '');
  const file = files.get(address);
  const refusal = reach.isKnown(hostName(request)) ? refusalOf(request, file) : OTHER_NAME;
  if (refusal === NOTHING && address === DOCUMENTS.slice(0, -1) && files.has(DOCUMENTS)) {
    // Without the slash, links in the documents would lead elsewhere.
    response.writeHead(308, { Location: DOCUMENTS }).end();
    return;
  }
  if (file === undefined || refusal !== undefined) {
    refuse(response, refusal ?? NOTHING);
    return;
  }
  const isPacked = COMPRESSIBLE.test(file.type) && acceptsGzip(request);
  const bytes = isPacked ? packedOf(file, served.packed) : file.bytes;
  response.writeHead(200, {
    ...headersOf(address, headers),
    'Content-Type': file.type,
    'Content-Length': bytes.length,
    'Cache-Control': HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The headers of a file by its address. */
function headersOf(address: string, { page, documents }: Served['headers']): SentHeaders {
  if (address === FRAME) return headersOfFrame(page);
  return (address.startsWith(DOCUMENTS) ? documents : undefined) ?? page;
}

/** A status and a sentence that says why. */
type Refusal = readonly [status: number, sentence: string];

const NOTHING: Refusal = [404, 'There is no such file in the page.'];

const OTHER_NAME: Refusal = [
  403,
  'The page is not served under this name; open it at an address that puzzlewright serve has printed.',
];

function refusalOf(request: IncomingMessage, file: PageFile | undefined): Refusal | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return [405, 'Files can only be read; expected GET or HEAD.'];
  return file === undefined ? NOTHING : undefined;
}

function refuse(response: ServerResponse, [status, sentence]: Refusal): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  });
  response.end(`${sentence}\n`);
}

/** The name in the `Host` header, without the port. */
function hostName({ headers }: IncomingMessage): string {
  return (headers.host ?? '').replace(/:\d+$/, '');
}

function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
}

function packedOf(file: PageFile, packed: Map<PageFile, Uint8Array>): Uint8Array {
  const known = packed.get(file) ?? gzipSync(file.bytes);
  packed.set(file, known);
  return known;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
