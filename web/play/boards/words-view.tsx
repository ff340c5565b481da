/** The text of a puzzle in words: names of every attribute, and clues, as text of the page's own size. */
import type { Drawn } from '../../worker/draw.js';

/** Labels and texts, which are English in every language; the table is drawn by the game. */
export function WordsView({ texts }: { readonly texts: NonNullable<Drawn['texts']> }) {
  return (
    <div class="words-sheet" lang="en">
      {texts.map((block, index) =>
        block.kind === 'entries' ? (
          <dl key={index} class={block.anchor === 'end' ? 'numbered' : undefined}>
            {block.entries.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null,
      )}
    </div>
  );
}
