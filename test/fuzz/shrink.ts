/** Makes a failing sample smaller, step by step, as long as it fails in the same way. */

/** Samples that are tried at most; each costs a whole examination. */
const MOST_TRIALS = 200;

/**
 * The smallest sample that greedy steps reach.
 * @param smallerOnes samples a step smaller than the given one
 * @param fails whether a sample still has the problem
 */
export function shrink<Sample>(
  sample: Sample,
  smallerOnes: (sample: Sample) => Iterable<Sample>,
  fails: (sample: Sample) => boolean,
): Sample {
  let best = sample;
  let trials = 0;
  for (;;) {
    let improved = false;
    for (const smaller of smallerOnes(best)) {
      if (trials >= MOST_TRIALS) return best;
      trials++;
      if (!fails(smaller)) continue;
      best = smaller;
      improved = true;
      break;
    }
    if (!improved) return best;
  }
}
