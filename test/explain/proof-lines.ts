/** Proofs by contradiction followed line by line: each line has one reason, and rests on what is known by then. */
import { expect } from 'vitest';
import { satEngine } from '../../src/engine/sat/index.js';
import type { Board } from '../../src/explain/board.js';
import { Entailment } from '../../src/explain/entailment.js';
import { Explainer } from '../../src/explain/explainer.js';
import { type Part, rowsOf } from '../../src/explain/part.js';
import { prepare } from '../../src/explain/prepare.js';
import type { Packing, Refutation } from '../../src/explain/step.js';
import type { Known } from '../../src/families/explaining.js';
import type { Row } from '../../src/model/model.js';
import { row, sum } from '../../src/model/row.js';
import { generated } from './enumeration.js';
import { statedParts } from './stated.js';

/** The parts of a step, and what asks about them. */
interface Means {
  readonly parts: readonly Part[];
  readonly entailment: Entailment;
}

/** Follows the lines of a refutation; returns how many values are supposed inside each other. */
function follow(
  { supposed, lines }: Refutation,
  known: readonly Known[],
  { parts, entailment }: Means,
): number {
  const now = [...known, supposed];
  const has = ({ mark, value }: Known): boolean =>
    now.some((one) => one.mark === mark && one.value === value);
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    if ('supposed' in line) {
      expect(isLast).toBe(false);
      depth = Math.max(depth, follow(line, now, { parts, entailment }));
      now.push({ mark: line.supposed.mark, value: !line.supposed.value });
      continue;
    }
    expect(line.facts.every(has)).toBe(true);
    if ('groups' in line) {
      expect(isLast).toBe(true);
      followPacking(line, { parts, entailment });
      continue;
    }
    expect(line.conclusions.length === 0).toBe(isLast);
    const later = lines.slice(index + 1).flatMap(factsOf);
    expect(line.conclusions.every(({ mark }) => later.some((fact) => fact.mark === mark))).toBe(true);
    expect(entailment.need([parts[line.reason]!], line.facts, line.conclusions)).toBeDefined();
    now.push(...line.conclusions);
  }
  return depth + 1;
}

/** All facts that a line, or the lines of a refutation, rest on. */
function factsOf(line: Refutation['lines'][number]): readonly Known[] {
  return 'supposed' in line ? line.lines.flatMap(factsOf) : line.facts;
}

/** Each two marks of a group exclude each other; with one of each group at most the counted parts cannot hold. */
function followPacking({ packed, groups, least, most, facts }: Packing, { parts, entailment }: Means): void {
  const { board } = entailment;
  for (const group of groups) {
    for (const [place, mark] of group.entries()) {
      for (const other of group.slice(place + 1)) {
        const both = [mark, other].map((one) => ({ mark: one, value: true }));
        expect(entailment.need([parts[packed]!], both, [])).toBeDefined();
      }
    }
  }
  const counted = [...least, ...most].flatMap((position) => {
    const { reason, half } = parts[position]!;
    return rowsOf(board.reasons[reason]!, half);
  });
  const rows = [
    ...counted,
    ...groups.map((group) => atMostOne(board, group)),
    ...facts.map(({ mark, value }) => row('fact', sum([board.marks[mark]!.variable]), '=', Number(value))),
  ];
  const session = satEngine.open({ name: board.model.name, variables: board.model.variables, rows });
  expect(session.solve().status).toBe('infeasible');
  session.dispose();
}

function atMostOne({ marks }: Board, group: readonly number[]): Row {
  return row('group', sum(group.map((mark) => marks[mark]!.variable)), '<=', 1);
}

/** Follows all proofs of a generated puzzle: the values supposed inside each other, by proof, and the kinds of arguments. */
export async function followProofs(id: string, settings: Readonly<Record<string, unknown>>, seed: string) {
  const { family, puzzle } = await generated(id, settings, seed);
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const board = preparation.prepared.board.withCombined;
  const known = board.given.map(({ mark }) => mark);
  const explainer = new Explainer(preparation.prepared, { techniques: [], known });
  const depths: number[] = [];
  const kinds = new Set<string>();
  while (!explainer.isSolved) {
    for (const step of explainer.advance()) {
      kinds.add(step.argument.kind);
      if (step.argument.kind !== 'contradiction') continue;
      const parts = statedParts(board, step.reasons);
      const entailment = new Entailment(
        board,
        parts.map(({ reason }) => reason),
      );
      step.argument.refutations.forEach((refutation, index) => {
        const { mark, value } = step.conclusions[index]!;
        expect(refutation.supposed).toEqual({ mark, value: !value });
        if (refutation.lines.some((line) => 'groups' in line)) kinds.add('packing');
        if (
          refutation.lines.some((line) => 'supposed' in line && line.lines.some((inner) => 'groups' in inner))
        )
          kinds.add('packing of a case');
        depths.push(follow(refutation, step.facts, { parts, entailment }));
      });
    }
  }
  return { deepest: Math.max(...depths), kinds };
}
