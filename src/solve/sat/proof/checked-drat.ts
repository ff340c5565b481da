import type { ProofChecker } from '../../checker/checker.js';
import type { DratWriter } from './drat.js';
import type { ProofSink } from './sink.js';

/** A proof whose steps are written as text and checked, each before the solver goes on. */
export function checkedDrat(checker: ProofChecker, text: DratWriter): ProofSink {
  return {
    derive(literals, size, hints, hintCount) {
      text.add(literals, size);
      return checker.derive(literals, size, hints, hintCount);
    },
    remove(number, literals, size) {
      text.remove(literals, size);
      checker.remove(number);
    },
  };
}
