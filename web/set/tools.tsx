/** The tools of the bench: given numbers, constraints of cells with their forms, those of the whole grid. */
import type { ConstraintField } from '../../src/browser.js';
import { Check, Choice } from '../ui/form-fields.js';
import { libraryWords, say } from '../words/index.js';
import type { SpokenConstraint } from '../worker/constraints.js';
import { BOXES } from './boxes.js';
import { boxesAgain, draft, refusal, toggle } from './draft.js';
import { addOnChosen, card, cards, GIVEN, nameOfType, REGIONS, takeTool, tool, values } from './tool.js';

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
        label={say('draw')}
        value={tool.value}
        choices={[
          { id: GIVEN, name: say('givenNumbers') },
          { id: REGIONS, name: libraryWords('Regions') },
          ...drawn.map(({ type: id }) => ({ id, name: nameOfType(id) })),
        ]}
        set={takeTool}
      />
      {tool.value === REGIONS && <RegionTool />}
      {tool.value === GIVEN && <p class="hint">{say('chooseThenDigit')}</p>}
      {type !== undefined && (
        <>
          <p class="hint">
            {type.sentence} {handWords(type)}
          </p>
          {type.fields.map((field) => (
            <Field key={`${type.type} ${field.name}`} field={field} />
          ))}
          <button type="submit">{say('addIt')}</button>
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

function RegionTool() {
  const { regions, grid } = draft.value.now;
  return (
    <>
      <p class="hint">{say('handRegion', { side: grid.length })}</p>
      {regions !== undefined && String(grid.length) in BOXES && (
        <button type="button" onClick={() => void boxesAgain()}>
          {say('boxesAgain')}
        </button>
      )}
    </>
  );
}

function handWords({ cells, fields, copy }: SpokenConstraint): string {
  if (copy !== undefined) return say('handCopy');
  const hasForm = fields.some(({ isRequired }) => isRequired);
  switch (cells?.form) {
    case undefined:
      return '';
    case 'pair':
      return say(hasForm ? 'handPairForm' : 'handPair');
    case 'square':
      return say(hasForm ? 'handSquareForm' : 'handSquare');
    case 'path':
      return say(hasForm ? 'handPathForm' : 'handPath');
    case 'any':
      return say('handAny');
  }
}

function Field({ field: { name, kind, choices, isRequired } }: { readonly field: ConstraintField }) {
  const value = values.value[name];
  const set = (next: string | boolean): void => {
    values.value = { ...values.peek(), [name]: next };
  };
  const field = nameOfType(name);
  const label = isRequired || kind === 'switch' ? field : say('mayBeLeft', { field });
  if (kind === 'switch')
    return (
      <Check value={value === true} set={set}>
        {label}
      </Check>
    );
  if (choices !== undefined) {
    const listed = [
      { id: '', name: say('chooseOne') },
      ...choices.map((id) => ({ id, name: libraryWords(id) })),
    ];
    return <Choice label={label} value={String(value ?? '')} choices={listed} set={set} />;
  }
  return (
    <label class="field">
      <span>{kind === 'numbers' ? say('withSpaces', { field: label }) : label}</span>
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
      <legend>{say('inWholeGrid')}</legend>
      {cards.value
        .filter(({ cells, fields }) => cells === undefined && fields.length === 0)
        .map(({ type, sentence }) => (
          <Check
            key={type}
            value={constraints.some((one) => one.type === type)}
            title={sentence}
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
            aria-label={say('removeThis', { what: wordsOf(constraint) })}
            onClick={() => void toggle(constraint)}
          >
            {say('remove')}
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
    if (key === 'cells') return say('fromPlace', { row: value[0][0] + 1, column: value[0][1] + 1 });
    return Array.isArray(value?.[0])
      ? ''
      : value === true
        ? libraryWords(key)
        : `${libraryWords(key)} ${value}`;
  });
  return parts.filter((part) => part !== '').join(', ');
}
