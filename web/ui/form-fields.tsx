/** Fields of all forms: a box to tick, a choice of a few values, and the difficulty. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Difficulty } from '../../src/browser.js';
import { say } from '../words/index.js';

interface CheckProps {
  /** The label. */
  readonly children: ComponentChildren;
  readonly value: boolean;
  /** A sentence about it, shown when a pointer rests there. */
  readonly title?: string;
  set(value: boolean): void;
}

/** A box to tick, with its label behind it. */
export function Check({ children, value, title, set }: CheckProps) {
  return (
    <label class="check" title={title}>
      <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  set(id: Id): void;
}

/** One of a few values. */
export function Choice<Id extends string>({ label, value, choices, set }: ChoiceProps<Id>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => set(event.currentTarget.value as Id)}>
        {choices.map(({ id: choice, name }) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A difficulty, or any. */
export function difficulties(): readonly { readonly id: '' | Difficulty; readonly name: string }[] {
  return (['', 'easy', 'medium', 'hard'] as const).map((id) => ({ id, name: say(id === '' ? 'any' : id) }));
}
