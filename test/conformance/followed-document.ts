/** Follows a document literally in a mirror of the project: its commands, changes and files, marked by their fences. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const BLOCK = /^```(sh|diff|ts)\n([\s\S]*?)^```$/gm;

/**
 * A folder inside the project whose entries are links to those of the project, except copies of what the document
 * changes; the caller removes it.
 * @param copied paths of files and folders to copy
 */
export function mirrorProject(copied: readonly string[]): string {
  const root = mkdtempSync(resolve('.mirror-'));
  const parents = new Set(copied.flatMap((path) => ancestorsOf(path)));
  const fill = (folder: string): void => {
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      if (parents.has(path)) fill(path);
      else if (copied.includes(path)) cpSync(path, join(root, path), { recursive: true });
      else symlinkSync(resolve(path), join(root, path));
    }
  };
  for (const top of new Set(copied.map((path) => path.split('/')[0]!))) fill(top);
  return root;
}

function ancestorsOf(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...ancestorsOf(parent)];
}

/**
 * Does what the blocks of a document say, in their order.
 * @throws Error when a command fails, or a text to be replaced does not occur exactly once
 */
export function followDocument(document: string, root: string): void {
  for (const [, kind, text] of document.matchAll(BLOCK)) {
    if (kind === 'sh') execFileSync('sh', ['-e', '-c', text!], { cwd: root });
    else if (kind === 'diff') applyChanges(text!, root);
    else writeWhole(text!, root);
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
