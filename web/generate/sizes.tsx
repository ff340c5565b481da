/** How large a puzzle is: three sizes to choose, and the settings that they mean. */
import type { NamedSetting } from '../../src/browser.js';
import { type FormValues, SettingField, usualOf } from '../ui/setting-field.js';
import type { FamilyCard } from '../worker/families.js';
import { forms, refusal, setValue, usePreset } from './state.js';

/** The settings that the sizes of a family mean. */
export function sizeSettings({ settings, presets }: FamilyCard): readonly NamedSetting[] {
  return settings.filter(({ name }) => presets.some(({ settings: given }) => name in given));
}

/** Buttons for the sizes, and fields for the settings. */
export function Sizes({ card }: { readonly card: FamilyCard }) {
  const { id, presets } = card;
  const values = forms.value[id] ?? {};
  const wrong = refusal.value;
  const own = sizeSettings(card);
  return (
    <fieldset class="sizes">
      <legend>Size</legend>
      <div class="buttons">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={own.every((setting) => isSame(setting, values, preset.settings))}
            onClick={() => usePreset(card, preset)}
          >
            {preset.name}
          </button>
        ))}
      </div>
      {own.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          value={values[setting.name]}
          problem={wrong?.part === setting.name ? wrong.message : undefined}
          isNamed={setting.name === 'size'}
          set={(value) => setValue(id, setting.name, value)}
        />
      ))}
    </fieldset>
  );
}

/** Whether the form has the value of a preset, be it because that is what it has when it is empty. */
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
