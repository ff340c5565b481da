/** The types of constraints of a Sudoku, each with its sentence in the language of the reader. */
import {
  type ConstraintCard,
  constraintCards,
  familyOf,
  furtherRuleOf,
  languageOf,
} from '../../src/browser.js';

/** A type of constraint for one reader. */
export interface SpokenConstraint extends Omit<ConstraintCard, 'sentence'> {
  readonly sentence: string;
}

/** Describes all types that people choose or draw in one go. */
export async function describeConstraints({
  language,
}: {
  /** By its code in books. */
  readonly language: string;
}): Promise<readonly SpokenConstraint[]> {
  const [spoken, sudoku] = [languageOf(language), familyOf('sudoku')];
  return constraintCards().map((card) => ({
    ...card,
    sentence: furtherRuleOf(spoken, sudoku, card.type) ?? card.sentence.en,
  }));
}
