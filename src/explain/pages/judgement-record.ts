/** The verdict on an entry as plain data, with its words. */
import type { Cell } from '../../core/index.js';
import type { Reason, StepLanguage } from '../../families/contract/index.js';
import type {
  Because,
  Counterexample,
  EntryRecord,
  JudgeAnswer,
  Judgement,
  NameableAnswer,
} from '../judging/index.js';
import { type ConclusionRecord, conclusionRecords, type StepRecord, stepRecord } from './step-json.js';

/** A rule or a clue of an answer. */
export interface ReasonRecord {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly Cell[];
  /** Corners and middles of sides that it is about, counted in cells, where it is about these. */
  readonly at?: readonly Cell[];
  readonly says: string;
}

/** The rules and clues that a player can name, and the entries of a state. */
export interface NameableRecord {
  readonly status: 'found';
  /** In the order of the puzzle; that a place takes one of its values goes without saying. */
  readonly reasons: readonly ReasonRecord[];
  /** Kinds of rules without places of their own (one loop, one connected whole), which are named as kinds. */
  readonly laterKinds: readonly string[];
  /** The entries that the later state has beyond the earlier one; where there is none, its notes. */
  readonly entries: readonly EntryRecord[];
}

/** The record of what can be named. */
export function nameableRecord(
  { names, reasons, laterKinds, entries }: Extract<NameableAnswer, { readonly status: 'found' }>,
  language: StepLanguage = 'en',
): NameableRecord {
  return {
    status: 'found',
    reasons: reasons.map((reason) => reasonRecord(reason, language)),
    laterKinds,
    entries: entries.map((known) => names.write(known, language)),
  };
}

/** Why an entry follows, or why it is wrong. */
interface BecauseRecord {
  /** The rules, or the sentence of the move, in one sentence or several. */
  readonly because: string;
  readonly reasons: readonly ReasonRecord[];
  /** The move of players that found it: its id and, where players have one, its name. */
  readonly move?: string;
  readonly name?: string;
  /** The whole step, checked, and the notes before it that it rests on; where it was asked for. */
  readonly step?: StepRecord;
  readonly before?: readonly StepRecord[];
}

/** A filled grid that keeps the named reasons and all entries of the state, and not the entry. */
interface CounterexampleRecord {
  /** As the family writes solutions; rules that were not named may be broken in it. */
  readonly grid: unknown;
  /** Its entries at the place of the entry, and at the open places that the named reasons speak about. */
  readonly entries: readonly ConclusionRecord[];
}

/** The verdict on an entry. */
export type JudgementRecord =
  | (BecauseRecord & {
      /** It follows; `solved`: and completes the solution. */
      readonly status: 'follows' | 'solved';
      readonly entry: EntryRecord;
      /** Ids of named reasons that are not needed. */
      readonly unneeded?: readonly string[];
    })
  | {
      /** It is right, and does not follow yet from what was asked for. */
      readonly status: 'not-yet';
      readonly entry: EntryRecord;
      /** The reasons, if any were named. */
      readonly counterexample?: CounterexampleRecord;
    }
  | (Partial<BecauseRecord> & {
      readonly status: 'wrong';
      readonly entry: EntryRecord;
      readonly because: string;
      readonly counterexample?: CounterexampleRecord;
    })
  /** It stands in the state already, or is given. */
  | { readonly status: 'known'; readonly entry: EntryRecord }
  /** An entry of the state is wrong, so that nothing can be said about others. */
  | { readonly status: 'wrong-state'; readonly wrong: EntryRecord }
  /** A limit was hit. */
  | { readonly status: 'undecided' };

/** The record of an answer about a puzzle with exactly one solution. */
export function judgementRecord(
  answer: Extract<JudgeAnswer, { readonly status: 'judged' | 'wrong-state' }>,
  language: StepLanguage = 'en',
): JudgementRecord {
  const { names } = answer;
  if (answer.status === 'wrong-state')
    return { status: 'wrong-state', wrong: names.write(answer.wrong, language) };
  return verdictRecord(names.write(answer.entry, language), answer.judgement, language);
}

/** The record of a verdict. */
export function verdictRecord(
  entry: EntryRecord,
  judgement: Judgement,
  language: StepLanguage = 'en',
): JudgementRecord {
  const { status } = judgement;
  switch (status) {
    case 'known':
      return { status, entry };
    case 'undecided':
      return { status };
    case 'follows':
    case 'solved': {
      const { because, unneeded } = judgement;
      const left = unneeded.length === 0 ? {} : { unneeded };
      return { status, entry, ...becauseRecord(because, language), ...left };
    }
    case 'not-yet':
    case 'wrong': {
      const { counterexample } = judgement;
      const shown = counterexample && { counterexample: counterexampleRecord(counterexample, language) };
      if (status === 'not-yet') return { status, entry, ...shown };
      const because = judgement.because && becauseRecord(judgement.because, language);
      return { status, entry, because: SEVERAL_RULES[language], ...because, ...shown };
    }
  }
}

const SEVERAL_RULES = {
  en: 'It is not in the one solution; no rule alone excludes it yet.',
  de: 'In der einzigen Lösung steht sie nicht; eine Regel allein schließt sie noch nicht aus.',
} as const;

const ITSELF = {
  en: 'It follows without any rule.',
  de: 'Sie folgt ohne jede Regel.',
} as const;

function becauseRecord({ board, ground, known, stated }: Because, language: StepLanguage): BecauseRecord {
  const { reasons: positions, use } = ground;
  const reasons = positions.map((position) => reasonRecord(board.reasons[position]!.reason, language));
  const name = use?.move.name?.[language];
  const rules = reasons.length === 0 ? ITSELF[language] : `${reasons.map(({ says }) => says).join('. ')}.`;
  const data = use?.move.narrow?.(use.data, [known.mark]).data ?? use?.data;
  return {
    because: use === undefined ? rules : use.move.says[language](data),
    reasons,
    ...(use === undefined ? {} : { move: use.move.id }),
    ...(name === undefined ? {} : { name }),
    ...(stated && {
      step: stepRecord(board.marks, stated.step, language),
      before: stated.before.map((step) => stepRecord(board.marks, step, language)),
    }),
  };
}

function reasonRecord(reason: Reason, language: StepLanguage): ReasonRecord {
  const { id, kind, cells, at } = reason;
  const { says } = language === 'en' ? reason : (reason.translated?.[language] ?? reason);
  return { id, kind, cells, ...(at && { at }), says };
}

function counterexampleRecord(
  { board, values, open, grid }: Counterexample,
  language: StepLanguage,
): CounterexampleRecord {
  const entries = open.map((mark) => ({ mark, value: values[mark]! })).filter(board.isEntry);
  return { grid, entries: conclusionRecords(board.marks, entries, language) };
}
