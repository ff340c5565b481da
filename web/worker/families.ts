/** The data about the families and the requests to their generators, as plain data. */
import {
  FAMILIES,
  GENERATORS,
  languageOf,
  type NamedSetting,
  type Puzzle,
  settings,
  settingsIn,
  textsOf,
} from '../../src/browser.js';

const EMPTY = settings({});
const FILE_KINDS: ReadonlySet<NamedSetting['kind']> = new Set(['file', 'files', 'json'] as const);

/** A family for people, with the settings of its generator. */
export interface FamilyCard {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly guide: readonly string[];
  /** A puzzle that shows their looks. */
  readonly example: Puzzle;
  /** The parts that its pictures can show in colours: `regions`, `cages`. */
  readonly colours?: string;
  readonly formats: readonly FormatCard[];
  /** Its solutions can be explained step by step, and there are hints. */
  readonly isExplained: boolean;
  readonly settings: readonly NamedSetting[];
  readonly presets: readonly {
    readonly name: string;
    readonly settings: Readonly<Record<string, unknown>>;
  }[];
}

/** A format that a puzzle can be written in. */
interface FormatCard {
  readonly format: string;
  readonly description: string;
  readonly extension: string;
}

/**
 * Describes all families, in the order of the registry. Settings that are files cannot be given in a form.
 */
export async function describeFamilies({
  language,
}: {
  /** The language of names and rules, by its code in books. */
  readonly language: string;
}): Promise<readonly FamilyCard[]> {
  const spoken = languageOf(language);
  return FAMILIES.map((family): FamilyCard => {
    const { id, colours, codecs } = family;
    const { name, rules, guide } = textsOf(spoken, family);
    const generator = GENERATORS.find((one) => one.family === id);
    return {
      id,
      name,
      rules,
      guide,
      example: family.examples.find(({ verdict }) => verdict === 'unique')!.puzzle,
      ...(colours === undefined ? {} : { colours }),
      formats: codecs
        .filter(({ readOnly }) => readOnly !== true)
        .map(({ format, description, extension }) => ({ format, description, extension })),
      isExplained: family.explaining !== undefined,
      settings: settingsIn(generator?.settings ?? EMPTY).filter(({ kind }) => !FILE_KINDS.has(kind)),
      presets: (generator?.presets ?? []).map(({ name: size, settings }) => ({ name: size, settings })),
    };
  });
}
