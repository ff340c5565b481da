/** Tests of `book` run in a folder of their own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Six small puzzles. */
export const WEEK = `title: Week
seed: owl
trim: a5
parts:
  - { family: sudoku, count: 3, parameters: { size: 6 }, difficulty: easy }
  - { family: star-battle, count: 3, parameters: { size: 6 } }
`;

/** The folders of a test. */
interface Place {
  /** The folder of the project. */
  readonly here: string;
  /** The folder of the present test. */
  readonly folder: string;
}

/**
 * Before each test: an empty folder with {@link WEEK} in `week.yaml`, as the working folder; removed
 * afterwards.
 */
export function workInFreshFolder(): Place {
  const here = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'book-'));
    process.chdir(folder);
    writeFileSync('week.yaml', WEEK);
  });
  afterEach(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    here,
    get folder() {
      return folder;
    },
  };
}
