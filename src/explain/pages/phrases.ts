/** The words around steps and hints on pages, in each language in which steps are said. */
import { counted } from '../../core/index.js';
import { type Difficulty, END_OF_SCALE, type InLanguages } from '../../families/contract/index.js';
import { difficultyInWords } from '../../proving/index.js';

/** Whole numbers from the first to the last. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The words of one language. */
interface PagePhrases {
  /** Numbers of steps, or of lines of the grid: `8 to 12`. */
  readonly range: (range: Range) => string;
  readonly steps: (numbers: string) => string;
  readonly singles: string;
  /** The heading of sentences of one rule that have no name, and its short form before places. */
  readonly oneRuleEach: string;
  readonly byOneRule: string;
  /** Players do this without a word: it is said once in a run, as a reminder. */
  readonly crossOut: string;
  readonly aside: (step: number) => string;
  readonly because: (conclusion: string) => string;
  /** Between the rules that need something and those that limit it. */
  readonly usesUp: string;
  readonly usesUpTwice: string;
  /** The same where rules have numbers. */
  readonly counting: (least: number, most: number) => string;
  readonly entries: (count: number) => string;
  readonly notes: (count: number) => string;
  readonly oneAfterOther: (count: number) => string;
  readonly byOneRuleEach: (conclusion: string) => string;
  readonly others: (count: number) => string;
  readonly row: (number: number | string) => string;
  readonly column: (number: number | string) => string;
  readonly rows: (numbers: string) => string;
  readonly columns: (numbers: string) => string;
  readonly rowsOfColumns: (rows: string, columns: string) => string;
  readonly pageOf: (page: number, pages: number) => string;
  /** The legend of the pictures of steps. */
  readonly legend: string;
  /** The task of a sheet whose reasons are left out, and the title of its key. */
  readonly gapLegend: string;
  readonly keyOf: (title: string) => string;
  readonly hints: HintPhrases;
  readonly summary: SummaryPhrases;
}

/** The words of hints. */
interface HintPhrases {
  readonly complete: string;
  readonly first: string;
  readonly next: string;
  readonly lookAt: (where: string) => string;
  readonly wrongAt: (where: string) => string;
  readonly wrong: (entry: string) => string;
  readonly technique: (name: string) => string;
}

/** The words of the line below all steps. */
interface SummaryPhrases {
  readonly solved: (steps: number, needs: string) => string;
  readonly unsolved: (steps: number, limit: string, needs: string) => string;
  readonly nothing: (limit: string) => string;
  readonly allOfOneRule: string;
  readonly severalRules: (steps: number, most: number) => string;
  readonly difficulty: (word: Difficulty | undefined, number: number) => string;
  readonly limits: Readonly<Record<'abort' | 'queries' | 'steps', string>>;
}

