/** The bench for a family: its fields, and after every change what they force. */
import { useEffect } from 'preact/hooks';
import { cardOf, families, nameOfFamily } from '../../engine/families.js';
import { FilesPanel } from '../../files/files-panel.js';
import { openPlay } from '../../play/links/index.js';
import { say } from '../../words/index.js';
import { BenchFamily } from '../bench-family.js';
import { HelpPanel } from '../help.js';
import { SetVerdict } from '../verdict.js';
import { FieldsBoard } from './board.js';
import {
  group as chosen,
  cursor,
  described,
  draft,
  makeAgain,
  openDraft,
  sizes,
  startNew,
  take,
  takeBack,
} from './state.js';
import { FieldTools, SignPad } from './tools.js';

/** The whole screen. */
export function FieldsScreen({ family }: { readonly family: string }) {
  const isUnknown = families.value.length > 0 && cardOf(family) === undefined;
  useEffect(() => {
    openDraft(family).catch(() => undefined);
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) makeAgain();
      else takeBack();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [family]);
  const title = say('ownPuzzle', { family: nameOfFamily(family) });
  const fields = described.value;
  const group = fields?.groups.find(({ id }) => id === chosen.value);
  if (isUnknown) {
    const known = families.value.map(({ id }) => id).join(', ');
    return (
      <p class="trouble" role="alert">
        {say('noFamilyOf', { family, known })}
      </p>
    );
  }
  if (draft.value?.now.family !== family || fields === undefined || group === undefined)
    return <p class="hint">{say('benchLaying')}</p>;
  const { past, now, future } = draft.value;
  return (
    <div class="bench">
      <div class="stage setting">
        <div class="tools" role="toolbar" aria-label={say('setting')}>
          <button type="button" disabled={past.length === 0} onClick={takeBack} title={say('undoKeys')}>
            <span aria-hidden="true">↶</span> {say('undo')}
          </button>
          <button type="button" disabled={future.length === 0} onClick={makeAgain} title={say('redoKeys')}>
            <span aria-hidden="true">↷</span> {say('redo')}
          </button>
          {sizes.value.map((side) => (
            <button key={side} type="button" onClick={() => void startNew(side)} title={say('emptyGrid')}>
              {say('newSide', { side })}
            </button>
          ))}
        </div>
        <FieldsBoard puzzle={now} group={group} />
        <SignPad group={group} />
      </div>
      <aside class="side">
        <h1>{say('setFamily', { family: nameOfFamily(family) })}</h1>
        <BenchFamily family={family} />
        <SetVerdict puzzle={now} problem={fields.puzzle === now ? fields.problem : undefined} />
        <FieldTools groups={fields.groups} group={group} />
        {fields.problem === undefined && (
          <>
            <HelpPanel puzzle={now} cell={cursor.value} moves={fields.moves} take={take} />
            <button type="button" class="main" onClick={() => void openPlay(now, title)}>
              {say('playIt')}
            </button>
            <details>
              <summary>{say('saveOrPrint')}</summary>
              <FilesPanel puzzle={now} title={title} />
            </details>
          </>
        )}
      </aside>
    </div>
  );
}
