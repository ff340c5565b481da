/** Lines of text as they come, none of them longer than a limit: what is longer is passed over, not kept. */

/** A line without its end, or one that was too long. */
export type ReadLine = { readonly text: string } | { readonly tooLong: number };

const NEWLINE = 10;

/**
 * The lines of a stream of bytes; the last one may lack its end.
 * @param most bytes of a line
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<ReadLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): ReadLine => {
    const line = length > most ? { tooLong: length } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield take();

  function add(part: Uint8Array): void {
    length += part.length;
    if (length > most) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}
