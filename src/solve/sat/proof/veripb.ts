/**
 * Proofs for VeriPB, version 2.0 of its format (Bogaerts, Gocht, McCreesh and Nordstroem, "Certified
 * dominance and symmetry breaking for combinatorial optimisation", JAIR 2023, and the grammar of the proof
 * checker), and the constraints that they are about as OPB. A row that is encoded without helper variables
 * stands as the pseudo-Boolean row it is; the clauses of the others stand as clauses. A clause that follows
 * from constraints by unit propagation follows from rows in the same way, since a row propagates at least
 * what each of its clauses does; so every step of the solver is a step `rup`.
 *
 * No program of others has checked these files.
 */
import type { Formula } from '../../model/cnf.js';
import type { Model, Row } from '../../model/model.js';
import { writeOpbRows } from '../../model/opb.js';
import { clausesOf } from './formula.js';
import type { ClauseNumber, WrittenProof } from './sink.js';

/** Characters gathered before they are passed on. */
const PIECE = 65_536;

/** A proof that is written while it is found. @param constraints the number of those that it is about */
export function veripbProof(write: (piece: string) => void, constraints: number): WrittenProof {
  let gathered = `pseudo-Boolean proof version 2.0\nf ${constraints}\n`;
  const ids = new Map<ClauseNumber, number>();
  let last = constraints;
  const line = (text: string): void => {
    gathered += `${text}\n`;
    if (gathered.length < PIECE) return;
    write(gathered);
    gathered = '';
  };
  return {
    given: () => undefined,
    derived: (number, literals, size) => {
      line(`rup ${clauseAsRow(Array.from({ length: size }, (_, index) => literals[index]!))}`);
      last++;
      if (number !== 0) ids.set(number, last);
    },
    removed: (number) => {
      const id = ids.get(number);
      if (id === undefined) return;
      ids.delete(number);
      line(`del id ${id}`);
    },
    end: () => {
      line(`rup ${clauseAsRow([])}`);
      line('output NONE');
      line(`conclusion UNSAT : ${last + 1}`);
      line('end pseudo-Boolean proof');
      write(gathered);
      gathered = '';
    },
  };
}

/**
 * The constraints of a formula: rows where they need no helper variables, else clauses; each ends with `;`.
 */
export function constraintsOf(model: Model, extra: readonly Row[], formula: Formula): readonly string[] {
  const clauses = clausesOf(formula);
  const rows = new Map([...model.rows, ...extra].map((row) => [row.name, row]));
  return (formula.rows ?? []).flatMap(({ name, clauses: count }) => {
    const own = Array.from({ length: count }, () => clauses.next().value!);
    const row = rows.get(name);
    const isPlain = own.flat().every((literal) => Math.abs(literal) <= model.variables.length);
    // A name that several rows have says nothing about which of them is meant.
    const isNamed = rows.size === model.rows.length + extra.length;
    return row !== undefined && isPlain && isNamed && isPseudoBoolean(row, model)
      ? writeOpbRows(row)
      : own.map(clauseAsRow);
  });
}

/** True if its coefficients are whole, and its variables 0 or 1. */
function isPseudoBoolean({ variables, coefficients }: Row, model: Model): boolean {
  return (
    coefficients.every((coefficient) => Number.isSafeInteger(coefficient)) &&
    variables.every((index) => {
      const { lower, upper } = model.variables[index]!;
      return lower >= 0 && upper <= 1;
    })
  );
}

/** The constraints as an OPB file, the comments first. */
export function opbOf(
  constraints: readonly string[],
  { names, variableCount }: Formula,
  comments: readonly string[],
): string {
  return [
    `* #variable= ${variableCount} #constraint= ${constraints.length}`,
    ...comments.map((comment) => `* ${comment.replaceAll(/\s+/g, ' ')}`),
    ...names.flatMap((name, index) => (name === undefined ? [] : [`* x${index + 1} is ${name}`])),
    ...constraints,
    '',
  ].join('\n');
}

function clauseAsRow(literals: readonly number[]): string {
  const terms = literals.map((literal) => `1 ${literal < 0 ? '~' : ''}x${Math.abs(literal)} `);
  return `${terms.join('')}>= 1 ;`;
}
