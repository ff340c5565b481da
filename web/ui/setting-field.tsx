/** One setting as a field of a form: its schema states the possible values. */
import type { NamedSetting } from '../../src/browser.js';
import { capitalised, libraryWords, say } from '../words/index.js';
import { Check } from './form-fields.js';

/** Values as they stand in the form; empty ones take the default. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Words of the library, which name settings as flags do, with their labels here instead. */
export function withLabels(words: string): string {
  return words.replaceAll(/--([a-z][a-z-]*)/g, (_, name: string) => say('quoted', { words: labelOf(name) }));
}

interface FieldProps {
  readonly setting: NamedSetting;
  readonly value: string | boolean | undefined;
  /** The fault of the value, as a sentence. */
  readonly problem?: string | undefined;
  /** True if its surroundings say its name already. */
  readonly isNamed?: boolean;
  set(value: string | boolean): void;
}

/** A field with its label, its range and its default. */
export function SettingField({ setting, value, problem, isNamed = false, set }: FieldProps) {
  const { name, kind } = setting;
  const description = withLabels(libraryWords(setting.description));
  if (kind === 'flag') {
    return (
      <Check value={value === true} set={set}>
        {labelOf(name)} <small>{description}</small>
      </Check>
    );
  }
  const id = `setting-${name}`;
  const saysName = isNamed || description.toLowerCase().startsWith(labelOf(name).toLowerCase());
  return (
    <div class="field">
      <label for={id}>
        {saysName ? capitalised(description) : labelOf(name)} {!saysName && <small>{description}</small>}
      </label>
      <Control
        id={id}
        setting={setting}
        value={String(value ?? '')}
        isWrong={problem !== undefined}
        set={set}
      />
      {problem !== undefined && (
        <p class="problem" id={`${id}-problem`}>
          {withLabels(problem)}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly setting: NamedSetting;
  readonly value: string;
  readonly isWrong: boolean;
  set(value: string): void;
}

function Control({ id, setting, value, isWrong, set }: ControlProps) {
  const { kind, choices, bounds } = setting;
  const usual = usualOf(setting);
  const shared = {
    id,
    value,
    'aria-invalid': isWrong,
    ...(isWrong ? { 'aria-describedby': `${id}-problem` } : {}),
  };
  if (choices !== undefined) {
    return (
      <select {...shared} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{usual === '' ? say('any') : withLabels(libraryWords(usual))}</option>
        {choices
          .filter((choice) => choice !== usual)
          .map((choice) => (
            <option key={choice} value={choice}>
              {libraryWords(choice)}
            </option>
          ))}
      </select>
    );
  }
  const placeholder = placeholderOf(withLabels(libraryWords(usual)), setting);
  const onInput = (event: { readonly currentTarget: HTMLInputElement }): void =>
    set(event.currentTarget.value);
  if (kind !== 'number') return <input {...shared} type="text" placeholder={placeholder} onInput={onInput} />;
  const { least, most } = bounds ?? {};
  const range = {
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
  };
  return (
    <input {...shared} {...range} type="number" step="any" placeholder={placeholder} onInput={onInput} />
  );
}

/** The placeholder of an empty field, its default and its range: `usually 15 (2 to 50)`. */
function placeholderOf(usual: string, { bounds, range: words = '' }: NamedSetting): string {
  const { least, most } = bounds ?? {};
  const range =
    words === '' || least === undefined
      ? words
      : most === undefined
        ? say('rangeFrom', { least })
        : say('rangeFromTo', { least, most });
  if (usual === '') return range;
  return range === '' ? say('usually', { usual }) : say('usuallyIn', { usual, range });
}

function labelOf(name: string): string {
  return capitalised(libraryWords(name.replaceAll('-', ' ')));
}

/** The value of a setting that is left empty, in words; empty where there is none. */
export function usualOf({ usual, byDefault }: NamedSetting): string {
  return usual ?? (byDefault === undefined ? '' : String(byDefault));
}

/** The values that were given, as the library reads them. */
export function givenValues(
  settings: readonly NamedSetting[],
  values: FormValues,
): Readonly<Record<string, unknown>> {
  const given = settings.flatMap(({ name, kind }): [string, unknown][] => {
    const value = values[name];
    if (value === undefined || value === '' || value === false) return [];
    return [[name, kind === 'number' ? Number(value) : value]];
  });
  return Object.fromEntries(given);
}
