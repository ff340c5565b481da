/** Steps as lines of plain text: their numbers at the left, sentences beside them. */

import { ranges } from '../../core/index.js';
import { wrap } from '../../draw/index.js';
import type { Mark, StepLanguage } from '../../families/contract/index.js';
import type { Step } from '../model/index.js';
import {
  groundsOf,
  nameBefore,
  saysConclusions,
  saysFacts,
  saysFactsBelow,
  saysProof,
  saysStep,
  sentenceStart,
} from '../words/index.js';

import type { Chunk } from './chunks.js';
import type { StepStyle } from './detail.js';
import { PAGE_PHRASES } from './phrases.js';
import { type RunPart, saysRun, saysSingles } from './run-words.js';

/** Longer lines are hard to read. */
const WIDEST = 100;
/** Room for the numbers of steps, and blanks behind them. */
const LEAST_NUMBER = 2;
const GAP = 2;
const PROOF_INDENT = 2;
/** Additional indent of the further lines of a sentence. */
const HANG = 2;
/** Rules of a step from which on each stands on a line of its own. */
const MANY_RULES = 3;
/** Known places that are named where they stand in lines of their own. */
const MOST_KNOWN = 30;

/** The chunks in lines of at most `columns` characters, as far as words allow. */
export function chunkLines(
  marks: readonly Mark[],
  chunks: readonly Chunk[],
  columns: number,
  style: StepStyle = {},
): string[] {
  const { steps, range, singles } = PAGE_PHRASES[style.language ?? 'en'];
  const numbers = chunks.map((chunk) => (chunk.count === 1 ? `${chunk.first}.` : ''));
  const indent = Math.max(LEAST_NUMBER, ...numbers.map(({ length }) => length)) + GAP;
  const room = Math.min(columns, WIDEST) - indent;
  return chunks.flatMap((chunk, index) => {
    const lines = [...asideLines(chunks, chunk, room, style), ...itemLines(marks, chunk, room, style)];
    const number = numbers[index]!.padStart(indent - GAP).padEnd(indent);
    const label = (place: number): string =>
      place === 0 && number.trim() !== '' ? number : ' '.repeat(indent);
    const indented = lines.map((line, place) => label(place) + line);
    if (chunk.count === 1) return indented;
    const kind = chunk.kind === 'singles' ? ` ${singles}` : '';
    return [`${steps(range({ from: chunk.first, to: chunk.first + chunk.count - 1 }))}:${kind}`, ...indented];
  });
}

/** From where a step starts that leaves those aside that stand above it and were open at the same time. */
function asideLines(
  chunks: readonly Chunk[],
  { first, steps }: Chunk,
  room: number,
  { language = 'en' }: StepStyle,
): readonly string[] {
  const [step] = steps;
  if (step?.isAside !== true) return [];
  const start = chunks.find((chunk) => chunk.steps.some(({ round }) => round === step.round))!.first;
  return start === first ? [] : wrap(PAGE_PHRASES[language].aside(start), room);
}

/** One step with its name, in lines of at most `room` characters. */
export function namedStepLines(
  marks: readonly Mark[],
  step: Step,
  room: number,
  { detail = 'sentence', language = 'en' }: StepStyle = {},
): readonly string[] {
  const name = nameBefore(step, language);
  if (detail === 'name') return wrap(`${name}${concluded(marks, step, language)}`, room);
  return [
    ...(hasManyRules(step)
      ? ruleLines(marks, step, room, language)
      : wrap(`${name}${saysStep(marks, step, language)}`, room)),
    ...groundLines(marks, step, detail, language).flatMap((line) => {
      const depth = line.length - line.trimStart().length + PROOF_INDENT;
      return hanging(line.trimStart(), depth, room);
    }),
  ];
}

/** True if the rules of a step stand on lines of their own. */
function hasManyRules({ move, size }: Step): boolean {
  return move === undefined && size >= MANY_RULES;
}

function concluded(marks: readonly Mark[], step: Step, language: StepLanguage): string {
  return `${sentenceStart(saysConclusions(marks, step, language))}.`;
}

/** The lines below the sentence of a step: the facts that it rests on and does not name, or the proof. */
function groundLines(
  marks: readonly Mark[],
  step: Step,
  detail: StepStyle['detail'],
  language: StepLanguage,
): readonly string[] {
  const proof = detail === 'proof' ? saysProof(marks, step, language) : [];
  // The lines of a proof name what is known themselves.
  const isNamed = proof.length > 0 && step.proof?.kind === 'contradiction';
  const isBelow = !isNamed && (hasManyRules(step) || saysFactsBelow(step));
  return [...(isBelow ? knownLine(marks, step, language) : []), ...proof];
}

