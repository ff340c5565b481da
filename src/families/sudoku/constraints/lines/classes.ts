/** Modular and entropic lines: every three neighbours along the line are of three different classes. */
import { z } from 'zod';
import { type ClassesRule, classesByRemainder, classesBySize } from '../../kinds/index.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { lineMove, lineOf, windowsOf } from './line.js';

/** The remainders of neighbours are different. */
export interface Modular extends CellsConstraint {
  readonly type: 'modular';
  /** As many neighbours have different remainders; absent: 3. */
  readonly modulus?: number;
}

/** Of neighbours one is low, one middle and one high. */
export interface Entropic extends CellsConstraint {
  readonly type: 'entropic';
}

export const modular: ConstraintType<Modular> = {
  type: 'modular',
  ...lineOf(2, '#7fd0c4', true),
  keys: { cells: CELLS, modulus: z.number().int().min(2).optional() },
  fault: ({ modulus = 3 }, { side }) =>
    modulus <= side ? undefined : `A modulus from 2 to ${side} is expected; found ${modulus}.`,
  rules: ({ cells, modulus = 3 }, { side, placesOf }) =>
    windowRules(placesOf(cells), classesByRemainder(modulus, side)),
  move: lineMove({ en: 'modular line', de: 'Modulo-Linie' }, 2.2, {
    en: 'Neighbours on the modular line from A to B have different remainders',
    de: 'Nachbarn auf der Modulo-Linie von A bis B haben verschiedene Reste',
  }),
  sentence: {
    en: 'On a modular line any three neighbouring numbers have different remainders when divided by 3.',
    de: 'Auf einer Modulo-Linie haben je drei benachbarte Zahlen verschiedene Reste bei der Teilung durch 3.',
  },
};

export const entropic: ConstraintType<Entropic> = {
  type: 'entropic',
  ...lineOf(2, '#f0b67c', true),
  rules: ({ cells }, { side, placesOf }) => windowRules(placesOf(cells), classesBySize(side)),
  move: lineMove({ en: 'entropic line', de: 'Entropie-Linie' }, 2.2, {
    en: 'Of three neighbours on the entropic line from A to B one is low, one middle and one high',
    de: 'Von drei Nachbarn auf der Entropie-Linie von A bis B ist einer niedrig, einer mittel und einer hoch',
  }),
  sentence: {
    en: 'On an entropic line any three neighbouring numbers are one low, one middle and one high number.',
    de: 'Auf einer Entropie-Linie sind je drei benachbarte Zahlen eine niedrige, eine mittlere und eine hohe.',
  },
};

function windowRules(
  places: readonly number[],
  classes: readonly number[],
): readonly RuleDraft<ClassesRule>[] {
  return windowsOf(places, classes.length).map((own) => ({ kind: 'classes', places: own, classes }));
}
