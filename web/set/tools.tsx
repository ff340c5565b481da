/** The tools of the bench: given numbers, constraints of cells with their forms, those of the whole grid. */
import type { ConstraintCard, ConstraintField } from '../../src/browser.js';
import { Check, Choice } from '../ui/form-fields.js';
import { draft, refusal, toggle } from './draft.js';
import { addOnChosen, card, cards, GIVEN, nameOfType, takeTool, tool, values } from './tool.js';

/** The choice of the tool, and its form. */
export function SetTools() {
  const type = card.value;
  const drawn = cards.value.filter(({ cells, fields }) => cells !== undefined || fields.length > 0);
  return (
    <form
      class="set-tools"
      onSubmit={(event) => {
        event.preventDefault();
        void addOnChosen();
      }}
    >
      <Choice
        label="Draw"
        value={tool.value}
        choices={[
          { id: GIVEN, name: 'Given numbers' },
          ...drawn.map(({ type: id }) => ({ id, name: nameOfType(id) })),
        ]}
        set={takeTool}
      />
      {type === undefined ? (
        <p class="hint">Choose one cell or several, then press a digit. Backspace empties them.</p>
      ) : (
        <>
          <p class="hint">
            {type.sentence.en} {handWords(type)}
          </p>
          {type.fields.map((field) => (
            <Field key={`${type.type} ${field.name}`} field={field} />
          ))}
          <button type="submit">Add it</button>
        </>
      )}
      {refusal.value !== '' && (
        <p class="problem" role="alert">
          {refusal.value}
        </p>
      )}
    </form>
  );
}

function handWords({ cells, fields }: ConstraintCard): string {
  const isFilled = fields.some(({ isRequired }) => isRequired) ? ' once the form is filled in' : '';
  switch (cells?.form) {
    case undefined:
      return '';
    case 'pair':
      return `Press a border between two cells, or drag from one to the other${isFilled}; again takes it away.`;
    case 'square':
      return `Press a corner of four cells${isFilled}; again takes it away.`;
    case 'path':
      return `Drag along its cells${isFilled}.`;
    case 'any':
      return 'Choose its cells, then add it.';
  }
}

function Field({ field: { name, kind, choices, isRequired } }: { readonly field: ConstraintField }) {
  const value = values.value[name];
  const set = (next: string | boolean): void => {
    values.value = { ...values.peek(), [name]: next };
  };
  const label = `${nameOfType(name)}${isRequired || kind === 'switch' ? '' : ' (may be left out)'}`;
  if (kind === 'switch')
    return (
      <Check value={value === true} set={set}>
        {label}
      </Check>
    );
  if (choices !== undefined) {
    const listed = [{ id: '', name: 'choose one' }, ...choices.map((id) => ({ id, name: id }))];
    return <Choice label={label} value={String(value ?? '')} choices={listed} set={set} />;
  }
  return (
    <label class="field">
      <span>{kind === 'numbers' ? `${label}, with spaces between` : label}</span>
      <input
        type="text"
        inputMode="numeric"
        value={String(value ?? '')}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

/** Constraints of the whole grid, on or off. */
export function Switches() {
  const { constraints = [] } = draft.value.now;
  return (
    <fieldset class="switches">
      <legend>In the whole grid</legend>
      {cards.value
        .filter(({ cells, fields }) => cells === undefined && fields.length === 0)
        .map(({ type, sentence }) => (
          <Check
            key={type}
            value={constraints.some((one) => one.type === type)}
            title={sentence.en}
            set={() => void toggle({ type })}
          >
            {nameOfType(type)}
          </Check>
        ))}
    </fieldset>
  );
}

/** The constraints of cells, each with a button that takes it away. */
export function ConstraintList() {
  const listed = (draft.value.now.constraints ?? []).filter((one) => Object.keys(one).length > 1);
  if (listed.length === 0) return null;
  return (
    <ul class="constraints">
      {listed.map((constraint) => (
        <li key={JSON.stringify(constraint)}>
          <span>{wordsOf(constraint)}</span>
          <button
            type="button"
            aria-label={`Remove: ${wordsOf(constraint)}`}
            onClick={() => void toggle(constraint)}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `Killer cage, sum 15, from row 1, column 1` */
function wordsOf(constraint: object): string {
  const parts = Object.entries(constraint).map(([key, value]) => {
    if (key === 'type') return nameOfType(String(value));
    if (key === 'cells') return `from row ${value[0][0] + 1}, column ${value[0][1] + 1}`;
    return Array.isArray(value?.[0]) ? '' : value === true ? key : `${key} ${value}`;
  });
  return parts.filter((part) => part !== '').join(', ');
}
