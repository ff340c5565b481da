/**
 * Comments in the text formats of models: a mark at the start of each line, long sentences over several
 * lines.
 */

/** Lines are broken before they grow longer; readers of LP files may cut at 255. */
const LINE_LENGTH = 100;

/** The sentences as comment lines, each sentence on lines of its own. */
export function commentLines(mark: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const lines: string[] = [];
    let line = mark;
    for (const word of sentence.split(/\s+/)) {
      if (line.length > mark.length && line.length + word.length >= LINE_LENGTH) {
        lines.push(line);
        line = `${mark}  `;
      }
      line += ` ${word}`;
    }
    return [...lines, line];
  });
}
