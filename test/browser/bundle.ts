/** Bundles a program for browsers; any module of Node that it asks for ends the bundling. */
import { isBuiltin } from 'node:module';
import { type InputOptions, rolldown } from 'rolldown';

/**
 * HiGHS asks for modules of Node behind a check that it runs on Node: this stands in their place, and must
 * never be reached.
 */
const REFUSED = '\0refused';

/**
 * The text of the program as one script.
 * @throws Error naming the module of Node and who asks for it
 */
export async function bundleForBrowser(input: string): Promise<string> {
  const bundle = await rolldown(optionsOf(input));
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
  return output[0].code;
}

/**
 * The number of modules a browser loads for these files, with everything that they import.
 * @throws Error as {@link bundleForBrowser}
 */
export async function countForBrowser(files: readonly string[]): Promise<number> {
  const bundle = await rolldown(optionsOf([...files]));
  const { output } = await bundle.generate({ format: 'es' });
  return output.reduce((sum, part) => sum + (part.type === 'chunk' ? part.moduleIds.length : 0), 0);
}

function optionsOf(input: string | string[]): InputOptions {
  return {
    input,
    platform: 'browser',
    logLevel: 'silent',
    // A script of no module has no address of its own; pdfkit builds one from it when it is loaded.
    transform: {
      define: { 'import.meta.url': '"https://puzzlewright.example/"' },
      jsx: { runtime: 'automatic', importSource: 'preact' },
    },
    plugins: [
      {
        name: 'no-modules-of-node',
        async resolveId(id, importer) {
          if (!isBuiltin(id)) return undefined;
          // A package may name a module of Node that it does without in browsers.
          const found = await this.resolve(id, importer, { skipSelf: true });
          if (found !== null && found.external === false && !isBuiltin(found.id)) return found;
          if (importer?.includes('/node_modules/highs/')) return REFUSED;
          throw new Error(`${importer} asks for ${id}, which no browser has`);
        },
        load: (id) => (id === REFUSED ? 'throw new Error("a module of Node was loaded");' : undefined),
      },
    ],
  };
}
