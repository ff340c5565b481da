/** The tools of the bench: the fields that are written, the sign of presses, and what is typed. */
import { Choice } from '../../ui/form-fields.js';
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
    <section class="set-tools" aria-label="Clues">
      <Choice label="Write" value={chosen.value} choices={groups} set={takeGroup} />
      <p class="hint">{group.hint}</p>
      {refusal.value !== '' && (
        <p class="problem" role="alert">
          {refusal.value}
        </p>
      )}
      {typed.length > 0 && (
        <div class="typed-fields">
          {typed.map(({ field, index }) => (
            <label key={`${group.id} ${index}`} class="field">
              <span>{field.name}</span>
              <input
                id={inputId(index)}
                type="text"
                autocomplete="off"
                value={field.text}
                onChange={(event) => void write([{ index, text: event.currentTarget.value.trim() }])}
              />
            </label>
          ))}
        </div>
      )}
    </section>
  );
}

/** Signs for fingers: the one that is pressed down is what a press on the board gives. */
export function SignPad({ group }: { readonly group: GroupCard }) {
  if (group.spreads || group.fields[0]?.at.in !== 'cell') return null;
  const signs = [...group.signs, ERASER];
  return (
    <fieldset class="tools below pad">
      <legend class="spoken">What a press writes</legend>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={brush.value === sign}
          onClick={() => {
            brush.value = brush.peek() === sign ? '' : sign;
          }}
        >
          {sign === ERASER ? 'Erase' : sign}
        </button>
      ))}
    </fieldset>
  );
}
