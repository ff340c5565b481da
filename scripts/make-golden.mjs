/**
 * Writes the golden files of families that have none (`npm run golden`), or those of the families that are
 * named anew (`npm run golden -- NAME`). Vite compiles the sources on the way: no build is needed.
 */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/conformance/write-golden.ts', {
  configFile: false,
  logLevel: 'warn',
});
try {
  const written = module.writeGolden(process.argv.slice(2));
  process.stdout.write(
    written.length > 0 ? `${written.join('\n')}\n` : 'Every family has its golden file.\n',
  );
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`golden: ${error.message}\n`);
  process.exitCode = 2;
}
