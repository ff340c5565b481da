/**
 * The length at which steps are said. `name`: the name that players have, and what is concluded; `sentence`:
 * also why; `proof`: also the proof of a step whose sentence only names the rules, line by line.
 */
export type Detail = 'name' | 'sentence' | 'proof';

export const DETAILS = ['name', 'sentence', 'proof'] as const satisfies readonly Detail[];
