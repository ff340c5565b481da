/** What is wanted of a new puzzle: the settings of its generator, difficulty and seed. */
import type { Difficulty } from '../../src/browser.js';
import { SettingField } from '../ui/setting-field.js';
import type { FamilyCard } from '../worker/families.js';
import { cancelMaking, forms, isMaking, makeOne, refusal, setValue, usePreset, wish } from './state.js';

/** The form of one family. */
export function GenerateForm({ card }: { readonly card: FamilyCard }) {
  const { id, name, settings, presets } = card;
  const values = forms.value[id] ?? {};
  const wrong = refusal.value;
  const isOwn = wrong?.part !== undefined && settings.some((setting) => setting.name === wrong.part);
  return (
    <form
      class="controls"
      aria-label={`New ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void makeOne(id);
      }}
    >
      <fieldset class="buttons presets">
        <legend>Size</legend>
        {presets.map((preset) => (
          <button key={preset.name} type="button" onClick={() => usePreset(id, preset)}>
            {preset.name}
          </button>
        ))}
      </fieldset>
      <label class="field">
        <span>Difficulty</span>
        <select
          value={wish.value.difficulty}
          onChange={(event) => {
            wish.value = { ...wish.value, difficulty: event.currentTarget.value as '' | Difficulty };
          }}
        >
          <option value="">any</option>
          <option value="easy">easy</option>
          <option value="medium">medium</option>
          <option value="hard">hard</option>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wish.value.noGuess}
          onChange={(event) => {
            wish.value = { ...wish.value, noGuess: event.currentTarget.checked };
          }}
        />
        No guessing
      </label>
      <MakeButton id={id} />
      {wrong !== undefined && !isOwn && (
        <p class="trouble" role="alert">
          {wrong.message}
        </p>
      )}
      <details open={isOwn}>
        <summary>More settings</summary>
        <div class="controls">
          {settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={values[setting.name]}
              problem={wrong?.part === setting.name ? wrong.message : undefined}
              set={(value) => setValue(id, setting.name, value)}
            />
          ))}
          <label class="field">
            <span>
              Seed <small>the same seed and settings give the same puzzle on any machine</small>
            </span>
            <input
              type="text"
              value={wish.value.seed}
              placeholder="a new one each time"
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
        Make a puzzle
      </button>
    );
  return (
    <div class="buttons" role="status">
      <span class="hint">Being made and proved …</span>
      <button type="button" onClick={cancelMaking}>
        Cancel
      </button>
    </div>
  );
}
