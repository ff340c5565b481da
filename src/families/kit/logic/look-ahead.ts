/**
 * One-step look-ahead (probing) to a fixpoint: place after place is tried on top of plain logic, what a trial
 * finds is kept and followed, and it goes round again until nothing more is found. Families say what a trial
 * is.
 */

/** The outcome of plain logic; a contradiction means that there is no solution. */
export type Progress = 'solved' | 'undetermined' | 'contradiction';

/** The outcome of look-ahead, and its number of trials. */
export interface Probed<Outcome = Progress> {
  readonly progress: Outcome;
  readonly probes: number;
}

/**
 * One place tried: how many trials that were, and how far logic got with what they found; absent: they found
 * nothing.
 */
export interface Trial<Outcome = Progress> {
  readonly probes: number;
  readonly progress?: Outcome;
}

/** The logic of a family as look-ahead uses it. */
interface Probing<Outcome> {
  /** The number of places there are; they are tried in order, and round again. */
  readonly places: number;
  /**
   * The end of look-ahead: after a whole round from the first place on in which nothing was found, or as soon
   * as all places in a row were tried in vain, wherever that row begins.
   */
  readonly until: 'idle-round' | 'all-in-vain';
  /** Trials after which no further place is tried; absent: there is no limit. */
  readonly most?: number;
  /** Plain logic to its fixpoint. */
  propagate(): Outcome;
  /** Tries a place on top of plain logic that determines no more, keeps what that finds and propagates it. */
  tryPlace(place: number): Trial<Outcome>;
}

/** Plain logic and look-ahead to a fixpoint. */
export function probeToFixpoint<Outcome extends string>({
  places,
  until,
  most = Infinity,
  propagate,
  tryPlace,
}: Probing<Outcome | 'undetermined'>): Probed<Outcome | 'undetermined'> {
  let progress = propagate();
  let probes = 0;
  /** Places tried in vain one after another; negative while a round that found something is not over. */
  let inVain = 0;
  const goesOn = (): boolean => progress === 'undetermined' && inVain < places && probes < most;
  for (let place = 0; goesOn(); place = (place + 1) % places) {
    const trial = tryPlace(place);
    probes += trial.probes;
    if (trial.progress === undefined) inVain++;
    else {
      progress = trial.progress;
      inVain = until === 'idle-round' ? place + 1 - places : 0;
    }
  }
  return { progress, probes };
}

/** Logic whose places each have some values, of which a refuted one can be excluded. */
interface Assumptions extends Pick<Probing<Progress>, 'places' | 'most'> {
  /** The values of all places, in the order in which they are tried. */
  readonly values: readonly number[];
  /** Plain logic to its fixpoint. */
  propagate(): Progress;
  /** True if a place is undetermined and may have a value. */
  isOpen(place: number, value: number): boolean;
  /** True if plain logic refutes a value of a place; leaves everything as it was. */
  refutes(place: number, value: number): boolean;
  /** Excludes a value of a place; takes effect with the next `propagate`. */
  exclude(place: number, value: number): void;
}

/** True if plain logic refutes an assumption; everything is afterwards as it was. */
export function isRefuted<State>(
  logic: { propagate(): Progress; save(): State; restore(state: State): void },
  assume: () => void,
): boolean {
  const state = logic.save();
  assume();
  const refuted = logic.propagate() === 'contradiction';
  logic.restore(state);
  return refuted;
}

/**
 * Tries every open value of every place, and excludes those that plain logic refutes, until no further one is
 * refuted.
 */
export function excludeRefuted(logic: Assumptions): Probed {
  const tryPlace = (place: number): Trial => {
    let probes = 0;
    let progress: Progress | undefined;
    for (const value of logic.values) {
      if ((progress ?? 'undetermined') !== 'undetermined' || !logic.isOpen(place, value)) continue;
      probes++;
      if (!logic.refutes(place, value)) continue;
      logic.exclude(place, value);
      progress = logic.propagate();
    }
    return progress === undefined ? { probes } : { probes, progress };
  };
  const { places, most } = logic;
  const limit = most === undefined ? {} : { most };
  return probeToFixpoint({
    places,
    until: 'idle-round',
    ...limit,
    propagate: () => logic.propagate(),
    tryPlace,
  });
}
