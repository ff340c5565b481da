/**
 * The specification of a book: what is in it, on which paper, in which order. Read from YAML or JSON;
 * everything that is wrong with it is reported with its line and key before any work is begun.
 */
import { failure, issue, type Result, success } from '../../core/index.js';
import type { Difficulty } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import type { Opening } from '../codes/index.js';
import { languageOf } from '../languages/index.js';
import type { Margins, PaperId, PrinterId, Trim } from '../paper/index.js';
import type { DesignId, Logo } from '../style/index.js';
import type { CoverSpec } from './cover-spec.js';
import { specIssues } from './spec-issues.js';
import { type FilePartShape, type GeneratedPartShape, type SpecShape, specSchema } from './spec-schema.js';
import { type LocatedData, readYaml } from './yaml.js';

/** The look of a part's puzzles. */
interface PartLook {
  /** Absent: the names of the families in it. */
  readonly title?: string;
  /** Puzzles on a page; `auto`: as many as fit at their natural size. */
  readonly perPage: number | 'auto';
  readonly largePrint: boolean;
  /** Easy ones first, as they came, or in an order that the seed of the book decides. */
  readonly order: 'difficulty' | 'given' | 'shuffled';
  /** The number of hints each puzzle has. */
  readonly hints: number;
  /** The place of hints: the back of the book, or upside down at the foot of their puzzles' pages. */
  readonly hintsAt: 'back' | 'foot';
  /** True if each puzzle is solved step by step at the back. */
  readonly explain: boolean;
}

/** A part whose puzzles are made. */
export interface GeneratedPart extends PartLook {
  readonly kind: 'generated';
  /** Id of the family. */
  readonly family: string;
  /** Id of the generator; absent: the family's own. */
  readonly generator?: string;
  readonly count: number;
  /** The difficulties that are wanted, in equal numbers; none: any difficulty. */
  readonly difficulties: readonly Difficulty[];
  readonly noGuess: boolean;
  readonly parameters: Readonly<Record<string, number | string | boolean>>;
}

/** A part whose puzzles are read. */
export interface FilePart extends PartLook {
  readonly kind: 'files';
  /** File names; `-` is standard input. */
  readonly files: readonly string[];
}

export type PartSpec = GeneratedPart | FilePart;

export interface BookSpec {
  /** A book has pages for each part; the parts of a packet of worksheets share pages. */
  readonly layout: 'book' | 'packet';
  /** Code of the language of everything that the book itself says. */
  readonly language: string;
  /** True if a book in another language has the parts that exist in English alone. */
  readonly english: boolean;
  readonly title: string;
  readonly subtitle?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** The number of pages that the book should have; the counts of its parts are shares then. */
  readonly pages?: number;
  /** The number of volumes of a series, each with the puzzles that the parts name. Absent: it is one book. */
  readonly series?: number;
  /** The number of worksheets, one for each child of a class. Absent: it is one packet. */
  readonly sheets?: number;
  /** QR codes below the puzzles: the address of the page, and how it opens them. Absent: there are none. */
  readonly qr?: { readonly host: string; readonly opens: Opening };
  /** Absent: one is drawn when the book is made. */
  readonly seed?: string;
  readonly design: DesignId;
  /** Zeros without a stroke, or with one, as the typeface of all pictures has them. */
  readonly zero: 'plain' | 'slashed';
  /** True if headings and ornaments are in colour. */
  readonly colour: boolean;
  readonly logo?: Logo;
  /** Paragraphs, one a line. */
  readonly foreword?: string;
  /** True if the titles of puzzles stand over them, except titles that reveal a hidden picture. */
  readonly puzzleTitles: boolean;
  /** Absent: there is none. */
  readonly cover?: CoverSpec;
  /** The printer whose rules the book obeys. */
  readonly printer?: PrinterId;
  /** The paper, which decides the thickness of the book. */
  readonly paper: PaperId;
  readonly trim: Trim;
  /** Millimetres beyond the cut: on every side, or with a printer on all but the inner one. */
  readonly bleed: number;
  readonly margins: Partial<Margins>;
  /** In a chapter, on the back of the leaf, on the page beside, or in a document of their own. */
  readonly answers: 'back' | 'overleaf' | 'beside' | 'separate';
  readonly rules: boolean;
  readonly titlePage: boolean;
  readonly contents: boolean;
  /** True if there are lines for name and date. */
  readonly nameLine: boolean;
  /** True if a part begins with its title, the rules in a sentence and a picture. */
  readonly openings: boolean;
  /** Puzzles are numbered through the book, or in every part from 1. */
  readonly numbering: 'continuous' | 'parts';
  readonly difficultyLabels: boolean;
  readonly pageNumbers: boolean;
  /** Bookmarks and links for those who read the PDF on a screen. */
  readonly links: boolean;
  readonly parts: readonly PartSpec[];
}

