/**
 * One seed for all property tests, so that a run of the tests can be repeated; `TEST_SEED` names another one,
 * a whole number. fast-check prints the seed with every failure. A property that names a seed of its own
 * keeps it.
 */
import fc from 'fast-check';

const USUAL_SEED = 20_240_601;

const { TEST_SEED: named } = process.env;
const seed = named === undefined ? USUAL_SEED : Number(named);
if (!Number.isInteger(seed)) throw new Error(`TEST_SEED: expected a whole number, found ${named}`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
