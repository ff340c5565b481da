/**
 * The command serve: a small server, for this machine or its networks, which gives the files of the page and
 * nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gunzipSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolder, readPage } from '../../src/cli/serve/page-files.js';
import { type PageServer, servePage } from '../../src/cli/serve/page-server.js';
import { qrCode } from '../../src/cli/serve/qr-code.js';
import { networkAddresses } from '../../src/cli/serve/reach.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const POLICY = "default-src 'none'; script-src 'self'";
const START = `<meta\n http-equiv="Content-Security-Policy"\n content="${POLICY}">`;

const SCRIPT = 'document.title = 1;';

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

describe('a served page', () => {
  let server: PageServer;

  beforeAll(async () => {
    mkdirSync('page/assets', { recursive: true });
    writeFileSync('secret.txt', 'not for you');
    writeFileSync('page/index.html', START);
    writeFileSync('page/assets/a.js', 'export {};');
    writeFileSync('page/assets/b.wasm', 'wasm');
    mkdirSync('documents/more', { recursive: true });
    writeFileSync('documents/index.html', `<script>${SCRIPT}</script><a href="more/one.html">one</a>`);
    writeFileSync('documents/more/one.html', 'one');
    server = await servePage(new Map([...readPage('page')!, ...readPage('documents', '/docs/')!]), {
      port: 0,
    });
  });

  afterAll(() => server.close());

  function ask(
    address: string,
    options: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { hostname, port } = new URL(server.addresses[0]);
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path: address, ...options }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  it('is at the loopback address', () => {
    expect(server.addresses[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('has its types, and the policy that the page states', async () => {
    const start = await ask('/');
    expect(start.status).toBe(200);
    expect(start.body.toString()).toBe(START);
    expect(start.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(start.headers['content-security-policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
    const script = await ask('/assets/a.js?x#y');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask('/assets/b.wasm')).headers['content-type']).toBe('application/wasm');
  });

  it('has the documents under /docs/, with a policy of their own', async () => {
    const start = await ask('/docs/');
    expect([start.status, start.body.toString()]).toEqual([200, expect.stringContaining('more/one.html')]);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(start.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(start.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
    expect((await ask('/docs/more/one.html')).body.toString()).toBe('one');
    const [status, { location }] = await ask('/docs').then(
      (answer) => [answer.status, answer.headers] as const,
    );
    expect([status, location]).toEqual([308, '/docs/']);
    for (const address of ['/docs/../secret.txt', '/docs/more', '/more/one.html'])
      expect((await ask(address)).status).toBe(404);
  });

  it('compresses for those who take it', async () => {
    const packed = await ask('/assets/a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe('export {};');
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/nothing',
    '/assets',
  ])('has nothing at %s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('not for you');
  });

  it('refuses other methods', async () => {
    const posted = await ask('/', { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is refused where the port is taken', async () => {
    const port = Number(new URL(server.addresses[0]).port);
    await expect(servePage(readPage('page')!, { port })).rejects.toThrow(/EADDRINUSE/);
  });
});

/** The status and the text that a server answers under a name. */
function underName(address: string, host: string): Promise<readonly [number, string]> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const plain = hostname.replace(/^\[|\]$/g, '');
    const sent = request({ hostname: plain, port, headers: { host } }, async (answer) =>
      resolve([answer.statusCode!, Buffer.concat(await answer.toArray()).toString()]),
    );
    sent.on('error', reject);
    sent.end();
  });
}

const hasIpv6 = networkInterfaces().lo?.some(({ family }) => family === 'IPv6') ?? false;

