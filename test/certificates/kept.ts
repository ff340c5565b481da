/** The certificates of docs/extremes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/extremes');

/** A certificate as its file has it. */
export interface Kept {
  readonly id: string;
  readonly certificate: {
    readonly certificate: string;
    readonly solutions?: number;
    readonly cases?: number;
    readonly bound?: { readonly lrat: string };
  };
}

/** All of them, by their ids. */
export function keptCertificates(): readonly Kept[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== 'index.json')
    .map((name) => ({
      id: path.basename(name, '.json'),
      certificate: JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')),
    }));
}

/** The certificates that are checked at once: small boards, few cases and short proofs. */
export function isShort({ certificate: { solutions = 0, cases = 0, bound } }: Kept): boolean {
  return solutions <= 300 && cases <= 5000 && (bound?.lrat.length ?? 0) <= 10_000;
}
