/** The texts of the library that the page shows, and has words for in other languages. */
import { constraintCards } from '../../src/browser.js';
import type { NamedSetting } from '../../src/settings/index.js';
import { describeFamilies } from '../../web/worker/families.js';
import { blankPuzzle, describeFields, settableFamilies } from '../../web/worker/fields.js';

/** Each once, in no order. */
export async function libraryTexts(): Promise<readonly string[]> {
  const families = await describeFamilies({ language: 'en' });
  const groups = await Promise.all(
    (await settableFamilies(null)).map(async (family) => {
      const { puzzle } = await blankPuzzle({ family });
      return (await describeFields({ puzzle, language: 'en' })).groups;
    }),
  );
  const texts = [
    ...families.flatMap(({ settings }) => settings.flatMap(textsOfSetting)),
    ...families.flatMap(({ presets, colours = '' }) => [...presets.map(({ name }) => name), colours]),
    ...groups
      .flat()
      .flatMap(({ name, hint, fields }) => [
        ...[name, hint],
        ...fields.filter(({ at }) => at.in === 'puzzle').map((field) => field.name),
      ]),
    ...constraintCards().flatMap(({ type, fields }) => [
      ...[type.replaceAll('-', ' ')],
      ...fields.flatMap(({ name, choices = [] }) => [
        name,
        ...choices.map((choice) => choice.replaceAll('-', ' ')),
      ]),
    ]),
  ];
  return [...new Set(texts.filter((text) => /\p{L}{3}/u.test(text)))];
}

function textsOfSetting({
  name,
  description,
  usual = '',
  byDefault,
  choices = [],
}: NamedSetting): readonly string[] {
  const byItself = typeof byDefault === 'string' && !/^[\d,x+*/-]+$/.test(byDefault) ? byDefault : '';
  return [name.replaceAll('-', ' '), description, usual, byItself, ...choices];
}
