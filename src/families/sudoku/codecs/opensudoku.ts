/**
 * OpenSudoku collections (XML): `<opensudoku>` with `<name>`, `<author>`, `<description>` and a `<game
 * data="…"/>` for each puzzle, its cells row by row with 0 for open ones. Read only.
 */
import { failure, type Issue, issue, type Result, success } from '../../../core/index.js';
import {
  escapeXml,
  oneLine,
  type Piece,
  parseXml,
  readWithinLimit,
  type Source,
  textSource,
  type XmlElement,
} from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import type { SizeIssue } from '../../kit/codecs/codec.js';
import type { SudokuDraft, SudokuFormat } from './format.js';
import { sudoku81 } from './sudoku81.js';

const ROOT = 'opensudoku';
const GAME = 'game';
const CREDITS: readonly (readonly [element: string, credit: keyof Credits])[] = [
  ['name', 'title'],
  ['author', 'author'],
  ['description', 'description'],
];

export const opensudoku: SudokuFormat = {
  format: 'opensudoku',
  description: 'OpenSudoku collection (XML), a game element for each puzzle',
  extension: 'opensudoku',
  recognises: ({ text }) => /<opensudoku[\s>]/.test(text.slice(0, 4000)),
  pieces: (source) => {
    const games = readWithinLimit(source, piecesOf);
    return games.ok ? games.value : [];
  },
  read: readCollection,
};

/**
 * A collection of one game for every game; none when the document cannot be read, which reading it whole
 * says.
 */
function piecesOf({ text }: Source): Result<readonly Piece[]> {
  const root = parseXml(text);
  if (!root.ok) return root;
  const about = CREDITS.map(([element]) => {
    const said = childText(root.value, element);
    return said === '' ? '' : `<${element}>${escapeXml(said)}</${element}>`;
  }).join('');
  const games = gamesOf(root.value).map(({ attributes, place }): Piece => {
    const data = escapeXml(oneLine(attributes.get('data') ?? ''));
    return {
      source: textSource(`<${ROOT}>${about}<${GAME} data="${data}"/></${ROOT}>`),
      line: place.line ?? 1,
    };
  });
  return success(games);
}

/** All games, also those in folders. */
function gamesOf(element: XmlElement): readonly XmlElement[] {
  return element.children.flatMap((child) => (child.name === GAME ? [child] : gamesOf(child)));
}

function childText({ children }: XmlElement, name: string): string {
  return oneLine(children.find((child) => child.name === name)?.text ?? '');
}

function readCollection({ text }: Source, sizeIssue: SizeIssue): Result<SudokuDraft> {
  const root = parseXml(text);
  if (!root.ok) return root;
  if (root.value.name !== ROOT) {
    const message = `The root element is <${root.value.name}>; <${ROOT}> is expected.`;
    return failure(issue('format-syntax', message, root.value.place));
  }
  const games = gamesOf(root.value);
  const [game] = games;
  if (game === undefined || games.length > 1) {
    const message = `The collection has ${games.length} games; one is expected here.`;
    return failure(issue('puzzle-count', message, root.value.place));
  }
  const data = oneLine(game.attributes.get('data') ?? '');
  // The place in the data is none in the document; a game's line is also that of the piece it was cut out as.
  const locate = (found: Issue): Issue => ({ ...found, place: { line: game.place.line ?? 1 } });
  const read = sudoku81.read(textSource(data), sizeIssue);
  if (!read.ok) return failure(...read.issues.map(locate));
  const credits = CREDITS.flatMap(([element, credit]) => {
    const said = childText(root.value, element);
    return said === '' ? [] : [[credit, said] as const];
  });
  return success({ puzzle: read.value.puzzle, credits: Object.fromEntries(credits), locate });
}
