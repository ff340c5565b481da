/** Programs of the command line that run on threads and in processes of their own. */
import path from 'node:path';

/**
 * The address of another program of the same bundle: they stand in one folder, and their names end alike.
 * @param name without its ending
 * @param own the address of a file of the bundle; default: this one
 */
export function programBeside(name: string, own: string = import.meta.url): URL {
  return new URL(`./${name}${path.extname(own)}`, own);
}
