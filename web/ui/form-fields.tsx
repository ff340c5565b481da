/** Fields of all forms: a box to tick, a choice of a few values, and the difficulty. */
import type { ComponentChildren } from 'preact';
import type { Difficulty } from '../../src/browser.js';

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
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value as Id)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A difficulty, or any. */
export const DIFFICULTIES: readonly { readonly id: '' | Difficulty; readonly name: string }[] = [
  { id: '', name: 'any' },
  { id: 'easy', name: 'easy' },
  { id: 'medium', name: 'medium' },
  { id: 'hard', name: 'hard' },
];
