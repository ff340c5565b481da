/** The door of this room: what others may use, in reading order. */

export { firstVersion, readSaved, type SavedSchema } from './saved.js';
export {
  choice,
  costs,
  decimal,
  fileName,
  flag,
  folder,
  type NamedFile,
  outputName,
  positive,
  type SettingKind,
  sentence,
  size,
  text,
  textOf,
  texts,
  whole,
} from './setting.js';
export {
  describeSetting,
  type GivenSettings,
  type JsonSchema,
  type NamedSetting,
  outside,
  type ReadSettings,
  readSettings,
  readValues,
  refusal,
  type SettingsSchema,
  settings,
  settingsIn,
  type ValuesOf,
  withFolderNames,
  withoutGeneratedCode,
} from './settings.js';
