/** A chunk of steps as a small picture and the words under it. */

import { type Cell, cellCode } from '../../core/index.js';
import { type Scene, TINT_COUNT, withLineNumbers } from '../../draw/index.js';
import type { Known, Mark, StateView, StepLanguage } from '../../families/contract/index.js';
import {
  countedSteps,
  crossedOut,
  entryTest,
  type Step,
  strongest,
  type UsedReason,
} from '../model/index.js';
import {
  nameOf,
  saysAll,
  saysConclusions,
  saysFacts,
  saysProof,
  saysReason,
  saysStep,
  sentenceStart,
} from '../words/index.js';

import type { Chunk } from './chunks.js';
import type { Detail, StepStyle } from './detail.js';
import { namedSize } from './named-areas.js';
import { PAGE_PHRASES } from './phrases.js';
import { runCaption } from './run-caption.js';
import { saysSingles } from './run-words.js';

/** A picture of the state before some steps, with numbers at its rows and columns, and its words. */
export interface Panel {
  /** `14 · Naked pair` */
  readonly heading: string;
  readonly scene: Scene;
  /** The conclusion. */
  readonly lead: string;
  /** The rules that it follows from; each has the ground of its number, from 0, in the picture. */
  readonly keys: readonly string[];
  /** Further lines: known entries, lines of a proof; blanks at the beginning indent a line. */
  readonly notes: readonly string[];
  /** Empty lines to write on, below the conclusion. */
  readonly lines?: number;
}

/** Draws a state of the puzzle that is explained. */
export type StatePicture = (view: StateView) => Scene;

/** Places that a caption names of each group before the others are only counted. */
const MOST_PLACES = 5;
/** The same for the conclusions of one step. */
const MOST_CONCLUDED = 12;
/**
 * The share of all cells up to which a rule has its whole ground; of a larger rule only the cells that the
 * steps use have it.
 */
const MOST_TINTED = 0.6;
/** Lines for reasons that are left out: one for each step. */
const GAP_LINES = { least: 3, most: 8 } as const;
/** Entries of a run that its caption names; of more it only says how many there are. */
const MOST_NAMED = 6;

/** The panel of a chunk. */
export function panelOf(
  marks: readonly Mark[],
  chunk: Chunk,
  picture: StatePicture,
  { detail = 'sentence', language = 'en', gaps = false }: StepStyle = {},
): Panel {
  const { kind } = chunk;
  const isGap = gaps && kind !== 'singles';
  const steps = countedSteps(marks, chunk.steps);
  const known = [...chunk.known, ...plainConclusions(chunk.steps, steps)];
  const { tints, ...said } = isGap
    ? gapWords(marks, kind, steps, language)
    : kind === 'step'
      ? stepWords(marks, steps[0]!, detail, language)
      : runWords(marks, kind, steps, language);
  const { entries, notes } = divided(marks, steps);
  // Notes on the way to entries stand there as known: their crosses would hide what matters.
  const shown =
    entries.length > 0 && kind !== 'step'
      ? { known: [...known, ...notes], concluded: entries }
      : { known, concluded: [...entries, ...notes] };
  const grounds = tints.length === 0 ? {} : { tints };
  const spoken = kind === 'step' && !isGap ? { spoken: spokenOf(steps) } : {};
  const scene = withLineNumbers(picture({ marks, ...shown, ...grounds, ...spoken }), namedSize(marks));
  return { heading: headingOf(marks, chunk, language, !isGap), scene, ...said };
}

/** The conclusions of steps that are not counted, which are drawn as known. */
function plainConclusions(steps: readonly Step[], counted: readonly Step[]): readonly Known[] {
  const isCounted = new Set(counted);
  return steps.filter((step) => !isCounted.has(step)).flatMap(({ conclusions }) => conclusions);
}

/** The marks that the reasons of steps speak about. */
function spokenOf(steps: readonly Step[]): ReadonlySet<number> {
  return new Set(steps.flatMap(({ reasons }) => reasons.flatMap(({ marks }) => marks)));
}

/** Conclusions of steps: entries, and notes. */
function divided(marks: readonly Mark[], steps: readonly Step[]) {
  const isEntry = entryTest(marks);
  const concluded = steps.flatMap(({ conclusions }) => conclusions);
  return { entries: concluded.filter(isEntry), notes: concluded.filter((known) => !isEntry(known)) };
}

function headingOf(marks: readonly Mark[], chunk: Chunk, language: StepLanguage, isNamed: boolean): string {
  const { steps, range, singles } = PAGE_PHRASES[language];
  const { kind, first, count } = chunk;
  const several = steps(range({ from: first, to: first + count - 1 }));
  if (kind === 'singles') return `${several} · ${sentenceStart(singles)}`;
  if (count > 1) return several;
  const name = nameOf(countedSteps(marks, chunk.steps)[0]!, language);
  return name === undefined || !isNamed ? String(first) : `${first} · ${sentenceStart(name)}`;
}

interface PanelWords extends Omit<Panel, 'heading' | 'scene'> {
  readonly tints: readonly (readonly Cell[])[];
}

/** The conclusion, and room for the reason. */
function gapWords(
  marks: readonly Mark[],
  kind: Chunk['kind'],
  steps: readonly Step[],
  language: StepLanguage,
): PanelWords {
  const concluded =
    kind === 'step'
      ? sentenceStart(saysConclusions(marks, steps[0]!, language, MOST_CONCLUDED))
      : runConclusions(marks, steps, language);
  const lead = PAGE_PHRASES[language].because(concluded);
  return {
    lead,
    keys: [],
    tints: [],
    notes: [],
    lines: Math.min(GAP_LINES.most, Math.max(GAP_LINES.least, steps.length)),
  };
}

