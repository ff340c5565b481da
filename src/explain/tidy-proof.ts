/**
 * A proof without what nothing rests on. A line first says all that its reason gives; of this only what later lines need stays,
 * and of its facts only what that needs, so that further lines may go.
 */
import type { Known } from '../families/explaining.js';
import type { Entailment } from './entailment.js';
import type { Part } from './part.js';
import { factsNeeded } from './refute.js';
import type { Packing, ProofLine, Refutation } from './step.js';

type Line = Refutation['lines'][number];

/** The refutation with as few lines, conclusions and facts as its last line needs. */
export function tidied(entailment: Entailment, parts: readonly Part[], refutation: Refutation): Refutation {
  return { ...refutation, lines: needed(entailment, parts, refutation.lines) };
}

/** The lines from the last one backwards, each with what those after it rest on. */
function needed(entailment: Entailment, parts: readonly Part[], lines: readonly Line[]): readonly Line[] {
  const restedOn = new Set<number>();
  const kept: Line[] = [];
  for (const line of lines.toReversed()) {
    const own = tidiedLine(entailment, parts, line, kept.length === 0 ? undefined : restedOn);
    if (own === undefined) continue;
    for (const { mark } of factsOf(own)) restedOn.add(mark);
    kept.unshift(own);
  }
  return kept;
}

/** @param restedOn the marks that later lines rest on; undefined for the last line, which stays. */
function tidiedLine(
  entailment: Entailment,
  parts: readonly Part[],
  line: Line,
  restedOn: ReadonlySet<number> | undefined,
): Line | undefined {
  if ('supposed' in line) {
    return restedOn?.has(line.supposed.mark) ? tidied(entailment, parts, line) : undefined;
  }
  if (restedOn === undefined || 'groups' in line) return line;
  const conclusions = line.conclusions.filter(({ mark }) => restedOn.has(mark));
  if (conclusions.length === 0) return undefined;
  if (conclusions.length === line.conclusions.length) return line;
  return {
    ...line,
    conclusions,
    facts: factsNeeded(entailment, parts[line.reason]!, line.facts, conclusions),
  };
}

/** All facts that a line, or the lines of a refutation, rest on. */
function factsOf(line: ProofLine | Packing | Refutation): readonly Known[] {
  return 'supposed' in line ? line.lines.flatMap(factsOf) : line.facts;
}
