/** All laws in one call, for a family that is not in the registry yet. */
import type { Subject } from '../families.js';
import { clueLaws } from './clues.js';
import { codecLaws } from './codecs.js';
import { contractLaws } from './contract.js';
import { explainingLaws } from './explaining.js';
import { formulationLaws } from './formulations.js';
import { pictureLaws } from './pictures.js';
import { readingLaws } from './reading.js';
import { ruleLaws } from './rules.js';
import { variantLaws } from './variants.js';

/** Declares the tests of every law for these families. */
export function everyLaw(subjects: readonly Subject[]): void {
  const laws = [
    clueLaws,
    codecLaws,
    contractLaws,
    explainingLaws,
    formulationLaws,
    pictureLaws,
    readingLaws,
    ruleLaws,
    variantLaws,
  ];
  for (const declare of laws) declare(subjects);
}
