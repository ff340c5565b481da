/**
 * An entry with its reason: the player makes it, presses the rules and clues that it follows from, and the
 * library decides, with a proof or a counterexample.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { NameableRecord, StepAnswer, StepReasons, StepRecord } from '../../../src/browser.js';
import { judging } from '../../engine/lanes.js';
import type { Taker } from '../../ui/taken-strokes.js';
import { say, stepLanguage } from '../../words/index.js';
import { type Entries, sizeOf } from '../games/index.js';
import type { Session } from '../session.js';
import { groupsAt, groupsOf, type Pressed, placeUnder, type ReasonGroup } from './groups.js';

/** The verdict on all entries that were made: that of the first that does not follow, or of the last. */
interface Answer {
  readonly verdict: StepAnswer;
  /** Chosen groups that none of the entries needs. */
  readonly unneeded: readonly ReasonGroup[];
}

/** The library's reading of the entries: those that are kept, and all that stood there. */
interface Found {
  readonly base: Entries;
  readonly now: Entries;
  readonly result: StepReasons;
}

/** The question that is being answered. */
type Work = 'nothing' | 'reading' | 'judging';

/** The giving of reasons for the entries of one session. */
export interface Reasons {
  readonly isOn: ReadonlySignal<boolean>;
  readonly work: ReadonlySignal<Work>;
  readonly failure: ReadonlySignal<string>;
  /** The entries in words; undefined: none is made yet. */
  readonly entries: ReadonlySignal<readonly string[] | 'reading' | undefined>;
  /** True if there are entries to choose rules for. */
  readonly isChoosing: ReadonlySignal<boolean>;
  /** The verdict of the library where there is not exactly one solution. */
  readonly refused: ReadonlySignal<Exclude<StepReasons['status'], 'found'> | undefined>;
  readonly groups: ReadonlySignal<readonly ReasonGroup[]>;
  /** Keys of chosen groups. */
  readonly chosen: ReadonlySignal<ReadonlySet<string>>;
  /** The place that was pressed last. */
  readonly pressed: ReadonlySignal<Pressed | undefined>;
  readonly answer: ReadonlySignal<Answer | undefined>;
  /** The chosen rules and a counterexample, as the board shows them. */
  readonly step: ReadonlySignal<StepRecord | undefined>;
  /** The session as the board shows it: without the entries that a counterexample is against. */
  readonly shown: ReadonlySignal<Session>;
  /** Receives the strokes of the board while rules are chosen. */
  readonly taker: ReadonlySignal<Taker | undefined>;
  switch(): void;
  choose(group: ReasonGroup): void;
  /** Asks if the entries follow from the chosen rules. */
  ask(): Promise<void>;
  /** Keeps the entries, and waits for another one. */
  next(): void;
  /** Takes the entries back. */
  takeBack(): void;
  close(): void;
}

