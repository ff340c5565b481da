/**
 * Follows a document literally in a copy of the project: its commands, changes and files, marked by their
 * fences.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const BLOCK = /^```(sh|diff|ts)\n([\s\S]*?)^```$/gm;

/** The output of a command of a document. */
export interface CommandRun {
  readonly script: string;
  readonly output: string;
}

/** Folders that nothing changes: they are linked, not copied. */
const LINKED = ['node_modules', 'dist', 'output', 'images'];
const LEFT_OUT = /^\.(git|mirror-.*)$/;

/** A copy of the project in a folder inside it; the caller removes it. */
export function copyProject(): string {
  const root = mkdtempSync(resolve('.mirror-'));
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.test(entry))) {
    if (LINKED.includes(name)) symlinkSync(resolve(name), join(root, name));
    else cpSync(name, join(root, name), { recursive: true });
  }
  return root;
}

/**
 * Does what the blocks of a document say, in their order.
 * @returns its commands with what they print
 * @throws Error when a command fails, or a text to be replaced does not occur exactly once
 */
export async function followDocument(document: string, root: string): Promise<readonly CommandRun[]> {
  const runs: CommandRun[] = [];
  for (const [, kind, text] of document.matchAll(BLOCK)) {
    if (kind === 'sh') runs.push({ script: text!, output: await runScript(text!, root) });
    else if (kind === 'diff') applyChanges(text!, root);
    else writeWhole(text!, root);
  }
  return runs;
}

/** Runs a script as in a fresh terminal: a test runner inside must not take itself for a part of this one. */
async function runScript(script: string, root: string): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NODE_OPTIONS)/.test(name)),
  );
  try {
    const options = { cwd: root, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1 << 26 };
    return (await promisify(execFile)('sh', ['-e', '-c', script], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${script}\n${stdout}\n${stderr}`);
  }
}

/** `--- FILE`, then runs of lines with `-`, each followed by the lines with `+` that replace it. */
function applyChanges(diff: string, root: string): void {
  const [head, ...lines] = diff.trimEnd().split('\n');
  const path = join(root, head!.replace(/^--- /, ''));
  let content = readFileSync(path, 'utf8');
  for (const [, removed, added] of `${lines.join('\n')}\n`.matchAll(/((?:^-.*\n)+)((?:^\+.*\n)+)/gm)) {
    const [old, changed] = [removed!, added!].map((part) => part.replaceAll(/^./gm, ''));
    if (content.split(old!).length !== 2) throw new Error(`${head}: not found exactly once: ${old}`);
    content = content.replace(old!, () => changed!);
  }
  writeFileSync(path, content);
}

/** The first line names the file as a comment. */
function writeWhole(text: string, root: string): void {
  const [head, ...lines] = text.split('\n');
  writeFileSync(join(root, head!.replace(/^\/\/ /, '')), lines.join('\n'));
}
