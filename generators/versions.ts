/**
 * Which version of a generator an id names. An id keeps its puzzle: it names the attempt that brought it, and the version says
 * how that attempt was made. Three things change apart from each other: attempts without a difficulty (`version`), those with
 * one (`versionBySteps`), and which of these have which word (`versionsByWord`).
 */
import { type AnyGenerator, type Goal, isBySteps, type OlderVersion, type Settings } from './generator.js';

/** What a generator says of its versions. */
type Versions = Pick<
  AnyGenerator,
  'version' | 'versionBySteps' | 'versionsByWord' | 'versionFor' | 'olderVersions'
>;

/** The version of a generator that makes puzzles by some settings, towards a goal: the present one unless that names another. */
export function versionOf(generator: Versions, settings: Settings, goal: Goal): number {
  if (goal.version !== undefined) return goal.version;
  return isByWord(goal) ? generator.versionsByWord[0] : versionOfAttempts(generator, settings, goal);
}

/**
 * Whether an older version made the attempts of today towards a goal, so that only the words of their puzzles were
 * others.
 */
export function hadOtherWords(generator: Versions, settings: Settings, goal: Goal, version: number): boolean {
  if (!isByWord(goal)) return false;
  const [, ...earlier] = generator.versionsByWord;
  // Before words had versions of their own, they had that of ranges.
  return [...earlier, versionOfAttempts(generator, settings, goal)].includes(version);
}

/** The older version as which a goal is planned; undefined where it is planned as today. */
export function olderVersionOf(
  { olderVersions }: Versions,
  settings: Settings,
  { version }: Goal,
): OlderVersion | undefined {
  return olderVersions?.(settings).find((one) => one.version === version);
}

function isByWord(goal: Goal): boolean {
  return isBySteps(goal) && goal.difficulty !== undefined;
}

function versionOfAttempts(
  { version, versionBySteps, versionFor }: Versions,
  settings: Settings,
  goal: Goal,
): number {
  const bySteps = isBySteps(goal);
  return versionFor?.(settings, bySteps, goal) ?? (bySteps ? versionBySteps : version);
}
