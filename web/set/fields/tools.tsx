/** The tools of the bench: the fields that are written, the sign of presses, and what is typed. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Choice } from '../../ui/form-fields.js';
import { libraryWords, say, spokenLanguage } from '../../words/index.js';
import type { GroupCard } from '../../worker/fields.js';
import { ERASER, inputId } from './board.js';
import { isTyped } from './places.js';
import { brush, group as chosen, refusal, takeGroup, write } from './state.js';

/** The choice of a group of fields, and the fields of it that are typed. */
export function FieldTools({
  groups,
  group,
}: {
  readonly groups: readonly GroupCard[];
  readonly group: GroupCard;
}) {
  const typed = group.fields.flatMap((field, index) => (isTyped(field) ? [{ field, index }] : []));
  return (
    <section class="set-tools" aria-label={say('clues')}>
      <Choice
        label={say('write')}
        value={chosen.value}
        choices={groups.map(({ id, name }) => ({ id, name: libraryWords(name) }))}
        set={takeGroup}
      />
      <p class="hint">{libraryWords(group.hint)}</p>
      {refusal.value !== '' && (
        <p class="problem" role="alert">
          {refusal.value}
        </p>
      )}
      {typed.length > 0 && (
        <div class="typed-fields">
          {typed.map(({ field, index }) => (
            <TypedField key={`${group.id} ${index}`} {...{ group, index, text: field.text }} />
          ))}
        </div>
      )}
    </section>
  );
}

interface TypedProps {
  readonly group: GroupCard;
  readonly index: number;
  readonly text: string;
}

/** Each letter counts at once; a refusal is said when the field is left. */
function TypedField({ group, index, text }: TypedProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The text as it was typed; undefined where the puzzle was changed elsewhere since. */
  const typed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (document.activeElement !== input.current) typed.value = undefined;
  }, [text]);
  const take = (entry: string, isTyping: boolean): void => {
    typed.value = entry;
    void write([{ index, text: entry.trim() }], { id: group.id, isTyping });
  };
  return (
    <label class="field">
      <span>{nameOfField(group, index)}</span>
      <input
        ref={input}
        id={inputId(index)}
        type="text"
        autocomplete="off"
        value={typed.value ?? text}
        onInput={(event) => take(event.currentTarget.value, true)}
        onChange={(event) => take(event.currentTarget.value, false)}
      />
    </label>
  );
}

const SIDES = { left: 'sideLeft', right: 'sideRight', top: 'sideAbove', bottom: 'sideBelow' } as const;

/** The name of a field in the language of the reader; the library has English ones. */
function nameOfField({ fields }: GroupCard, index: number): string {
  const { name, at } = fields[index]!;
  if (spokenLanguage() === 'en') return name;
  if (at.in === 'area') {
    const [row, column] = at.cells[0]!;
    return say('cageAt', { number: index + 1, row: row + 1, column: column + 1 });
  }
  if (at.in !== 'line') return libraryWords(name);
  const isRow = at.side === 'left' || at.side === 'right';
  const line = say(isRow ? 'rowNumber' : 'columnNumber', { number: at.number + 1 });
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[at.side];
  const hasBoth = fields.some((other) => other.at.in === 'line' && other.at.side === opposite);
  return hasBoth ? `${line} (${say(SIDES[at.side])})` : line;
}

/** Signs for fingers: the one that is pressed down is what a press on the board gives. */
export function SignPad({ group }: { readonly group: GroupCard }) {
  if (group.spreads || group.fields[0]?.at.in !== 'cell') return null;
  const signs = ['', ...group.signs, ERASER];
  return (
    <fieldset class="tools below pad">
      <legend class="spoken">{say('whatPressWrites')}</legend>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={brush.value === sign}
          onClick={() => {
            brush.value = sign;
          }}
        >
          {sign === '' ? say('onlyChoose') : sign === ERASER ? say('erase') : sign}
        </button>
      ))}
    </fieldset>
  );
}
