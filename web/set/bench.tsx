/** The bench: one with constraints for Sudokus, and one that writes the fields of any other family. */
import { route } from '../router.js';
import { FieldsScreen } from './fields/screen.js';
import { SetScreen } from './screen.js';

/** The family of a bench of its own, which the address need not name. */
const WITH_CONSTRAINTS = 'sudoku';

/** The bench of the family that the address names. */
export function Bench() {
  const { rest } = route.value;
  return rest === '' || rest === WITH_CONSTRAINTS ? <SetScreen /> : <FieldsScreen key={rest} family={rest} />;
}
