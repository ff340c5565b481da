/** Keys that belong to one layout alone, or that exclude each other. */

/** The keys of a specification that not every layout has. */
interface LayoutKeys {
  readonly layout: 'book' | 'packet';
  readonly answers: string;
  readonly 'name-line'?: boolean | undefined;
  readonly pages?: number | undefined;
  readonly series?: number | undefined;
  readonly sheets?: number | undefined;
  readonly qr?: string | undefined;
  readonly 'qr-host'?: string | undefined;
  readonly parts: readonly {
    readonly 'per-page': number | 'auto';
    readonly 'hints-at': string;
  }[];
}

/** A key that is in the wrong layout, and the expected one. */
interface Misplaced {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Keys and values that the layout of a specification does not have. */
export function misplacedIn({ layout, answers, parts, ...spec }: LayoutKeys): readonly Misplaced[] {
  const found: Misplaced[] = [];
  const several = spec.series === undefined ? 'sheets' : 'series';
  if (spec.pages !== undefined && spec[several] !== undefined) {
    const message = `The pages of all ${several === 'series' ? 'volumes' : 'sheets'} follow from their puzzles; leave pages out, or ${several}`;
    found.push({ path: ['pages'], message });
  }
  if ((spec.qr === undefined) !== (spec['qr-host'] === undefined)) {
    const [there, missing] = spec.qr === undefined ? ['qr-host', 'qr'] : ['qr', 'qr-host'];
    const message = `QR codes need both keys, how the page opens a puzzle and where the page is; ${missing} is missing`;
    found.push({ path: [there!], message });
  }
  if (layout === 'book') {
    const name = { path: ['name-line'], message: 'Only the layout packet has lines for name and date' };
    const sheets = { path: ['sheets'], message: 'Only the layout packet has sheets; a book has a series' };
    return [...found, ...(spec['name-line'] ? [name] : []), ...(spec.sheets === undefined ? [] : [sheets])];
  }
  if (spec.qr !== undefined) {
    const message = 'Only the layout book has QR codes; the puzzles of a packet share pages too closely';
    found.push({ path: ['qr'], message });
  }
  if (spec.series !== undefined) {
    const message = 'Only the layout book makes a series; a packet has sheets';
    found.push({ path: ['series'], message });
  }
  if (spec.sheets !== undefined && answers !== 'separate') {
    const message = `Sheets are handed out, so that their answers are separate; found ${answers}`;
    found.push({ path: ['answers'], message });
  }
  if (answers !== 'back' && answers !== 'separate') {
    const message = `The answers of a packet are at the back or separate; found ${answers}`;
    found.push({ path: ['answers'], message });
  }
  for (const [index, part] of parts.entries()) {
    const path = ['parts', index];
    if (part['per-page'] !== 'auto') {
      const message = `A packet fills its pages; leave per-page out, or choose the layout book; found ${part['per-page']}`;
      found.push({ path: [...path, 'per-page'], message });
    }
    if (part['hints-at'] === 'foot') {
      found.push({
        path: [...path, 'hints-at'],
        message: 'The hints of a packet are at the back; found foot',
      });
    }
  }
  return found;
}
