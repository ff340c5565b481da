/**
 * The lines of a proof as people say them: suppositions that are refuted in the same way are one, and what an
 * entry excludes beside it stands in its line.
 */
import type { Known, Mark } from '../../families/contract/index.js';
import type { Packing, ParityLine, ProofLine, Refutation } from '../model/index.js';

type Lines = Refutation['lines'];

/** Suppositions that the same lines refute. */
export interface Cases {
  /** With the same words, of different places. */
  readonly supposed: readonly Known[];
  /** Of several suppositions no line names the one that it is about. */
  readonly lines: Lines;
}

/** A line by itself, or the suppositions that stand in its place. */
export type SaidLine = Cases | ProofLine | ParityLine | Packing;

/**
 * The lines in order, suppositions with the same lines at the place of the first of them: all that these
 * lines rest on is known there.
 */
export function saidLines(marks: readonly Mark[], lines: Lines): readonly SaidLine[] {
  const groups = new Map<string, Refutation[]>();
  const inOrder: (Refutation[] | Exclude<Lines[number], Refutation>)[] = [];
  for (const line of lines) {
    if (!('supposed' in line)) {
      inOrder.push(line);
      continue;
    }
    const { supposed } = line;
    const { one } = marks[supposed.mark]![supposed.value ? 'yes' : 'no'];
    const key = JSON.stringify([one, withoutFact(line.lines, supposed)]);
    const group = groups.get(key);
    if (group !== undefined) group.push(line);
    else {
      const fresh = [line];
      groups.set(key, fresh);
      inOrder.push(fresh);
    }
  }
  return inOrder.map((one) => {
    if (!Array.isArray(one)) return one;
    const [{ supposed: first, lines: own }] = one as [Refutation];
    return {
      supposed: one.map(({ supposed }) => supposed),
      lines: one.length === 1 ? own : withoutFact(own, first),
    };
  });
}

/** True if a line crosses out what some entries exclude beside them. */
export function isExclusion(line: SaidLine | Refutation, entered: readonly Known[]): line is ProofLine {
  if (!('reason' in line) || line.conclusions.length === 0) return false;
  if (line.conclusions.some(({ value }) => value)) return false;
  // Of several suppositions the line names none.
  if (line.facts.length === 0) return entered.length > 1 && entered.every(({ value }) => value);
  return line.facts.every(
    ({ mark, value }) => value && entered.some((one) => one.value && one.mark === mark),
  );
}

function withoutFact(lines: Lines, { mark }: Known): Lines {
  return lines.map((line) =>
    'supposed' in line
      ? { ...line, lines: withoutFact(line.lines, { mark, value: true }) }
      : { ...line, facts: line.facts.filter((fact) => fact.mark !== mark) },
  );
}
