/** The long tests alone; `npm test` runs all others. */
import { configDefaults, defineConfig } from 'vitest/config';
import usual, { LONG_TESTS } from './vitest.config.js';

export default defineConfig({
  test: { ...usual.test, include: [LONG_TESTS], exclude: configDefaults.exclude },
});
