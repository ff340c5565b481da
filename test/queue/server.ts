/** A Redis server for tests, on a free port of the loopback address, with a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** True if a server is installed. */
export const hasServer = spawnSync('redis-server', ['--version']).status === 0;

/** A server that can be killed and started again, with all that its log holds. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server.
 * @param settings further words for its command line
 */
export async function openServer(...settings: readonly string[]): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puzzlewright-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    child = spawn('redis-server', [...words, '--appendonly', 'yes', '--appendfsync', 'always', ...settings], {
      stdio: 'ignore',
    });
    while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a command to a server; resolves with its reply as the server writes it. */
export async function command(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${line}\r\n`));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(String(reply));
    });
    socket.once('error', reject);
  });
}

async function answers(port: number): Promise<boolean> {
  try {
    // While it reads its log it answers with another error than where it wants a password.
    return /^(?:\+PONG|-NOAUTH)/.test(await command(port, 'PING'));
  } catch {
    return false;
  }
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
