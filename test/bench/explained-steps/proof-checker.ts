/** The check of the proof of a step: each line has one reason, and rests on what is known by then. */

import type { Board } from '../../../src/explain/model/board.js';
import { type Part, rowsOf } from '../../../src/explain/model/part.js';
import type { Packing, ParityLine, Proof, ProofLine, Refutation } from '../../../src/explain/model/step.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import type { Row } from '../../../src/solve/model/model.js';
import { row, sum } from '../../../src/solve/model/row.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import type { Judge } from './questions.js';

type Lines = Refutation['lines'];

/** A proof, and what it is to show. */
export interface ClaimedProof {
  readonly parts: readonly Part[];
  readonly conclusions: readonly Known[];
  readonly proof: Extract<Proof, { readonly kind: 'contradiction' }>;
}

/** The faults of a proof; its `facts` are taken as known. */
export function faultsOfProof(
  board: Board,
  judge: Judge,
  { parts, conclusions, proof }: ClaimedProof,
): readonly string[] {
  const checker = new ProofChecker(board, judge, parts);
  const shown = checker.follow(proof.lines, proof.facts);
  if (proof.lines.some(endsLines)) checker.faults.push('a contradiction without a supposition');
  if (!conclusions.every((one) => has(shown, one))) checker.faults.push('a conclusion is not shown');
  return checker.faults;
}

class ProofChecker {
  readonly faults: string[] = [];

  constructor(
    readonly board: Board,
    readonly judge: Judge,
    readonly parts: readonly Part[],
  ) {}

  /** Follows some lines; returns what is known after them. */
  follow(lines: Lines, before: readonly Known[]): readonly Known[] {
    const known = [...before];
    for (const [index, line] of lines.entries()) {
      this.#require(!endsLines(line) || index === lines.length - 1, 'a line follows a contradiction');
      if ('supposed' in line) {
        const { mark, value } = line.supposed;
        this.follow(line.lines, [...known, line.supposed]);
        this.#require(endsLines(line.lines.at(-1)!), 'a supposition is not refuted');
        known.push({ mark, value: !value });
        continue;
      }
      this.#require(
        line.facts.every((fact) => has(known, fact)),
        'a line rests on what is not known',
      );
      if ('groups' in line) this.#followGroups(line);
      else {
        this.#followRules(line);
        known.push(...line.conclusions);
      }
    }
    return known;
  }

  /** The reasons with the facts force the conclusions, and do not with fewer facts. */
  #followRules(line: ProofLine | ParityLine): void {
    const { facts, conclusions } = line;
    const named = 'together' in line ? line.together : [line.reason];
    this.#require(this.#forces(named, facts, conclusions), 'a line does not follow from its reason');
    for (const left of facts) {
      const others = facts.filter((fact) => fact !== left);
      const isNeeded = !this.#forces(named, others, conclusions);
      this.#require(isNeeded, 'a line has a fact that it does not need');
    }
  }

  /**
   * Without conclusions: whether the reasons cannot hold with the facts, so that all but the last one force
   * its opposite.
   */
  #forces(reasons: readonly number[], facts: readonly Known[], conclusions: readonly Known[]): boolean {
    const last = facts.at(-1);
    if (conclusions.length === 0) {
      // A reason holds in the solution, so without facts it excludes nothing.
      if (last === undefined) return false;
      return this.#forces(reasons, facts.slice(0, -1), [{ mark: last.mark, value: !last.value }]);
    }
    const parts = reasons.map((reason) => this.parts[reason]!);
    return this.judge(this.board, { parts, facts, conclusions }).isForced(parts, facts);
  }

  /**
   * Each two marks of a group exclude each other; with one of each group at most the counted parts cannot
   * hold.
   */
  #followGroups(end: Packing): void {
    const { board, parts } = this;
    for (const marks of end.groups) {
      for (const [place, mark] of marks.entries()) {
        for (const other of marks.slice(place + 1)) {
          const excludes = this.#forces(
            [end.packed],
            [{ mark, value: true }],
            [{ mark: other, value: false }],
          );
          this.#require(excludes, 'a group may have two');
        }
      }
    }
    const stated = [...end.least, ...end.most].flatMap((position) => {
      const { reason, half } = parts[position]!;
      return rowsOf(board.reasons[reason]!, half);
    });
    const rows = [
      ...stated,
      ...end.groups.map((marks) => atMostOne(board, marks)),
      ...end.facts.map(({ mark, value }) =>
        row('fact', sum([board.marks[mark]!.variable]), '=', Number(value)),
      ),
    ];
    const session = satEngine.open({ name: board.model.name, variables: board.model.variables, rows });
    this.#require(session.solve().status === 'infeasible', 'the groups have room for what is needed');
    session.dispose();
  }

  #require(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault);
  }
}

function atMostOne({ marks }: Board, group: readonly number[]): Row {
  return row('group', sum(group.map((mark) => marks[mark]!.variable)), '<=', 1);
}

/** True if nothing can follow a line: a reason cannot hold, or there is no room. */
function endsLines(line: Lines[number]): boolean {
  return !('supposed' in line) && (!('conclusions' in line) || line.conclusions.length === 0);
}

function has(known: readonly Known[], { mark, value }: Known): boolean {
  return known.some((one) => one.mark === mark && one.value === value);
}
