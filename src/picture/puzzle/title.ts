/** The words over a puzzle whose title would give its picture away. */
export const PUZZLE_TITLE = 'Nonogram';

/** The title of a picture's puzzle by the name of its file: `sitting-cat` becomes `Sitting cat`. */
export function titleOfName(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words === '' ? PUZZLE_TITLE : words[0]!.toUpperCase() + words.slice(1);
}
