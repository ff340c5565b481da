/** Small pictures of puzzles, one of each family, for choosing among them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { quick } from '../engine/lanes.js';
import { spokenLanguage } from '../words/index.js';
import type { Drawn } from '../worker/draw.js';
import type { FamilyCard } from '../worker/families.js';

/** The pictures by family, drawn when they are first shown. */
const drawings = signal<Readonly<Record<string, Drawn>>>({});

/** A puzzle of a family; an empty place until it is drawn. */
export function ExamplePicture({ card: { id, example } }: { readonly card: FamilyCard }) {
  const drawn = drawings.value[id];
  useEffect(() => {
    if (drawings.peek()[id] !== undefined) return;
    quick.call('draw', { puzzle: example, view: { textWidth: TEXT_WIDTH }, language: spokenLanguage() }).then(
      (picture) => {
        drawings.value = { ...drawings.peek(), [id]: picture };
      },
      // A family can be chosen without its picture.
      () => undefined,
    );
  }, [id]);
  return (
    <div class={drawn?.lattice === undefined ? 'example board words' : 'example board'} aria-hidden="true">
      {drawn !== undefined && <div class="paper" dangerouslySetInnerHTML={{ __html: drawn.svg }} />}
    </div>
  );
}

/** Millimetres of running text: short lines, so that it is large. */
const TEXT_WIDTH = 80;