/** Words and tinted cells of one step; rules that need something come before those that allow it. */
function stepWords(marks: readonly Mark[], step: Step, detail: Detail, language: StepLanguage): PanelWords {
  const { count } = step;
  const reasons =
    count === undefined
      ? step.reasons
      : [...count.least, ...count.most].map((position) => step.reasons[position]!);
  const keyed = keysOf(reasons, step, marks, language);
  const concluded = sentenceStart(saysConclusions(marks, step, language, MOST_CONCLUDED));
  if (detail === 'name') return { ...keyed, lead: `${concluded}.`, keys: [], notes: [] };
  if (step.move !== undefined) {
    const proof = detail === 'proof' ? notesOf(marks, step, detail, language) : [];
    return {
      ...keyed,
      lead: saysStep(marks, step, language),
      keys: detail === 'proof' ? keyed.keys : [],
      notes: proof,
    };
  }
  return {
    lead: PAGE_PHRASES[language].because(concluded),
    ...keyed,
    notes: notesOf(marks, step, detail, language),
  };
}

/** Words for the argument from the rules to the conclusions. */
function notesOf(
  marks: readonly Mark[],
  step: Step,
  detail: Detail,
  language: StepLanguage,
): readonly string[] {
  const { count } = step;
  return [
    ...(count === undefined ? [] : [PAGE_PHRASES[language].counting(count.least.length, count.most.length)]),
    ...captionProof(marks, step, detail, language),
  ];
}

/** The proof; without one that names them, the facts of the step. */
function captionProof(
  marks: readonly Mark[],
  step: Step,
  detail: Detail,
  language: StepLanguage,
): readonly string[] {
  const proof = detail === 'proof' ? saysProof(marks, step, language) : [];
  if (proof.length > 0 && step.proof?.kind === 'contradiction') return proof;
  const known = saysFacts([saysAll(marks, step.facts, language, MOST_PLACES)], language);
  return [...(step.facts.length === 0 ? [] : [known]), ...proof];
}

/** The rules of steps in words, and the cells that get their grounds. */
function keysOf(
  reasons: readonly UsedReason[],
  step: Pick<Step, 'size' | 'conclusions' | 'facts'>,
  marks: readonly Mark[],
  language: StepLanguage,
): Pick<PanelWords, 'keys' | 'tints'> {
  const codesOf = (some: readonly Mark[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ cells }) => cells.map(cellCode)));
  const most = MOST_TINTED * codesOf(marks).size;
  const used = codesOf([...step.conclusions, ...step.facts].map(({ mark }) => marks[mark]!));
  return {
    keys: reasons.map((reason) => saysReason(reason, step, language)),
    // A rule about the whole grid would hide the others.
    tints: reasons.map(
      ({ reason: { at, cells } }) =>
        at ?? (cells.length > most ? cells.filter((cell) => used.has(cellCode(cell))) : cells),
    ),
  };
}

/** Runs of few rules show them; with more, grounds would hide each other. */
function runWords(
  marks: readonly Mark[],
  kind: 'run' | 'singles',
  steps: readonly Step[],
  language: StepLanguage,
): PanelWords {
  const { oneAfterOther, byOneRuleEach, because } = PAGE_PHRASES[language];
  if (kind === 'singles') {
    const notes = [saysSingles(marks, steps, language)];
    return { lead: oneAfterOther(steps.length), keys: [], tints: [], notes };
  }
  const reasons = [...new Map(steps.map(({ reasons: [used] }) => [used!.reason.id, used!])).values()];
  const said = runConclusions(marks, steps, language);
  const conclusions = steps.flatMap((step) => step.conclusions);
  const facts = steps.flatMap((step) => step.facts);
  if (reasons.length > TINT_COUNT)
    return { lead: byOneRuleEach(said), keys: [], tints: [], notes: runCaption(marks, steps, language) };
  const keyed = keysOf(reasons, { size: 1, conclusions, facts }, marks, language);
  const sentences = reasons.map(({ reason }) => movesBy(marks, steps, reason.id, language));
  // Rules come after the word because; the sentences of moves stand alone.
  if (sentences.includes('')) return { lead: because(said), ...keyed, notes: [] };
  return { lead: `${said}.`, ...keyed, keys: sentences, notes: [] };
}

/** The sentences of the moves that rest on a rule; empty: there is none, or a step that no move found. */
function movesBy(
  marks: readonly Mark[],
  steps: readonly Step[],
  rule: string,
  language: StepLanguage,
): string {
  const own = steps.filter(({ reasons }) => reasons[0]!.reason.id === rule);
  return own.every(({ move }) => move !== undefined)
    ? own.map((step) => saysStep(marks, step, language)).join(' ')
    : '';
}

/** The entries of a run, those of long ones only counted; the picture shows them. */
function runConclusions(marks: readonly Mark[], steps: readonly Step[], language: StepLanguage): string {
  const { entries: saysEntries, notes: saysNotes } = PAGE_PHRASES[language];
  const { entries, notes: all } = divided(marks, steps);
  const named = (known: readonly Known[]): string =>
    sentenceStart(saysAll(marks, known, language, MOST_PLACES));
  // What is crossed out beside entries goes without saying where there are any.
  const plain = new Set(entries.length === 0 ? [] : steps.flatMap((step) => crossedOut(marks, step)));
  const notes = all.filter((known) => !plain.has(known));
  if (entries.length === 0) {
    const said = strongest(marks, notes);
    return said.length <= MOST_NAMED ? named(said) : saysNotes(notes.length);
  }
  const made = entries.length <= MOST_NAMED ? named(entries) : saysEntries(entries.length);
  return notes.length === 0 ? made : `${made}; ${saysNotes(notes.length)}`;
}
