/**
 * The length at which steps are said. `name`: the name that players have, and what is concluded; `sentence`:
 * also why; `proof`: also the proof of a step whose sentence only names the rules, line by line.
 */
import type { StepLanguage } from '../../families/contract/index.js';

export type Detail = 'name' | 'sentence' | 'proof';

export const DETAILS = ['name', 'sentence', 'proof'] as const satisfies readonly Detail[];

export const STEP_LANGUAGES = ['en', 'de'] as const satisfies readonly StepLanguage[];

/** The length and the language of steps. */
export interface StepStyle {
  /** Default: `sentence`. */
  readonly detail?: Detail | undefined;
  /** Default: English. */
  readonly language?: StepLanguage | undefined;
  /** Reasons are left out of pictures, with lines to write them on. Singles keep theirs. Default: false. */
  readonly gaps?: boolean | undefined;
}
