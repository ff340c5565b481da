/** Sizes of a puzzle: three to choose from, and the settings that they mean. */
import type { NamedSetting } from '../../src/browser.js';
import { type FormValues, usualOf } from '../ui/setting-field.js';
import { libraryWords, say } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { SettingFields } from './fields.js';
import { forms, sizeSettings, usePreset } from './state.js';

/** Buttons for the sizes, and fields for the settings. */
export function Sizes({ card }: { readonly card: FamilyCard }) {
  const { id, presets } = card;
  const values = forms.value[id] ?? {};
  const own = sizeSettings(card);
  return (
    <fieldset class="sizes">
      <legend>{say('size')}</legend>
      <div class="buttons">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={own.every((setting) => isSame(setting, values, preset.settings))}
            onClick={() => usePreset(card, preset)}
          >
            {libraryWords(preset.name)}
          </button>
        ))}
      </div>
      <SettingFields id={id} settings={own} named="size" />
    </fieldset>
  );
}

/** True if the form has the value of a preset, also where that is its value when it is empty. */
function isSame(
  setting: NamedSetting,
  values: FormValues,
  preset: Readonly<Record<string, unknown>>,
): boolean {
  const plain = (value: unknown): string => {
    const text = value === undefined || value === '' ? usualOf(setting) : String(value);
    return text.replace(/^(\d+)x\1$/, '$1');
  };
  return plain(values[setting.name]) === plain(preset[setting.name]);
}