export const PAGE_PHRASES: InLanguages<PagePhrases> = {
  en: {
    range: ({ from, to }) => `${from} ${to === from + 1 ? 'and' : 'to'} ${to}`,
    steps: (numbers) => `Steps ${numbers}`,
    singles: 'singles',
    oneRuleEach: 'One rule each',
    byOneRule: 'By one rule',
    crossOut: 'Cross out what the entries rule out.',
    aside: (step) => `(This step starts from the grid before step ${step}.)`,
    because: (conclusion) => `${conclusion}, because`,
    usesUp: 'and this uses up all that is allowed:',
    usesUpTwice: 'but no more than this is allowed, where what is in two of these rules counts twice:',
    counting: (least, most) =>
      `${least === 1 ? 'The first needs' : `The first ${least} need together`} all that the other${most === 1 ? ' allows' : 's allow'}.`,
    entries: (count) => counted(count, 'entry', 'entries'),
    notes: (count) => counted(count, 'note'),
    oneAfterOther: (count) => `${counted(count, 'entry', 'entries')}, one after the other.`,
    byOneRuleEach: (conclusion) => `${conclusion}, by one rule each.`,
    others: (count) => `and ${count} others`,
    row: (number) => `row ${number}`,
    column: (number) => `column ${number}`,
    rows: (numbers) => `rows ${numbers}`,
    columns: (numbers) => `columns ${numbers}`,
    rowsOfColumns: (rows, columns) => `rows ${rows} of columns ${columns}`,
    pageOf: (page, pages) => `${page} of ${pages}`,
    legend:
      'Each picture shows what is known before its steps. What follows is drawn in blue: in a frame or as a heavy line ' +
      'what is entered, as a heavy cross what is excluded. Patterned grounds are the cells of the rules beside them. ' +
      'Rows and columns are counted from 1: r1c3 is the cell in row 1, column 3.',
    gapLegend:
      'Each picture shows what is known before its steps, and in blue what follows. Write down why it follows: which rules, which cells. ' +
      'Rows and columns are counted from 1: r1c3 is the cell in row 1, column 3.',
    keyOf: (title) => `${title}: key`,
    hints: {
      complete: 'Nothing is left to find: every entry agrees with the solution.',
      first: 'First:',
      next: 'Then:',
      lookAt: (where) => `Look at ${where}.`,
      wrongAt: (where) => `An entry is wrong. Look at ${where}.`,
      wrong: (entry) => `This entry is wrong: ${entry}.`,
      technique: (name) => `Technique: ${name}.`,
    },
    summary: {
      solved: (steps, needs) => `Solved in ${counted(steps, 'step')}; ${needs}.`,
      unsolved: (steps, limit, needs) => `${counted(steps, 'step')}, and not solved yet: ${limit}; ${needs}.`,
      nothing: (limit) => `Not solved yet: no step was found before ${limit}.`,
      allOfOneRule: 'each follows from one rule',
      severalRules: (steps, most) =>
        `${steps} ${steps === 1 ? 'step combines' : 'steps combine'} several rules (up to ${most})`,
      difficulty: (word, number) => `Difficulty: ${difficultyInWords(word, number)}.`,
      limits: {
        abort: 'the timeout was hit',
        queries: 'the limit on questions to the engine was hit',
        steps: 'no more steps were asked for',
      },
    },
  },
  de: {
    range: ({ from, to }) => `${from} ${to === from + 1 ? 'und' : 'bis'} ${to}`,
    steps: (numbers) => `Schritte ${numbers}`,
    singles: 'Einzelfelder',
    oneRuleEach: 'Je eine Regel',
    byOneRule: 'Nach einer Regel',
    crossOut: 'Streiche, was die Einträge ausschließen.',
    aside: (step) => `(Dieser Schritt geht vom Stand vor Schritt ${step} aus.)`,
    because: (conclusion) => `${conclusion}, denn`,
    usesUp: 'und damit ist aufgebraucht, was erlaubt ist:',
    usesUpTwice: 'aber mehr ist nicht erlaubt, wobei doppelt zählt, was in zwei dieser Regeln vorkommt:',
    counting: (least, most) =>
      `${least === 1 ? 'Die erste braucht' : `Die ersten ${least} brauchen zusammen`} alles, was die ${most === 1 ? 'andere erlaubt' : 'anderen erlauben'}.`,
    entries: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    notes: (count) => (count === 1 ? '1 Notiz' : `${count} Notizen`),
    oneAfterOther: (count) => (count === 1 ? '1 Eintrag.' : `${count} Einträge, einer nach dem anderen.`),
    byOneRuleEach: (conclusion) => `${conclusion}, nach je einer Regel.`,
    others: (count) => `und ${count} weitere`,
    row: (number) => `Zeile ${number}`,
    column: (number) => `Spalte ${number}`,
    rows: (numbers) => `Zeilen ${numbers}`,
    columns: (numbers) => `Spalten ${numbers}`,
    rowsOfColumns: (rows, columns) => `Zeilen ${rows} der Spalten ${columns}`,
    pageOf: (page, pages) => `${page} von ${pages}`,
    legend:
      'Jedes Bild zeigt, was vor seinen Schritten bekannt ist. Was folgt, ist blau: in einem Rahmen oder als starke Linie, ' +
      'was eingetragen wird, als starkes Kreuz, was ausgeschlossen ist. Gemusterter Grund sind die Felder der Regeln daneben. ' +
      'Zeilen und Spalten zählen ab 1: r1c3 ist das Feld in Zeile 1, Spalte 3.',
    gapLegend:
      'Jedes Bild zeigt, was vor seinen Schritten bekannt ist, und in Blau, was folgt. Schreibe auf, warum es folgt: welche Regeln, welche Felder. ' +
      'Zeilen und Spalten zählen ab 1: r1c3 ist das Feld in Zeile 1, Spalte 3.',
    keyOf: (title) => `${title}: Lösungen`,
    hints: {
      complete: 'Es ist nichts mehr zu finden: Alle Einträge stimmen mit der Lösung überein.',
      first: 'Zuerst:',
      next: 'Dann:',
      lookAt: (where) => `Sieh dir an: ${where}.`,
      wrongAt: (where) => `Ein Eintrag ist falsch. Sieh dir an: ${where}.`,
      wrong: (entry) => `Dieser Eintrag ist falsch: ${entry}.`,
      technique: (name) => `Technik: ${name}.`,
    },
    summary: {
      solved: (steps, needs) => `Gelöst in ${germanSteps(steps)}; ${needs}.`,
      unsolved: (steps, limit, needs) =>
        `${steps === 1 ? '1 Schritt' : `${steps} Schritte`}, noch nicht gelöst: ${limit}; ${needs}.`,
      nothing: (limit) => `Noch nicht gelöst, kein Schritt gefunden: ${limit}.`,
      allOfOneRule: 'jeder folgt aus einer Regel',
      severalRules: (steps, most) =>
        steps === 1
          ? `1 Schritt verbindet mehrere Regeln (bis zu ${most})`
          : `${steps} Schritte verbinden mehrere Regeln (bis zu ${most})`,
      difficulty: (word, number) => `Schwierigkeit: ${germanDifficulty(word, number)}.`,
      limits: {
        abort: 'die Zeit war abgelaufen',
        queries: 'die Grenze für Fragen an den Löser war erreicht',
        steps: 'mehr Schritte waren nicht verlangt',
      },
    },
  },
};

const GERMAN_WORDS: Readonly<Record<Difficulty, string>> = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
};

function germanDifficulty(word: Difficulty | undefined, number: number): string {
  const words = [...(word === undefined ? [] : [GERMAN_WORDS[word]]), number.toFixed(2).replace('.', ',')];
  const end = number === END_OF_SCALE ? ': mehr, als man ohne Probieren löst' : '';
  return `${words.join(', ')}${end}`;
}

function germanSteps(count: number): string {
  return count === 1 ? 'einem Schritt' : `${count} Schritten`;
}