/** Opens the giving of reasons; it is off at first. */
export function openReasons(session: Session): Reasons {
  const { puzzle, game, history, enter } = session;
  const isOn = signal(false);
  const base = signal<Entries>({});
  const work = signal<Work>('nothing');
  const failure = signal('');
  const found = signal<Found | undefined>(undefined);
  const chosen = signal<ReadonlySet<string>>(new Set());
  const pressed = signal<Pressed | undefined>(undefined);
  const answer = signal<Answer | undefined>(undefined);
  let asked = 0;

  const changed = computed(() => {
    const { now } = history.value;
    const spots = new Set([...Object.keys(base.value), ...Object.keys(now)]);
    return [...spots].filter((spot) => base.value[spot] !== now[spot]);
  });
  /** The entries before; one that is replaced is left out, one that is added to (a second bridge) is not. */
  const before = (): Entries => {
    const { now } = history.value;
    const isKept = ([spot, value]: readonly [string, string]): boolean =>
      value === now[spot] || (game.kind === 'lines' && Number(value) < Number(now[spot]));
    return Object.fromEntries(Object.entries(base.value).filter(isKept));
  };
  /** Asks one question at a time: the answer to the one before is not waited for any more. */
  const doing = async (kind: Work, call: (isWanted: () => boolean) => Promise<void>): Promise<void> => {
    const number = ++asked;
    const isWanted = (): boolean => number === asked;
    work.value = kind;
    failure.value = '';
    try {
      await call(isWanted);
    } catch (error) {
      if (isWanted()) failure.value = error instanceof Error ? error.message : String(error);
    }
    if (isWanted()) work.value = 'nothing';
  };
  /** Ends the proof that is under way, which may be a long one. */
  const stopJudging = (): void => {
    if (work.peek() !== 'judging') return;
    asked++;
    work.value = 'nothing';
    judging.cancel();
  };
  const read = (): Promise<void> => {
    stopJudging();
    answer.value = undefined;
    const of = { base: base.peek(), now: history.peek().now };
    const states = { before: game.stateOf?.(before()), after: game.stateOf?.(of.now) };
    return doing('reading', async (isWanted) => {
      const result = await judging.call('step-reasons', [puzzle, { ...states, language: stepLanguage() }]);
      if (isWanted()) found.value = { ...of, result };
    });
  };
  const stopReading = effect(() => {
    history.value;
    untracked(isOn.value ? () => void read() : stopJudging);
  });

  const record = computed((): NameableRecord | undefined =>
    found.value?.result.status === 'found' ? found.value.result : undefined,
  );
  const entries = computed(() => {
    if (!isOn.value || changed.value.length === 0) return undefined;
    const isRead = found.value?.base === base.value && found.value.now === history.value.now;
    return isRead ? record.value?.entries.map(({ says }) => says) : 'reading';
  });
  const groups = computed(() =>
    record.value === undefined ? [] : groupsOf(record.value, say('reasonOfBoard')),
  );
  const isChoosing = computed(
    () => record.value !== undefined && entries.value !== undefined && entries.value.length > 0,
  );
  const choose = ({ key }: ReasonGroup): void => {
    const { value } = chosen;
    chosen.value = new Set(value.has(key) ? [...value].filter((one) => one !== key) : [...value, key]);
    answer.value = undefined;
    stopJudging();
  };
  const press = (place: Pressed | undefined): void => {
    pressed.value = place;
    if (place === undefined) return;
    // Where nothing else can be meant, a press is enough.
    const [only, ...others] = groupsAt(groups.peek(), place);
    if (only !== undefined && others.length === 0) choose(only);
  };
  const size = sizeOf(game);
  let begun: Pressed | undefined;
  const taker = computed((): Taker | undefined =>
    isChoosing.value && size !== undefined
      ? {
          onStroke: ({ phase, point }) => {
            if (phase === 'start') begun = placeUnder(point, size);
            // A second finger cancels it.
            if (phase === 'end') press(begun);
          },
          onKey: ({ key }, [row, column]) => {
            if (key !== 'Enter' && key !== ' ') return false;
            const cell = [Math.min(row, size.rows - 1), Math.min(column, size.columns - 1)] as const;
            press({ kind: 'cell', cell });
            return true;
          },
        }
      : undefined,
  );
  const next = (): void => {
    base.value = history.peek().now;
    [chosen.value, pressed.value, answer.value] = [new Set(), undefined, undefined];
  };
  const chosenGroups = computed(() => groups.value.filter(({ key }) => chosen.value.has(key)));
  const step = computed(() => (isChoosing.value ? shownStep(chosenGroups.value, answer.value) : undefined));
  const withoutEntries: Session = {
    ...session,
    history: computed(() => ({ ...history.value, now: before() })),
  };
  const shown = computed(() =>
    isChoosing.value && counterexampleOf(answer.value) !== undefined ? withoutEntries : session,
  );

  return {
    ...{ isOn, work, failure, groups, chosen, pressed, answer, step, shown, taker, choose },
    ...{ entries, isChoosing },
    close: () => {
      stopReading();
      stopJudging();
    },
    refused: computed(() => {
      const status = found.value?.result.status;
      return status === 'found' ? undefined : status;
    }),
    switch: () => {
      next();
      isOn.value = !isOn.peek();
    },
    ask: () => {
      const { entries = [] } = record.peek() ?? {};
      const named = chosenGroups.peek();
      const options = {
        state: game.stateOf?.(before()),
        reasons: named.flatMap(({ names }) => names),
        language: stepLanguage(),
      };
      return doing('judging', async (isWanted) => {
        let unneeded: readonly ReasonGroup[] = named.filter(({ cells }) => cells.length > 0);
        let verdict: StepAnswer | undefined;
        for (const { place, choice, holds } of entries) {
          if (!isWanted()) return;
          verdict = await judging.call('verify-step', [puzzle, { place, choice, holds }, options]);
          if (verdict.status !== 'follows' && verdict.status !== 'solved') break;
          unneeded = unneededOf(unneeded, verdict.unneeded ?? []);
        }
        if (isWanted() && verdict !== undefined) answer.value = { verdict, unneeded };
      });
    },
    next,
    takeBack: () => {
      const { value } = base;
      enter(Object.fromEntries(changed.peek().map((spot) => [spot, value[spot] ?? ''])));
    },
  };
}

function unneededOf(groups: readonly ReasonGroup[], ids: readonly string[]): readonly ReasonGroup[] {
  return groups.filter(({ names }) => names.every((name) => ids.includes(name)));
}

function counterexampleOf({ verdict }: Partial<Answer> = {}) {
  return verdict !== undefined && 'counterexample' in verdict ? verdict.counterexample : undefined;
}

/** The chosen rules and the entries of a counterexample, in the form of a step, which every board shows. */
function shownStep(groups: readonly ReasonGroup[], answer: Answer | undefined): StepRecord {
  return {
    conclusions: counterexampleOf(answer)?.entries ?? [],
    reasons: groups.map(({ key, cells, at, says }) => ({
      id: key,
      kind: key,
      cells,
      ...(at && { at }),
      says,
    })),
    facts: [],
    size: groups.length,
    says: '',
  };
}
