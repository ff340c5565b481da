/** The languages in which steps and hints are said. */
export type StepLanguage = 'en' | 'de';

/** Something in every language in which steps are said. */
export type InLanguages<Text> = Readonly<Record<StepLanguage, Text>>;

/** The same in every language besides English, in which marks and reasons are stated first. */
export type Translated<Text> = Readonly<Record<Exclude<StepLanguage, 'en'>, Text>>;
