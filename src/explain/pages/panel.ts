/** A chunk of steps as a small picture and the words under it. */

import { type Cell, cellCode, counted } from '../../core/index.js';
import { type Scene, TINT_COUNT, withLineNumbers } from '../../draw/index.js';
import type { Known, Mark, StateView } from '../../families/contract/index.js';
import { crossedOut, entryTest, type Step, strongest, type UsedReason } from '../model/index.js';
import { saysAll, saysConclusions, saysReason, saysStep, sentenceStart } from '../words/index.js';

import { type Chunk, countedSteps, numbersOf, saidAsOne } from './chunks.js';
import type { Detail } from './detail.js';
import { namedSize } from './named-areas.js';
import { runCaption } from './run-caption.js';
import { saysSingles } from './run-words.js';
import { shownProof } from './shown-proof.js';

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
/** Entries of a run that its caption names; of more it only says how many there are. */
const MOST_NAMED = 6;

/** The panel of a chunk. */
export function panelOf(
  marks: readonly Mark[],
  chunk: Chunk,
  picture: StatePicture,
  detail: Detail = 'sentence',
): Panel {
  const { kind } = chunk;
  const steps = countedSteps(marks, chunk.steps);
  const known = [...chunk.known, ...plainConclusions(chunk.steps, steps)];
  const { tints, ...said } =
    kind === 'step' ? stepWords(marks, saidAsOne(steps), detail) : runWords(marks, kind, steps);
  const { entries, notes } = divided(marks, steps);
  // Notes on the way to entries stand there as known: their crosses would hide what matters.
  const shown =
    entries.length > 0 && kind !== 'step'
      ? { known: [...known, ...notes], concluded: entries }
      : { known, concluded: [...entries, ...notes] };
  const grounds = tints.length === 0 ? {} : { tints };
  const spoken = kind === 'step' ? { spoken: spokenOf(steps) } : {};
  const scene = withLineNumbers(picture({ marks, ...shown, ...grounds, ...spoken }), namedSize(marks));
  return { heading: headingOf(marks, chunk), scene, ...said };
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

function headingOf(marks: readonly Mark[], chunk: Chunk): string {
  if (chunk.kind === 'singles') return `Steps ${numbersOf(chunk)} · Singles`;
  if (chunk.count > 1) return `Steps ${numbersOf(chunk)}`;
  const name = countedSteps(marks, chunk.steps)[0]!.name?.name;
  return name === undefined ? numbersOf(chunk) : `${numbersOf(chunk)} · ${sentenceStart(name)}`;
}

const NO_PROOF = { lines: [], isWhole: false } as const;

interface PanelWords extends Omit<Panel, 'heading' | 'scene'> {
  readonly tints: readonly (readonly Cell[])[];
}

/** Words and tinted cells of one step; rules that need something come before those that allow it. */
function stepWords(marks: readonly Mark[], step: Step, detail: Detail): PanelWords {
  const { argument } = step;
  const reasons =
    argument.kind === 'counting'
      ? [...argument.least, ...argument.most].map((position) => step.reasons[position]!)
      : step.reasons;
  const keyed = keysOf(reasons, step, marks);
  const concluded = sentenceStart(saysConclusions(marks, step, MOST_CONCLUDED));
  if (detail === 'name') return { ...keyed, lead: `${concluded}.`, keys: [], notes: [] };
  if (step.move !== undefined) {
    const proof = detail === 'proof' ? notesOf(marks, step, detail) : [];
    return {
      ...keyed,
      lead: saysStep(marks, step),
      keys: detail === 'proof' ? keyed.keys : [],
      notes: proof,
    };
  }
  return {
    lead: `${concluded}, because`,
    ...keyed,
    notes: step.because === undefined ? notesOf(marks, step, detail) : [`${sentenceStart(step.because)}.`],
  };
}

/** Words for the argument from the rules to the conclusions. */
function notesOf(marks: readonly Mark[], step: Step, detail: Detail): readonly string[] {
  const { argument } = step;
  return [
    ...(argument.kind === 'counting' ? [countingNote(argument.least.length, argument.most.length)] : []),
    ...captionProof(marks, step, detail),
  ];
}

/** The proof; without one that names them, the facts of the step. */
function captionProof(marks: readonly Mark[], step: Step, detail: Detail): readonly string[] {
  const { lines, isWhole } = detail === 'proof' ? shownProof(marks, step) : NO_PROOF;
  const isNamed = isWhole || step.facts.length === 0;
  return [...(isNamed ? [] : [`Known: ${saysAll(marks, step.facts, MOST_PLACES)}.`]), ...lines];
}

/** The rules of steps in words, and the cells that get their grounds. */
function keysOf(
  reasons: readonly UsedReason[],
  step: Pick<Step, 'size' | 'conclusions' | 'facts'>,
  marks: readonly Mark[],
): Pick<PanelWords, 'keys' | 'tints'> {
  const codesOf = (some: readonly Mark[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ cells }) => cells.map(cellCode)));
  const most = MOST_TINTED * codesOf(marks).size;
  const used = codesOf([...step.conclusions, ...step.facts].map(({ mark }) => marks[mark]!));
  return {
    keys: reasons.map((reason) => saysReason(reason, step)),
    // A rule about the whole grid would hide the others.
    tints: reasons.map(({ reason: { cells } }) =>
      cells.length > most ? cells.filter((cell) => used.has(cellCode(cell))) : cells,
    ),
  };
}

function countingNote(least: number, most: number): string {
  const needed = least === 1 ? 'The first needs' : `The first ${least} need together`;
  return `${needed} all that the other${most === 1 ? ' allows' : 's allow'}.`;
}

/** Runs of few rules show them; with more, grounds would hide each other. */
function runWords(marks: readonly Mark[], kind: 'run' | 'singles', steps: readonly Step[]): PanelWords {
  if (kind === 'singles') {
    const lead = `${counted(steps.length, 'entry', 'entries')}, one after the other.`;
    return { lead, keys: [], tints: [], notes: [saysSingles(marks, steps)] };
  }
  const reasons = [...new Map(steps.map(({ reasons: [used] }) => [used!.reason.id, used!])).values()];
  const said = runConclusions(marks, steps);
  const conclusions = steps.flatMap((step) => step.conclusions);
  const facts = steps.flatMap((step) => step.facts);
  if (reasons.length > TINT_COUNT)
    return { lead: `${said}, by one rule each.`, keys: [], tints: [], notes: runCaption(marks, steps) };
  return { lead: `${said}, because`, ...keysOf(reasons, { size: 1, conclusions, facts }, marks), notes: [] };
}

/** The entries of a run, those of long ones only counted; the picture shows them. */
function runConclusions(marks: readonly Mark[], steps: readonly Step[]): string {
  const { entries, notes: all } = divided(marks, steps);
  // What is crossed out beside entries goes without saying where there are any.
  const plain = new Set(entries.length === 0 ? [] : steps.flatMap((step) => crossedOut(marks, step)));
  const notes = all.filter((known) => !plain.has(known));
  const written = counted(notes.length, 'note');
  if (entries.length === 0) {
    const said = strongest(marks, notes);
    return said.length <= MOST_NAMED ? sentenceStart(saysAll(marks, said, MOST_PLACES)) : written;
  }
  const made =
    entries.length <= MOST_NAMED
      ? sentenceStart(saysAll(marks, entries, MOST_PLACES))
      : counted(entries.length, 'entry', 'entries');
  return notes.length === 0 ? made : `${made}; ${written}`;
}
