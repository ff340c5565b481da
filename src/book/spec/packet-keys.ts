/** Keys that belong to one layout alone. */

/** The keys of a specification that not every layout has. */
interface LayoutKeys {
  readonly layout: 'book' | 'packet';
  readonly answers: string;
  readonly 'name-line'?: boolean | undefined;
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
  if (layout === 'book') {
    const path = ['name-line'];
    return spec['name-line'] ? [{ path, message: 'Only the layout packet has lines for name and date' }] : [];
  }
  const found: Misplaced[] = [];
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
