/** Advice on settings to relax when no puzzle was found within the limit on attempts. */
import { type Goal, rangeText } from '../../../generators/index.js';
import type { BatchStep } from '../../jobs/index.js';
import { difficultyInWords } from '../../proving/index.js';

/** Reasons that are shown. */
const MOST_REASONS = 3;

type Limit = Extract<BatchStep, { readonly status: 'limit' }>;

/** The reasons why the attempts at a puzzle failed, the commonest first, and the nearest puzzle. */
export function reasonsOf({ failures, nearest }: Pick<Limit, 'failures' | 'nearest'>): readonly string[] {
  return [
    ...failures.slice(0, MOST_REASONS).map(({ reason, count }) => `${count} attempts failed: ${reason}`),
    ...(nearest === undefined
      ? []
      : [`nearest to it: ${difficultyInWords(nearest.difficulty, nearest.number)}`]),
  ];
}

/**
 * The reason why a batch ended early, and the settings to relax, in whole sentences; the commonest failure
 * leads.
 */
export function relaxations(limit: Limit, goal: Goal): readonly string[] {
  const { limitAttempts, number, exhausted } = limit;
  if (exhausted !== undefined) {
    const fewer = number === 1 ? '' : `ask for ${number - 1} with -n, or `;
    return [`there is no puzzle ${number}: ${exhausted}`, `to relax: ${fewer}choose other settings`];
  }
  const difficulty = goal.range === undefined ? goal.difficulty : rangeText(goal.range);
  const asked = [
    ...(difficulty === undefined ? [] : [`--difficulty ${difficulty}`]),
    ...(goal.noGuess ? ['--no-guess'] : []),
  ];
  const ways = [
    ...(asked.length > 0 ? [`leave out ${asked.join(' and ')}`] : []),
    'choose other settings',
    `raise --limit-attempts (now ${limitAttempts})`,
  ];
  return [
    `gave up on puzzle ${number} after ${limitAttempts} attempts`,
    ...reasonsOf(limit),
    `to relax: ${ways.join(', or ')}`,
  ];
}
