/** Proofs that are written while they are found, each step after the checker has accepted it. */
import type { ProofChecker } from '../../checker/checker.js';
import { lratProof } from './lrat.js';
import type { ClauseNumber, ProofSink, WrittenProof } from './sink.js';
import { openSteps, type Steps } from './steps.js';
import { veripbProof } from './veripb.js';

/**
 * The formats of proofs; DRAT names the clauses that follow, LRAT also those that they follow from, VeriPB is
 * about pseudo-Boolean rows.
 */
export const PROOF_FORMATS = ['drat', 'lrat', 'drat-binary', 'lrat-binary', 'veripb'] as const;
export type ProofFormat = (typeof PROOF_FORMATS)[number];

/** A proof with the checker that follows it. */
export interface CheckedProof {
  /** Receives the solver's steps. */
  readonly sink: ProofSink;
  /** Takes a clause of the formula and returns its number. */
  given(literals: readonly number[]): ClauseNumber;
  /** Passes on the rest of the file. */
  flush(): void;
}

/**
 * A proof about a formula that is handed over clause by clause.
 * @param clauseCount the number of its clauses; for VeriPB of its constraints
 * @param write receives the file in pieces; each character is a byte
 */
export function openProof(
  checker: ProofChecker,
  { format, clauseCount }: { readonly format: ProofFormat; readonly clauseCount: number },
  write: (piece: string) => void,
): CheckedProof {
  const steps = openSteps(write, format.endsWith('-binary'));
  const proof = writtenAs(format, clauseCount, steps, write);
  return {
    sink: {
      derive: (literals, size, hints, hintCount) => {
        const number = checker.derive(literals, size, hints, hintCount);
        proof.derived(number, literals, size, hints, hintCount);
        return number;
      },
      remove: (number, literals, size) => {
        checker.remove(number);
        proof.removed(number, literals, size);
      },
    },
    given: (literals) => {
      const number = checker.insert(literals);
      proof.given(number, literals);
      return number;
    },
    flush: () => {
      proof.end?.();
      steps.flush();
    },
  };
}

function writtenAs(
  format: ProofFormat,
  clauseCount: number,
  steps: Steps,
  write: (piece: string) => void,
): WrittenProof {
  if (format === 'veripb') return veripbProof(write, clauseCount);
  return format.startsWith('lrat') ? lratProof(steps, clauseCount) : dratProof(steps);
}

/**
 * A DRAT proof that is written while it is found, which drat-trim reads (Wetzler, Heule and Hunt 2014): each
 * step a clause that follows, or one that is not used any more, by its literals.
 */
function dratProof(steps: Steps): WrittenProof {
  const clause = (literals: ArrayLike<number>, size: number): void => {
    for (let index = 0; index < size; index++) steps.number(literals[index]!);
    steps.zero();
    steps.end();
  };
  return {
    given: () => undefined,
    derived: (_, literals, size) => {
      steps.add();
      clause(literals, size);
    },
    removed: (_, literals, size) => {
      steps.remove();
      clause(literals, size);
    },
  };
}
