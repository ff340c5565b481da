import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Generous: nothing is timed here, and a busy machine must not turn a right answer into a failure.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts', 'generators/**/*.ts'] },
  },
});
