/**
 * Decoding a picture in a process of its own. A decoder is one call into native code that nothing inside its
 * process can interrupt, so that a drawing made to keep it busy is cut off by ending the process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import type { Result } from '../../core/index.js';
import type { LoadedPicture, LoadOptions } from '../../picture/index.js';
import { type Decoded, programBeside } from '../host/index.js';

const PROGRAM = fileURLToPath(programBeside('decode-process'));

/**
 * Decodes a picture within a number of milliseconds, counted from when the process is ready to decode.
 * @throws Error when the process fails otherwise
 */
export async function decodeWithin(
  bytes: Uint8Array,
  options: LoadOptions,
  milliseconds: number,
): Promise<Decoded> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  let begin = performance.now();
  let timer: NodeJS.Timeout | undefined;
  child.once('message', () => {
    begin = performance.now();
    timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  try {
    const answer = await answerOf(child, bytes);
    return { ...(answer === undefined ? {} : { loaded: answer }), milliseconds: performance.now() - begin };
  } finally {
    clearTimeout(timer);
  }
}

/** The output of the process; undefined when it was killed. */
function answerOf(child: ChildProcess, bytes: Uint8Array): Promise<Result<LoadedPicture> | undefined> {
  const { stdin, stdout } = child;
  const parts: Buffer[] = [];
  stdout?.on('data', (part: Buffer) => void parts.push(part));
  // The process may be ended before it has read everything.
  stdin?.on('error', () => undefined);
  stdin?.end(bytes);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined);
      else if (code === 0) resolve(deserialize(Buffer.concat(parts)) as Result<LoadedPicture>);
      else reject(new Error(`the decoding process ended with ${signal ?? `code ${code}`}`));
    });
  });
}
