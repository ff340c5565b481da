/** The files of a puzzle: pictures, documents, the formats of its family, and print. */
import { signal } from '@preact/signals';
import type { ExplainProgress, Puzzle } from '../../src/browser.js';
import { cardOf } from '../engine/families.js';
import { CallError } from '../engine/lane.js';
import { quick, writing } from '../engine/lanes.js';
import { ExplainBar } from '../ui/explain-bar.js';
import { Check, Choice } from '../ui/form-fields.js';
import { libraryWords, say, spokenLanguage, stepLanguage } from '../words/index.js';
import type { FileKind } from '../worker/draw.js';
import { copyText } from './copy.js';
import { download } from './download.js';
import { fileName } from './file-name.js';
import { pngOfSvg } from './png.js';
import { printPuzzle } from './print.js';

export interface FilesProps {
  readonly puzzle: Puzzle;
  /** Absent where it is not known. */
  readonly solution?: unknown;
  readonly title: string;
}

type Kind = 'pdf' | 'pdf-steps' | 'svg' | 'png' | 'svg-solution' | 'png-solution' | `format:${string}`;

const chosen = signal<Kind>('pdf');
const paper = signal<'a4' | 'letter'>('a4');
const coloured = signal(false);
const failure = signal('');
const copied = signal('');
/** The puzzle whose steps are being written. */
const explained = signal<Puzzle | undefined>(undefined);
const progress = signal<ExplainProgress | undefined>(undefined);

/** The files for download, and the button for them. */
export function FilesPanel(props: FilesProps) {
  const family = cardOf(props.puzzle.family);
  const hasSolution = props.solution !== undefined;
  return (
    <form
      class="files"
      onSubmit={(event) => {
        event.preventDefault();
        void take(props);
      }}
    >
      <label class="field">
        <span>{say('file')}</span>
        <select
          value={chosen.value}
          onChange={(event) => {
            chosen.value = event.currentTarget.value as Kind;
            copied.value = '';
          }}
        >
          <option value="pdf">{say(hasSolution ? 'pdfWithSolution' : 'pdfToPrint')}</option>
          {family?.isExplained === true && <option value="pdf-steps">{say('pdfSteps')}</option>}
          <option value="svg">{say('svgPicture')}</option>
          <option value="png">{say('pngPicture')}</option>
          {hasSolution && <option value="svg-solution">{say('svgSolved')}</option>}
          {hasSolution && <option value="png-solution">{say('pngSolved')}</option>}
          <optgroup label={say('formats')}>
            {family?.formats.map(({ format, description }) => (
              <option key={format} value={`format:${format}`}>
                {format}: {libraryWords(description)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {chosen.value.startsWith('pdf') && (
        <Choice
          label={say('paper')}
          value={paper.value}
          choices={[
            { id: 'a4', name: 'A4' },
            { id: 'letter', name: say('usLetter') },
          ]}
          set={(format) => {
            paper.value = format;
          }}
        />
      )}
      {family?.colours !== undefined && (
        <Check
          value={coloured.value}
          set={(isColoured) => {
            coloured.value = isColoured;
          }}
        >
          {say('colourParts', { parts: libraryWords(family.colours) })}
        </Check>
      )}
      {explained.value === props.puzzle && <ExplainBar progress={progress.value} />}
      <div class="buttons">
        {explained.value === props.puzzle ? (
          <button type="button" onClick={() => writing.cancel()}>
            {say('cancelExplaining')}
          </button>
        ) : (
          <button type="submit">{say('saveFile')}</button>
        )}
        {chosen.value.startsWith('format:') && (
          <button type="button" onClick={() => void copy(props)}>
            {say('copyText')}
          </button>
        )}
        <button type="button" onClick={() => void print(props)}>
          {say('print')}
        </button>
      </div>
      <p role="status">{copied.value}</p>
      {failure.value !== '' && (
        <p class="trouble" role="alert">
          {failure.value}
        </p>
      )}
    </form>
  );
}

async function take({ puzzle, solution, title }: FilesProps): Promise<void> {
  failure.value = '';
  const kind = chosen.peek();
  if (kind === 'pdf-steps') return takeSteps(puzzle, title);
  const isSolved = kind.endsWith('-solution');
  const isPng = kind.startsWith('png');
  const format = formatIn(kind);
  try {
    const content = await written({ puzzle, solution, title }, kind);
    const ending = format === undefined ? kind.slice(0, 3) : extensionOf(puzzle, format);
    download(
      isPng ? await pngOfSvg(content as string) : new Blob([content as BlobPart]),
      `${fileName(title)}${isSolved ? '-solution' : ''}.${ending}`,
    );
  } catch (error) {
    failure.value = error instanceof Error ? error.message : String(error);
  }
}

/** The text of a format, such as a link that other programs open, on the clipboard. */
async function copy(props: FilesProps): Promise<void> {
  failure.value = '';
  copied.value = '';
  try {
    const content = await written(props, chosen.peek());
    if (typeof content !== 'string') failure.value = say('formatIsNoText');
    else if (await copyText(content.trim())) copied.value = say('copied');
    else failure.value = say('copyRefused');
  } catch (error) {
    failure.value = error instanceof Error ? error.message : String(error);
  }
}

function written({ puzzle, solution, title }: FilesProps, kind: Kind): Promise<string | Uint8Array> {
  const format = formatIn(kind);
  const isPng = kind.startsWith('png');
  const wanted: FileKind =
    format !== undefined ? { format } : kind === 'pdf' ? 'pdf' : isPng ? 'svg-outlines' : 'svg';
  const withSolution = kind.endsWith('-solution') || kind === 'pdf' || format !== undefined;
  return quick.call('write', {
    ...{ puzzle, title, kind: wanted, ...settingsOfFile(title) },
    ...(withSolution && solution !== undefined ? { solution } : {}),
  });
}

/** The words around a puzzle, and what was chosen. */
function settingsOfFile(title: string) {
  return {
    subtitle: '',
    language: spokenLanguage(),
    solutionTitle: say('solutionOf', { title }),
    footer: say('madeWith'),
    paper: paper.peek(),
    coloured: coloured.peek(),
  };
}

function formatIn(kind: Kind): string | undefined {
  return kind.startsWith('format:') ? kind.slice('format:'.length) : undefined;
}

/** The steps are looked for first, which may take long. */
async function takeSteps(puzzle: Puzzle, title: string): Promise<void> {
  writing.cancel();
  explained.value = puzzle;
  progress.value = undefined;
  try {
    const wanted = { puzzle, title, paper: paper.peek(), language: stepLanguage() };
    const content = await writing.call('write-steps', wanted, (now: ExplainProgress) => {
      progress.value = now;
    });
    download(new Blob([content as BlobPart]), `${fileName(title)}-steps.pdf`);
  } catch (error) {
    const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
    if (!isCancelled) failure.value = error instanceof Error ? error.message : String(error);
  } finally {
    if (explained.peek() === puzzle) explained.value = undefined;
  }
}

async function print({ puzzle, title }: FilesProps): Promise<void> {
  failure.value = '';
  try {
    const svg = await quick.call('write', {
      ...{ puzzle, title: '', kind: 'sheet', ...settingsOfFile('') },
    });
    const rules = cardOf(puzzle.family)?.rules ?? '';
    printPuzzle({ title, rules, svg: svg as string });
  } catch (error) {
    failure.value = error instanceof Error ? error.message : String(error);
  }
}

function extensionOf({ family }: Puzzle, format: string): string {
  const card = cardOf(family);
  return card?.formats.find((one) => one.format === format)?.extension ?? 'txt';
}