describe.each([
  ['127.0.0.1', true, /^http:\/\/127\.0\.0\.1:\d+\/$/],
  ['localhost', true, /^http:\/\/localhost:\d+\/$/],
  ['0.0.0.0', false, /^http:\/\/[\d.]+:\d+\/$/],
  ...networkAddresses().map(
    (own) => [own, false, `http://${own.includes(':') ? `[${own}]` : own}:`] as const,
  ),
  ...(hasIpv6 ? [['::1', true, /^http:\/\/\[::1\]:\d+\/$/] as const, ['::', false, /^http:/] as const] : []),
] as const)('a page that is served on %s', (host, isLoopback, expected) => {
  let server: PageServer;

  beforeAll(async () => {
    const start = { bytes: new TextEncoder().encode(START), type: 'text/html' };
    server = await servePage(new Map([['/', start]]), { port: 0, host });
  });

  afterAll(() => server.close());

  it('is there under each address that it names', async () => {
    expect(server.isLoopback).toBe(isLoopback);
    expect(server.addresses[0]).toMatch(expected);
    for (const address of server.addresses)
      expect(await underName(address, new URL(address).host)).toEqual([200, START]);
  });

  it('has its window apart where browsers trust the way, and no header that they complain of elsewhere', async () => {
    const { headers } = await fetch(server.addresses[0]);
    expect(headers.get('cross-origin-opener-policy')).toBe(isLoopback ? 'same-origin' : null);
  });

  it('is there for this machine by its own names', async () => {
    const { port } = new URL(server.addresses[0]);
    for (const name of ['localhost', `LOCALHOST:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await underName(server.addresses[0], name)).toEqual([200, START]);
  });

  // A site that lets its name lead to this machine could read the answers.
  it.each(['elsewhere.example', 'elsewhere.example:8317', '127.0.0.1.elsewhere.example', '203.0.113.9'])(
    'is not there under the name "%s"',
    async (name) => {
      const [status, text] = await underName(server.addresses[0], name);
      expect(status).toBe(403);
      expect(text).toContain('open it at an address that puzzlewright serve has printed');
    },
  );
});

describe('the code of an address', () => {
  const address = 'http://192.168.178.123:8317/';

  it.each([true, false])('is read by a camera (in colours: %s)', (isColoured) => {
    const lines = qrCode(address, { isColoured }).trimEnd().split('\n');
    const signs = lines.map((line) => [...stripVTControlCharacters(line)]);
    const [width, height] = [signs[0]!.length, 2 * lines.length];
    expect(width).toBeLessThanOrEqual(40);
    const scale = 4;
    const pixels = new Uint8Array(3 * scale * width * scale * height);
    for (let at = 0; at < pixels.length / 3; at++) {
      const [column, row] = [Math.floor((at % (scale * width)) / scale), Math.floor(at / width / scale ** 2)];
      const sign = signs[row >> 1]![column]!;
      const isInk = sign === '█' || sign === (row % 2 === 0 ? '▀' : '▄');
      pixels.fill(isInk === isColoured ? 0 : 255, 3 * at, 3 * at + 3);
    }
    expect(decodeQR({ width: scale * width, height: scale * height, data: pixels })).toBe(address);
  });
});

describe('the command', () => {
  it('finds no page in a folder without one', () => {
    mkdirSync('empty', { recursive: true });
    expect(readPage('empty')).toBeUndefined();
    expect(readPage('missing')).toBeUndefined();
    expect(pageFolder()).toBe(path.join(path.dirname(pageFolder()), 'page'));
  });

  it('writes the page to a folder, overwrites nothing, and opens nothing then', async () => {
    const written = await cli(['serve', '-o', 'site']);
    if (!existsSync(pageFolder())) {
      expect(written).toMatchObject({ code: 2, err: expect.stringContaining('npm run page') });
      return;
    }
    expect(written).toMatchObject({ code: 0, out: '' });
    const page = readPage(pageFolder())!;
    expect(page.size).toBeGreaterThan(100);
    for (const [address, { bytes }] of page) {
      if (!address.endsWith('/')) expect(readFileSync(path.join('site', address)).equals(bytes)).toBe(true);
    }
    expect(await cli(['serve', '-o', 'site'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--force'),
    });
    expect(await cli(['serve', '-o', 'site', '--force'])).toMatchObject({ code: 0 });
    expect(await cli(['serve', '-o', 'other', '--open'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--open'),
    });
    expect(await cli(['serve', '-o', 'other', '--port', '80'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--port'),
    });
    expect(existsSync('other')).toBe(false);
  });

  it('writes over nothing where nothing is written', async () => {
    expect(await cli(['serve', '--force'])).toMatchObject({ code: 2, err: expect.stringContaining('-o') });
  });

  it('refuses ports that there are not', async () => {
    const { code, err } = await cli(['serve', '--port', '70000']);
    expect([code, err]).toEqual([2, expect.stringContaining('--port')]);
  });

  it('adds to a page what its list of files takes from packages', () => {
    mkdirSync('without', { recursive: true });
    writeFileSync('without/index.html', START);
    const packages = {
      'assets/highs-1.wasm': 'highs/runtime',
      'assets/andika-1.woff': '@fontsource/andika/files/andika-latin-400-normal.woff',
    };
    writeFileSync('without/files.json', JSON.stringify({ files: ['index.html'], packages }));
    const page = readPage('without')!;
    const found = Object.keys(packages).map((name) => {
      const { bytes, type } = page.get(`/${name}`)!;
      return [Buffer.from(bytes.subarray(0, 4)).toString('latin1'), type];
    });
    expect(found).toEqual([
      ['\0asm', 'application/wasm'],
      ['wOFF', 'font/woff'],
    ]);
  });

  it.each(['203.0.113.9', 'no-such-name.invalid', '300.1.1.1', '::zz', ''])(
    'refuses the address "%s", which is not of this machine',
    async (host) => {
      const { code, out, err } = await cli(['serve', '--port', '0', `--host=${host}`]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/--host.*address/);
    },
  );
});

describe.skipIf(readPage(pageFolder()) === undefined)(
  'the built page (skipped where npm run page has not run)',
  () => {
    /** Serves until the addresses are known, then interrupts; `look` is called in between. */
    async function served(argv: readonly string[], look: (address: string) => Promise<void>, out = false) {
      let stop: () => void = () => undefined;
      const onInterrupt = (interrupt: () => void) => {
        stop = interrupt;
        return () => undefined;
      };
      const parts: string[] = [];
      const running = cli(['serve', '--port', '0', ...argv], '', {
        onInterrupt,
        terminal: { out, err: false, colours: out },
        out: (content) => void parts.push(Buffer.from(content).toString()),
      });
      await expect.poll(() => parts.length).toBeGreaterThan(0);
      await look(parts[0]!.trim());
      stop();
      const { code, err } = await running;
      expect(code).toBe(130);
      return { out: parts.join(''), err };
    }

    it('is served until it is interrupted', async () => {
      const { out, err } = await served([], async (address) => {
        const answer = await fetch(address);
        expect(answer.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
        expect(await answer.text()).toContain('<title>Puzzlewright</title>');
      });
      expect(out.trim().split('\n').length).toBe(1);
      expect(err).toContain('to this machine only');
    });

    it('says who can reach it, and shows a code where people look', async () => {
      const piped = await served(['--host', '0.0.0.0'], async () => undefined);
      expect(piped.out).toMatch(/^http:\S+\n$/);
      expect(piped.err).toContain('everybody in the same network can open the page');
      const shown = await served(['--host', '0.0.0.0'], async () => undefined, true);
      expect(stripVTControlCharacters(shown.out)).toMatch(/^http:\S+\n([ ▀▄█]+\n){10,}$/);
      expect(shown.out).toContain('\x1b[30;107m');
    });
  },
);
