/** Settings as flags of the command line. */
import { describeSetting, type NamedSetting, type SettingsSchema, settingsIn } from '../core/settings.js';
import type { OptionDescription, OptionTable } from './command.js';

/** A flag for each setting of a schema, under a heading of the help. */
export function flagsOfSettings(schema: SettingsSchema, group: string): OptionTable {
  return Object.fromEntries(
    settingsIn(schema).map((setting) => [setting.name, { ...flagOf(setting), group }]),
  );
}

function flagOf(setting: NamedSetting): OptionDescription {
  const describe = describeSetting(setting);
  const { kind, choices } = setting;
  if (kind === 'flag') return { describe, type: 'boolean' };
  if (kind === 'number') return { describe, type: 'number', requiresArg: true };
  const text = { describe, type: 'string', requiresArg: true } as const;
  if (kind === 'files' || kind === 'json') return { ...text, normalize: true };
  return choices === undefined ? text : { ...text, choices };
}
