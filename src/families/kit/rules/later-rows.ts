/**
 * Rows about variables that a kind declares for itself, of which a model states none: they are derived when
 * an assignment breaks them, or leaves one variable that can still keep them. Only models for a search have
 * such variables, so these rows have no words.
 */
import type { Row, Values } from '../../../solve/index.js';

export interface LaterRows {
  /**
   * The rows that an assignment breaks or leaves one variable to keep, -1 is a variable without value; at
   * least one for every complete assignment that breaks any.
   */
  rowsFor(values: Values): readonly Row[];
  /** Plain confirmation of a row; it shares nothing with {@link rowsFor}. False: the rule does not say so. */
  confirms(row: Row): boolean;
}
