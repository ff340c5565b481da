/** The command serve: a small server for this machine only, which gives the files of the page and nothing else. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolder, readPage } from '../../src/cli/serve/page-files.js';
import { type PageServer, servePage } from '../../src/cli/serve/page-server.js';
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
    server = await servePage(new Map([...readPage('page')!, ...readPage('documents', '/docs/')!]), 0);
  });

  afterAll(() => server.close());

  function ask(
    address: string,
    options: { method?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { hostname, port } = new URL(server.address);
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
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
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

  it('refuses other methods, and names by which other sites could reach it', async () => {
    const posted = await ask('/', { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/', { headers: { host: 'elsewhere.example' } })).status).toBe(403);
    expect((await ask('/', { headers: { host: 'localhost:8317' } })).status).toBe(200);
  });

  it('is refused where the port is taken', async () => {
    const { port } = new URL(server.address);
    await expect(servePage(readPage('page')!, Number(port))).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('the command', () => {
  it('finds no page in a folder without one', () => {
    mkdirSync('empty', { recursive: true });
    expect(readPage('empty')).toBeUndefined();
    expect(readPage('missing')).toBeUndefined();
    expect(pageFolder()).toBe(path.join(path.dirname(pageFolder()), 'page'));
  });

  it('refuses ports that there are not', async () => {
    const { code, err } = await cli(['serve', '--port', '70000']);
    expect([code, err]).toEqual([2, expect.stringContaining('--port')]);
  });
});

describe.skipIf(readPage(pageFolder()) === undefined)(
  'the built page (skipped where npm run page has not run)',
  () => {
    it('is served until it is interrupted', async () => {
      let stop: () => void = () => undefined;
      const onInterrupt = (interrupt: () => void) => {
        stop = interrupt;
        return () => undefined;
      };
      const served: string[] = [];
      const running = cli(['serve', '--port', '0'], '', {
        onInterrupt,
        out: (content) => {
          served.push(String(content).trim());
        },
      });
      await expect.poll(() => served.length).toBe(1);
      const answer = await fetch(served[0]!);
      expect(answer.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
      expect(await answer.text()).toContain('<title>Puzzlewright</title>');
      stop();
      expect((await running).code).toBe(130);
    });
  },
);
