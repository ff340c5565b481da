/**
 * Bundles the command line, so that it starts at once: one file for what every verb needs, others for what only some
 * verbs load. Worker threads and the decoding process are entries of their own beside it.
 */
import { defineConfig } from 'rolldown';

/** Packages that every verb needs are bundled. All others are loaded from where they are installed, when they are used. */
const BUNDLED = /^(zod|seedrandom)(\/|$)/;

export default defineConfig({
  input: {
    main: 'src/cli/main.ts',
    worker: 'src/cli/worker.ts',
    'decode-process': 'src/cli/decode-process.ts',
  },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !BUNDLED.test(id),
  output: { dir: 'dist/cli', cleanDir: true },
});
