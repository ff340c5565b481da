/** Fields for settings of a family. */
import type { NamedSetting } from '../../src/browser.js';
import { SettingField } from '../ui/setting-field.js';
import { forms, refusal, setValue } from './state.js';

interface FieldsProps {
  /** The family whose form it is. */
  readonly id: string;
  readonly settings: readonly NamedSetting[];
  /** The setting whose name stands around the fields already. */
  readonly named?: string;
}

/** A field for each setting, with the fault of its value. */
export function SettingFields({ id, settings, named }: FieldsProps) {
  const values = forms.value[id] ?? {};
  const wrong = refusal.value;
  return (
    <>
      {settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          value={values[setting.name]}
          problem={wrong?.part === setting.name ? wrong.message : undefined}
          isNamed={setting.name === named}
          set={(value) => setValue(id, setting.name, value)}
        />
      ))}
    </>
  );
}
