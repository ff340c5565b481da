/** Random cases of the fuzz run as one test: half of them under the constants that make rare steps common. */
import { expect, it } from 'vitest';
import { contextOf } from '../fuzz/context.js';
import { drawCase, findKind } from '../fuzz/kinds/index.js';
import { runCase } from '../fuzz/run-case.js';

const CASES = 300;
const EACH = 10;

it.each([...new Array(CASES / EACH).keys()])(`${EACH} random cases have no failure (%i)`, async (part) => {
  for (let number = part * EACH; number < (part + 1) * EACH; number++) {
    const one = drawCase('mutants', number, { stress: number % 2 === 1 });
    const { failure } = await runCase(findKind(one.kind)!, one, await contextOf(one));
    expect(failure?.problems[0]?.message, failure?.line).toBeUndefined();
  }
});
