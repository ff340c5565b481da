/** Edits of clues: one is added, removed, changed, or moved to a field that holds none. */
import type { Change, ClueFields } from './clue-fields.js';

/** The kinds of edits, in the order in which they are listed. */
export const EDIT_KINDS = ['add', 'change', 'move', 'remove'] as const;
/** A kind of edits of clues. */
export type EditKind = (typeof EDIT_KINDS)[number];

/** One edit. */
export interface Edit {
  readonly kind: EditKind;
  readonly changes: readonly Change[];
  /** The field that held the clue; absent where one is added. */
  readonly given?: number;
}

/** All edits of the kinds of which at least one may be made, kind by kind. */
export function everyEdit(fields: ClueFields, most: Readonly<Record<EditKind, number>>): readonly Edit[] {
  const isSet = new Set(fields.set);
  const open = [...fields.list.keys()].filter((field) => !isSet.has(field));
  const textsOf = (field: number): readonly Change[] =>
    fields.list[field]!.texts.map((text) => ({ field, text }));
  const ofKind: Readonly<Record<EditKind, () => readonly Edit[]>> = {
    add: () => open.flatMap(textsOf).map((change) => ({ kind: 'add', changes: [change] })),
    change: () =>
      fields.set.flatMap((given) =>
        textsOf(given).flatMap((change): readonly Edit[] =>
          change.text === fields.list[given]!.text ? [] : [{ kind: 'change', given, changes: [change] }],
        ),
      ),
    move: () => fields.set.flatMap((given) => movesOf(fields, given, open)),
    remove: () => fields.set.map((given) => ({ kind: 'remove', given, changes: fields.without([given]) })),
  };
  return EDIT_KINDS.flatMap((kind) => (most[kind] > 0 ? ofKind[kind]() : []));
}

/** A clue that goes to each field of its group where it may stand. */
function movesOf(fields: ClueFields, given: number, open: readonly number[]): readonly Edit[] {
  const { group, text } = fields.list[given]!;
  return open.flatMap((field): readonly Edit[] => {
    const there = fields.list[field]!;
    if (there.group !== group || !there.texts.includes(text)) return [];
    return [{ kind: 'move', given, changes: [...fields.without([given]), { field, text }] }];
  });
}

/** An edit in words: `add 5 in row 1, column 3`. */
export function sayEdit(fields: ClueFields, { kind, changes, given }: Edit): string {
  const last = changes.at(-1)!;
  const there = fields.list[last.field]!;
  const group = there.group.toLowerCase();
  const here = given === undefined ? undefined : fields.list[given];
  switch (kind) {
    case 'add':
      return `add ${last.text} (${group}, ${there.name})`;
    case 'change':
      return `change ${here!.text} to ${last.text} (${group}, ${there.name})`;
    case 'move':
      return `move ${last.text} from ${here!.name} to ${there.name} (${group})`;
    case 'remove':
      return `remove ${here!.text} (${group}, ${there.name})`;
  }
}
