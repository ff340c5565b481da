/** The screen for new puzzles: the families, the form of one, and the puzzles made. */
import { useEffect, useRef } from 'preact/hooks';
import { cardOf, families, familiesFailure } from '../engine/families.js';
import { go, route } from '../router.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import { ratingWords } from '../ui/rating.js';
import { say } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { SmallBook } from './book.js';
import { ExamplePicture } from './examples.js';
import { GenerateForm } from './form.js';
import { made } from './state.js';

/** All families, or the one that the address names. */
export function GenerateScreen() {
  if (familiesFailure.value !== '')
    return (
      <p class="trouble" role="alert">
        {familiesFailure.value}
      </p>
    );
  const chosen = cardOf(route.value.rest);
  return chosen === undefined ? <Families /> : <Puzzles key={chosen.id} chosen={chosen} />;
}

/** The form of a family, and the puzzles that were made, of which a new one comes into sight. */
function Puzzles({ chosen }: { readonly chosen: FamilyCard }) {
  const own = made.value.filter(({ family }) => family === chosen.id);
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(own.length);
  useEffect(() => {
    if (own.length > shown.current) stage.current?.scrollIntoView({ block: 'start' });
    shown.current = own.length;
  }, [own.length]);
  return (
    <div class="bench">
      <div ref={stage} class="stage flow">
        {own.length === 0 && <Introduction card={chosen} />}
        {own.map((record) => (
          <PuzzleCard
            key={record.id}
            puzzle={record.puzzle}
            solution={record.solution}
            title={chosen.name}
            note={`${ratingWords(record)} · ${record.id}`}
          />
        ))}
      </div>
      <aside class="side">
        <a href="#generate">{say('allKinds')}</a>
        <GenerateForm card={chosen} />
        <SmallBook card={chosen} />
      </aside>
    </div>
  );
}

function Families() {
  return (
    <>
      <h1>{say('newPuzzles')}</h1>
      <p class="lead">{say('newPuzzlesLead')}</p>
      <ul class="families">
        {families.value.map((card) => (
          <li key={card.id}>
            <button type="button" onClick={() => go('generate', card.id)}>
              <ExamplePicture card={card} />
              <strong>{card.name}</strong>
              <span>{card.rules}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Introduction({ card }: { readonly card: FamilyCard }) {
  return (
    <div class="introduction">
      <h1>{card.name}</h1>
      {card.guide.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
