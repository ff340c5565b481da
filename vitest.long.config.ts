/** The long tests alone; `npm test` runs all others. */
import { configDefaults, defineConfig } from 'vitest/config';
import usual, { LONG_TESTS } from './vitest.config.js';

export default defineConfig({
  test: {
    ...usual.test,
    include: [LONG_TESTS],
    exclude: configDefaults.exclude,
    // What a browser shows follows an action after a while, on a loaded machine after a long one.
    expect: { poll: { timeout: 250_000 } },
    // A browser on a loaded machine may lose a press, and then waits for ever; what is wrong fails at once.
    retry: { count: 1, condition: /^(\w+\.\w+: Timeout|Test timed out)/ },
  },
});
