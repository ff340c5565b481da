/** As many more clues as leave one solution, found greedily: the way out where the fewest edits are many. */
import { enoughClues } from '../enough-clues.js';
import { ClueFields } from './clue-fields.js';
import type { EditRequest, Suggestion } from './edit-answer.js';
import type { Questions } from './questions.js';

/** Adds clues of one of the solutions; undefined where the family's clues do not lead there. */
export function enoughAdded(
  { family, puzzle, engine, seed, budget = {} }: EditRequest,
  fields: ClueFields,
  questions: Questions,
): Suggestion | undefined {
  const [solution] = questions.some(puzzle, 1);
  if (family.clues === undefined || solution === undefined) return undefined;
  const set = family.clues.cluesOf(puzzle, solution, undefined);
  const wanted = [...set.clues.keys()].filter((clue) => set.clues[clue]!.given);
  const answer = enoughClues({ family, set, solution, engine, budget, wanted, seed });
  if (answer.status !== 'enough') return undefined;
  const check = questions.check(answer.puzzle, solution);
  if (check.verdict !== 'unique') return undefined;
  const edits = addedIn(fields, new ClueFields(family, answer.puzzle));
  if (edits === undefined) return undefined;
  return {
    edits,
    kinds: edits.map(() => 'add' as const),
    puzzle: answer.puzzle,
    solution,
    logic: family.logicOf?.(answer.puzzle) ?? family.rate(answer.puzzle).logic,
    certified: check.certified,
  };
}

/** The clues that one puzzle has besides those of another, in words; undefined where a clue was lost. */
function addedIn(before: ClueFields, after: ClueFields): readonly string[] | undefined {
  const added: string[] = [];
  for (const [field, { text, name, group }] of after.list.entries()) {
    const { text: own, blank } = before.list[field]!;
    if (text === own) continue;
    if (own !== blank) return undefined;
    added.push(`add ${text} (${group.toLowerCase()}, ${name})`);
  }
  return added;
}
