/**
 * The build of this program: workers of another build could answer otherwise, so they take none of its jobs.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersion } from '../host/index.js';

/** Hexadecimal digits of a digest that are shown: enough to distinguish builds. */
const DIGITS = 8;

/**
 * The version with a digest of the program's files, such as `1.0.0+3f2a9c01`: two builds of one version may
 * differ.
 */
export function thisBuild(): string {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const digest = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    if (/\.(cjs|[jt]s)$/.test(name)) digest.update(name).update(readFileSync(path.join(folder, name)));
  }
  return `${readVersion()}+${digest.digest('hex').slice(0, DIGITS)}`;
}
