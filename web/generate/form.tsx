/** The request for a new puzzle: the settings of its generator, difficulty and seed. */
import type { NamedSetting } from '../../src/browser.js';
import { Check, Choice, difficulties } from '../ui/form-fields.js';
import { withLabels } from '../ui/setting-field.js';
import { say } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { SettingFields } from './fields.js';
import { Sizes } from './sizes.js';
import { cancelMaking, isMaking, makeOne, refusal, sizeSettings, wish } from './state.js';

/** The form of one family. */
export function GenerateForm({ card }: { readonly card: FamilyCard }) {
  const { id, name, settings } = card;
  const wrong = refusal.value;
  const ofSize = sizeSettings(card);
  const others = settings.filter((setting) => !ofSize.includes(setting));
  const isAbout = (list: readonly NamedSetting[]): boolean => list.some((one) => one.name === wrong?.part);
  return (
    <form
      class="controls"
      aria-label={say('newOf', { family: name })}
      onSubmit={(event) => {
        event.preventDefault();
        void makeOne(id);
      }}
    >
      <Sizes card={card} />
      <Choice
        label={say('difficulty')}
        value={wish.value.difficulty}
        choices={difficulties()}
        set={(difficulty) => {
          wish.value = { ...wish.value, difficulty };
        }}
      />
      <Check
        value={wish.value.noGuess}
        set={(noGuess) => {
          wish.value = { ...wish.value, noGuess };
        }}
      >
        {say('noGuessing')}
      </Check>
      <MakeButton id={id} />
      {wrong !== undefined && !isAbout(settings) && (
        <p class="trouble" role="alert">
          {withLabels(wrong.message)}
        </p>
      )}
      <details open={isAbout(others)}>
        <summary>{say('moreSettings')}</summary>
        <div class="controls">
          <SettingFields id={id} settings={others} />
          <label class="field">
            <span>
              {say('seed')} <small>{say('seedNote')}</small>
            </span>
            <input
              type="text"
              value={wish.value.seed}
              placeholder={say('seedEmpty')}
              onInput={(event) => {
                wish.value = { ...wish.value, seed: event.currentTarget.value };
              }}
            />
          </label>
        </div>
      </details>
    </form>
  );
}

function MakeButton({ id }: { readonly id: string }) {
  if (isMaking.value !== id)
    return (
      <button type="submit" class="main">
        {say('makePuzzle')}
      </button>
    );
  return (
    <div class="buttons" role="status">
      <span class="hint">{say('makingIt')}</span>
      <button type="button" onClick={cancelMaking}>
        {say('cancel')}
      </button>
    </div>
  );
}
