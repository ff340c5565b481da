#!/usr/bin/env node
/**
 * Checks a certificate of puzzlewright by itself: a formula in DIMACS CNF, and a proof in LRAT, as text or
 * binary, that nothing satisfies it.
 *
 *     puzzlewright check cat.non --cnf cat.cnf --proof cat.lrat --proof-format lrat
 *     node check-certificate.mjs cat.cnf cat.lrat
 *
 * This program imports nothing of puzzlewright and is short enough to be read. A clause of the proof is
 * accepted when it follows from the clauses that the proof names, by unit propagation alone: with all its
 * literals false, each named clause in turn has exactly one literal left, which is then true, until one has
 * none left. The proof is complete when the empty clause is accepted. What the variables of the formula stand
 * for and which rule of the puzzle each clause states is said in the comments of the formula.
 *
 * Exit code 0: verified; 1: not a proof of this formula; 2: a file that cannot be read.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

class Refused extends Error {}

/** The clauses of a formula, in order. */
function readFormula(text) {
  const clauses = [];
  let header;
  let clause = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || /^c(\s|$)/.test(line)) continue;
    if (header === undefined) {
      header = /^p\s+cnf\s+(\d+)\s+(\d+)\s*$/.exec(line);
      if (header === null) throw new Refused(`formula: expected "p cnf VARIABLES CLAUSES", found "${line}"`);
      continue;
    }
    for (const word of line.trim().split(/\s+/)) {
      const literal = integer(word, 'formula');
      if (Math.abs(literal) > Number(header[1]))
        throw new Refused(`formula: there is no variable ${literal}`);
      if (literal !== 0) clause.push(literal);
      else {
        clauses.push(clause);
        clause = [];
      }
    }
  }
  if (header === undefined || clause.length > 0) throw new Refused('formula: it ends too early');
  if (clauses.length !== Number(header[2]))
    throw new Refused(`formula: ${header[2]} clauses were announced, ${clauses.length} are there`);
  return clauses;
}

function integer(word, file) {
  if (!/^-?\d+$/.test(word)) throw new Refused(`${file}: expected a whole number, found "${word}"`);
  return Number(word);
}

/** The steps of a proof: {id, literals, hints} or {removed}. */
function* stepsOf(bytes) {
  // A text begins with the number of its first clause, a binary proof with the letter of its first step.
  yield* bytes[0] === 97 || bytes[0] === 100 ? binarySteps(bytes) : textSteps(bytes.toString('latin1'));
}

function* textSteps(text) {
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('c')) continue;
    const [first, ...words] = line.trim().split(/\s+/);
    const id = integer(first, 'proof');
    if (words[0] === 'd') {
      const removed = words.slice(1).map((word) => integer(word, 'proof'));
      if (removed.pop() !== 0) throw new Refused(`proof: the line "${line}" does not end with 0`);
      yield { removed };
      continue;
    }
    const numbers = words.map((word) => integer(word, 'proof'));
    const middle = numbers.indexOf(0);
    if (middle < 0 || numbers.indexOf(0, middle + 1) !== numbers.length - 1)
      throw new Refused(`proof: the line "${line}" is not a clause and its reasons, each ended by 0`);
    yield { id, literals: numbers.slice(0, middle), hints: numbers.slice(middle + 1, -1) };
  }
}

function* binarySteps(bytes) {
  let place = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      if (place >= bytes.length) throw new Refused('proof: it ends within a step');
      const byte = bytes[place++];
      value += (byte % 128) * factor;
      if (byte < 128) return value % 2 === 0 ? value / 2 : -(value - 1) / 2;
    }
  };
  const list = () => {
    const numbers = [];
    for (let next = number(); next !== 0; next = number()) numbers.push(next);
    return numbers;
  };
  while (place < bytes.length) {
    const letter = bytes[place++];
    if (letter === 100) yield { removed: list() };
    else if (letter === 97) yield { id: number(), literals: list(), hints: list() };
    else throw new Refused(`proof: expected a step at byte ${place - 1}, found ${letter}`);
  }
}

/** Refuses a clause that does not follow from the clauses of its hints. */
function requireFollows({ id, literals, hints }, clauses) {
  const isTrue = new Set(literals.map((literal) => -literal));
  // A clause with a literal and its negation holds anyway.
  if (literals.some((literal) => isTrue.has(literal))) return;
  for (const hint of hints) {
    const clause = clauses.get(hint);
    if (clause === undefined)
      throw new Refused(`proof: clause ${id} names clause ${hint}, which there is not`);
    const left = clause.filter((literal) => !isTrue.has(-literal));
    if (left.length === 0) return;
    if (left.length > 1 || isTrue.has(left[0]))
      throw new Refused(`proof: clause ${id} names clause ${hint}, which leaves nothing to conclude`);
    isTrue.add(left[0]);
  }
  throw new Refused(`proof: clause ${id} does not follow from the clauses that it names`);
}

/** @returns the number of clauses that were accepted */
function checkProof(formula, steps) {
  const clauses = new Map(formula.map((clause, index) => [index + 1, [...new Set(clause)]]));
  let accepted = 0;
  let last = formula.length;
  if (formula.some((clause) => clause.length === 0)) return accepted;
  for (const step of steps) {
    if ('removed' in step) {
      for (const id of step.removed)
        if (!clauses.delete(id)) throw new Refused(`proof: clause ${id} is removed, which there is not`);
      continue;
    }
    if (!(step.id > last)) throw new Refused(`proof: clause ${step.id} comes after clause ${last}`);
    requireFollows(step, clauses);
    accepted++;
    if (step.literals.length === 0) return accepted;
    last = step.id;
    clauses.set(step.id, [...new Set(step.literals)]);
  }
  throw new Refused('proof: it ends without the empty clause');
}

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    process.stderr.write(`check-certificate: ${file}: cannot be read (${error.code ?? error.message})\n`);
    process.exit(2);
  }
}

const [formulaFile, proofFile, ...rest] = process.argv.slice(2);
if (proofFile === undefined || rest.length > 0) {
  process.stderr.write('usage: node check-certificate.mjs FORMULA.cnf PROOF.lrat\n');
  process.exit(2);
}
const [formulaBytes, proofBytes] = [read(formulaFile), read(proofFile)];
try {
  const formula = readFormula(formulaBytes.toString('latin1'));
  const accepted = checkProof(formula, stepsOf(proofBytes));
  process.stdout.write(`verified: nothing satisfies the ${formula.length} clauses (${accepted} steps)\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stdout.write(`NOT verified: ${error.message}\n`);
  process.exitCode = 1;
}
