/** Runs command lines in a folder of their own, for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { workFolder } from './in-process.js';

export { cli, words } from './in-process.js';

/**
 * Lets the tests of a file run in a folder of {@link workFolder}, which goes with them; returns it and the
 * project's.
 */
export function enterWorkFolder(): { readonly folder: string; readonly project: string } {
  const project = process.cwd();
  const { folder, remove } = workFolder();
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(project);
    remove();
  });
  return { folder, project };
}
