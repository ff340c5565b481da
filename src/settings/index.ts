/** The door of `settings`: one schema for a setting, and saved data that is read back. */

// biome-ignore-all assist/source/organizeImports: in reading order

export {
  choice,
  costs,
  data,
  decimal,
  fileName,
  flag,
  folder,
  type NamedFile,
  outputName,
  positive,
  sentence,
  type SettingKind,
  size,
  text,
  textOf,
  texts,
  whole,
} from './setting.js';
export { firstVersion, readSaved, type SavedSchema } from './saved.js';
export {
  describeSetting,
  type GivenSettings,
  type JsonSchema,
  jsonSchemaOf,
  type NamedSetting,
  outside,
  type ReadSettings,
  readSettings,
  readValues,
  refusal,
  settings,
  settingsIn,
  type SettingsSchema,
  type ValuesOf,
  withFolderNames,
  withoutGeneratedCode,
} from './settings.js';
export { type Folders, settingsFrom } from './folders.js';