/** A step of many rules: the conclusion, then a line for each rule. */
function ruleLines(
  marks: readonly Mark[],
  step: Step,
  room: number,
  language: StepLanguage,
): readonly string[] {
  const { because, usesUp, usesUpTwice } = PAGE_PHRASES[language];
  const { rules, limits } = groundsOf(marks, step, language);
  const conclusion = sentenceStart(saysConclusions(marks, step, language));
  const isTwice = step.count?.isTight === false;
  const items = (words: readonly string[]): readonly string[] =>
    words.flatMap((one) => hanging(`- ${one}`, 0, room));
  return [
    ...wrap(`${nameBefore(step, language)}${because(conclusion)}`, room),
    ...items(rules),
    ...(limits.length === 0 ? [] : [...wrap(isTwice ? usesUpTwice : usesUp, room), ...items(limits)]),
  ];
}

/** The known facts of a step. */
function knownLine(marks: readonly Mark[], step: Step, language: StepLanguage): readonly string[] {
  const { known } = groundsOf(marks, step, language, MOST_KNOWN);
  return known.length === 0 ? [] : [saysFacts(known, language)];
}

/**
 * The steps of a run in lines of at most `room` characters: those with a name below it.
 * @param options `first`: the number of the first step; absent: the sentences have no numbers
 */
export function runLines(
  marks: readonly Mark[],
  steps: readonly Step[],
  room: number,
  { first, detail = 'sentence', language = 'en' }: StepStyle & { readonly first?: number | undefined } = {},
): readonly string[] {
  const says = (step: Step): string =>
    detail === 'name' ? concluded(marks, step, language) : saysStep(marks, step, language);
  const parts = joinedParts(saysRun(marks, steps, says, language, detail === 'name'));
  return parts.flatMap((part) => partLines(part, first, room, language));
}

/** Parts of the same name that follow each other, which are of different rounds, as one. */
function joinedParts(parts: readonly RunPart[]): readonly RunPart[] {
  const joined: RunPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before?.name !== undefined && before.name === part.name) {
      joined[joined.length - 1] = { ...before, sentences: [...before.sentences, ...part.sentences] };
    } else joined.push(part);
  }
  return joined;
}

/** Heading above the sentences of a part; undefined for a single sentence without a name, and for moves. */
function headingOf({ name, isOfMoves, sentences }: RunPart, language: StepLanguage): string | undefined {
  return name ?? (sentences.length > 1 && !isOfMoves ? PAGE_PHRASES[language].oneRuleEach : undefined);
}

function partLines(
  part: RunPart,
  first: number | undefined,
  room: number,
  language: StepLanguage,
): readonly string[] {
  const heading = headingOf(part, language);
  const lines = part.sentences.map(({ words, places }) => ({
    words,
    label: first === undefined ? '' : numbered(places.map((place) => first + place)),
  }));
  const [only, ...more] = lines;
  if (more.length > 0) {
    return [
      ...(heading === undefined ? [] : [`${heading}:`]),
      ...lines.flatMap(({ words, label }) => hanging(`${label === '' ? '- ' : label}${words}`, 0, room)),
    ];
  }
  const { words, label } = only!;
  const sentence = `${label}${heading === undefined ? '' : `${heading}: `}${words}`;
  return label === '' ? wrap(sentence, room) : hanging(sentence, 0, room);
}

/** The numbers before a sentence; none before what has no number. */
function numbered(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : `${ranges(numbers, '–')}. `;
}

function itemLines(
  marks: readonly Mark[],
  { kind, first, count, steps }: Chunk,
  room: number,
  style: StepStyle,
): readonly string[] {
  if (kind === 'step') return namedStepLines(marks, steps[0]!, room, style);
  if (kind === 'singles' && style.detail !== 'proof')
    return wrap(saysSingles(marks, steps, style.language), room);
  return runLines(marks, steps, room, { ...style, first: count > 1 ? first : undefined });
}

/** A text in lines that begin so far to the right; what goes on begins a little farther. */
function hanging(text: string, depth: number, room: number): readonly string[] {
  return wrap(text, room - depth - HANG).map(
    (line, index) => ' '.repeat(index === 0 ? depth : depth + HANG) + line,
  );
}
