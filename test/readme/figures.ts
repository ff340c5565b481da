/** Figures of documents: every table of them stands in a section that says how they came about. */

/** The command, the day of the measurement and the commit that wrote the figures down. */
const SOURCE = /`[^`]+`[^`.]*?, \d{4}-\d{2}-\d{2}, commits? [0-9a-f]{8}\b/;
const HEADING = /^#+ (.+)$/;
const TABLE = /^\|[-|: ]+\|$/;

/** The headings of the sections that have a table and nothing above it that says where figures are from. */
export function sectionsWithoutSource(text: string): readonly string[] {
  const faulty: string[] = [];
  let [heading, isKnown] = ['', false];
  for (const line of text.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined) [heading, isKnown] = [title, false];
    if (SOURCE.test(line)) isKnown = true;
    if (TABLE.test(line) && !isKnown && faulty.at(-1) !== heading) faulty.push(heading);
  }
  return faulty;
}
