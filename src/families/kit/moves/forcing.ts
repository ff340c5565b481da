/**
 * Forcing chains: a number is supposed in a cell, and what follows by singles one after the other leaves a
 * cell without a number, or an area without a place for one. A family may add rules of other kinds, which are
 * followed between the singles. The suppositions that need the fewest rules are taken. Sudoku Explainer ranks
 * what tries a value 8 and more.
 */
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { area as areaWords } from '../words/areas.js';
import { cellsWords } from '../words/series.js';
import { type DeadEnd, type FollowedRules, Groups, type Refuted, Trial } from './forcing-trial.js';
import { defineMove } from './move.js';
import { type NumberGrid, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

interface Candidate {
  readonly cell: string;
  readonly number: number;
}

interface Forcing {
  readonly supposed: Candidate;
  readonly following: readonly Candidate[];
  readonly end: DeadEnd;
  /** The reasons besides those of cells and areas. */
  readonly because: readonly InLanguages<string>[];
}

/**
 * The numbers whose supposition leads to a dead end by the fewest rules.
 * @param followedOf rules of other kinds; absent: there are none
 */
export function forcingChain<P>(
  rulesOf: RulesOf<P>,
  followedOf: (board: MoveBoard<P>) => readonly FollowedRules[] = () => [],
): Move<P> {
  return defineMove<P, Forcing>({
    id: 'forcing-chain',
    name: { en: 'forcing chain', de: 'Zwangskette' },
    cost: 8,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const groups = new Groups(grid, followedOf(board));
      let best: readonly Refuted[] = [];
      for (const mark of groups.marks) {
        const refuted = new Trial(groups, mark).refute(best[0]?.size ?? Number.POSITIVE_INFINITY);
        if (refuted !== undefined) best = refuted.size === best[0]?.size ? [...best, refuted] : [refuted];
      }
      for (const refuted of best) yield foundBy(grid, refuted);
    },
    says: { en: (data) => inEnglish(data), de: (data) => inGerman(data) },
  });
}

function inEnglish({ supposed, following, end, because }: Forcing): string {
  const then = following.map(({ cell, number }) => `${cell} would be ${number}`);
  const dead =
    'cell' in end
      ? `${end.cell} would have no number left`
      : 'cells' in end
        ? `${cellsWords(end.cells, 'en')} could not be filled`
        : `${areaWords(end.area, 'en')} would have no place for ${end.number}`;
  return `${reasons(because, 'en')}If ${supposed.cell} were ${supposed.number}, then ${[...then, `${then.length === 0 ? '' : 'and '}${dead}`].join(', ')}. So ${supposed.cell} is not ${supposed.number}.`;
}

function inGerman({ supposed, following, end, because }: Forcing): string {
  const then = following.map(({ cell, number }) => `wäre ${cell} die ${number}`);
  const dead =
    'cell' in end
      ? `für ${end.cell} bliebe keine Zahl`
      : 'cells' in end
        ? `${cellsWords(end.cells, 'de')} ließen sich nicht füllen`
        : `${areaWords(end.area, 'de')} hätte keinen Platz für die ${end.number}`;
  return `${reasons(because, 'de')}Wäre ${supposed.cell} die ${supposed.number}, so ${[...then, `${then.length === 0 ? '' : 'und '}${dead}`].join(', ')}. Also ist ${supposed.cell} nicht ${supposed.number}.`;
}

function reasons(because: readonly InLanguages<string>[], language: StepLanguage): string {
  return because.map((reason) => `${reason[language]}. `).join('');
}

function foundBy(grid: NumberGrid, { supposed, rules, entered, end, because }: Refuted): Found<Forcing> {
  const candidate = (mark: number): Candidate => ({
    cell: grid.codeOf(Math.floor(mark / grid.side)),
    number: (mark % grid.side) + 1,
  });
  return {
    conclusions: [{ mark: supposed, value: false }],
    rules,
    data: { supposed: candidate(supposed), following: entered.map(candidate), end, because },
  };
}
