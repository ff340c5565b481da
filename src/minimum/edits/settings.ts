/** The settings of suggestions, and the edits that they allow. */
import { type GivenSettings, type ReadSettings, settings, whole } from '../../settings/index.js';
import { EDIT_KINDS, type EditKind } from './edit.js';

const USUAL_EDITS = 2;

const numberOf = (words: string) =>
  whole(`${words}; none where another kind is named`, { least: 0 }).optional();

/** The settings by name. */
export const EDIT_SETTINGS = {
  add: numberOf('add at most this many clues'),
  change: numberOf('change at most this many clues'),
  move: numberOf('move at most this many clues'),
  remove: numberOf('take away at most this many clues'),
  edits: whole(
    `look at choices of up to this many edits together; ${USUAL_EDITS} where no kind is named, else as many as are named`,
    { least: 1 },
  ).optional(),
  limit: whole('stop after this many suggestions', { least: 1 }).default(10),
  'limit-questions': whole('stop after this many questions to the engine', { least: 1 }).default(500),
};

const SCHEMA = settings(EDIT_SETTINGS);

/** The settings as they are given. */
export type EditSettings = GivenSettings<typeof SCHEMA>;

/** The most edits of each kind, and together. */
export function editsAllowed(given: Pick<ReadSettings<typeof SCHEMA>, EditKind | 'edits'>): {
  readonly most: Readonly<Record<EditKind, number>>;
  readonly edits: number;
} {
  const named = EDIT_KINDS.filter((kind) => given[kind] !== undefined);
  const total = named.reduce((sum, kind) => sum + given[kind]!, 0);
  const edits = given.edits ?? (named.length === 0 ? USUAL_EDITS : Math.max(1, total));
  const mostOf = (kind: EditKind): number => (named.length === 0 ? edits : (given[kind] ?? 0));
  const most = Object.fromEntries(EDIT_KINDS.map((kind) => [kind, mostOf(kind)]));
  return { most: most as Readonly<Record<EditKind, number>>, edits };
}
