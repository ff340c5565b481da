import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Searches on whole boards, large proofs, folders of pictures, any books, random cases, the installed package, several
 * processes: `npm run test:long`.
 */
export const LONG_TESTS = 'test/**/*.long.test.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, LONG_TESTS],
    // Tests run on Node: its fonts and decoders are handed in, as the program does.
    setupFiles: ['src/node/index.ts', 'test/property-seed.ts'],
    // Every core works, and a worker loads each module once for all its files: no test leaves state in a module.
    maxWorkers: '100%',
    isolate: false,
    // Generous: nothing is timed here, and a busy machine must not turn a right answer into a failure.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts', 'generators/**/*.ts'] },
  },
});