/** A specification and the places of its parts, for issues that turn up later. */
export interface LocatedSpec extends Pick<LocatedData, 'placeOf'> {
  readonly spec: BookSpec;
}

const SPEC = 'book-spec';
const MOST_ISSUES = 20;

/** Reads a specification from YAML or JSON text; never throws. */
export function readSpec(text: string): Result<LocatedSpec> {
  const read = readYaml(text);
  if (!read.ok) return read;
  const { data, placeOf } = read.value;
  const parsed = specSchema.safeParse(data);
  if (!parsed.success) {
    const found = specIssues(parsed.error, data).slice(0, MOST_ISSUES);
    return failure(...found.map(({ path, message }) => issue(SPEC, message, placeOf(path))));
  }
  return success({ spec: specOf(parsed.data, data as WrittenSpec), placeOf });
}

/** The specification of a book that only has files: one part with everything in it. */
export function specOfFiles(files: readonly string[]): BookSpec {
  return specOf(specSchema.parse({ parts: [{ files, order: 'given' }] }), { parts: [] });
}

/** The same book in another language; a title that only stands where there is none follows. */
export function inLanguage(spec: BookSpec, language = spec.language): BookSpec {
  const isNamed = spec.title !== languageOf(spec.language).texts.puzzles;
  return { ...spec, language, title: isNamed ? spec.title : languageOf(language).texts.puzzles };
}

/** The settings of a specification as written: the ids of puzzles hold them as the user gave them. */
interface WrittenSpec {
  readonly parts: readonly { readonly parameters?: GeneratedPart['parameters'] }[];
}

function specOf(shape: SpecShape, { parts: written }: WrittenSpec): BookSpec {
  const { subtitle, author, copyright, subject, keywords, seed, pages, series, sheets, printer } = shape;
  const isBook = shape.layout === 'book';
  return {
    layout: shape.layout,
    language: shape.language,
    english: shape.english,
    title: shape.title ?? languageOf(shape.language).texts.puzzles,
    ...withoutMissing({
      subtitle,
      author,
      copyright,
      subject,
      keywords,
      seed,
      pages,
      series,
      sheets,
      printer,
    }),
    ...(shape.qr === undefined ? {} : { qr: { host: shape['qr-host']!, opens: shape.qr } }),
    ...(shape.cover === undefined ? {} : { cover: coverOf(shape.cover) }),
    design: shape.design,
    zero: shape.zero ?? (isBook && shape.design !== 'children' ? 'slashed' : 'plain'),
    colour: shape.colour,
    ...(shape.logo === undefined ? {} : { logo: { file: shape.logo } }),
    ...withoutMissing({ foreword: shape.foreword }),
    puzzleTitles: shape['puzzle-titles'],
    paper: shape.paper,
    trim: shape.trim,
    bleed: shape.bleed,
    margins: withoutMissing(shape.margins),
    answers: shape.answers === 'facing' ? 'beside' : shape.answers,
    rules: shape.rules ?? isBook,
    titlePage: shape['title-page'] ?? isBook,
    contents: shape.contents ?? isBook,
    nameLine: shape['name-line'] ?? !isBook,
    openings: shape.openings,
    numbering: shape.numbering,
    difficultyLabels: shape['difficulty-labels'],
    pageNumbers: shape['page-numbers'],
    links: shape.links,
    parts: shape.parts.map((part, index) =>
      partOf(part, written[index]?.parameters ?? {}, shape['large-print']),
    ),
  };
}

function coverOf({ guides, ...given }: NonNullable<SpecShape['cover']>): CoverSpec {
  return { ...withoutMissing(given), guides };
}

function partOf(
  part: GeneratedPartShape | FilePartShape,
  parameters: GeneratedPart['parameters'],
  largePrint: boolean,
): PartSpec {
  const look = {
    ...withoutMissing({ title: part.title }),
    perPage: part['per-page'],
    largePrint: part['large-print'] ?? largePrint,
    order: part.order,
    hints: part.hints,
    hintsAt: part['hints-at'],
    explain: part.explain,
  };
  if ('files' in part) return { kind: 'files', files: part.files, ...look };
  const family = findFamily(part.family)!;
  return {
    kind: 'generated',
    family: family.id,
    ...withoutMissing({ generator: part.generator }),
    count: part.count,
    difficulties: [part.difficulty ?? []].flat(),
    noGuess: part['no-guess'],
    parameters,
    ...look,
  };
}

type Present<Fields> = { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

function withoutMissing<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}
