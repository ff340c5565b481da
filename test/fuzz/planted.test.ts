/** Faults that are planted on purpose are found, replayed from their line and made small. */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.js';
import type { Codec, Formulated, Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { textSource } from '../../src/formats/source.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { Engine } from '../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../src/solve/engines.js';
import { CLAIM_LISTS, type ClaimList } from '../conformance/claims.js';
import { readCase } from './case.js';
import type { Kind, Problem } from './kind.js';
import { claimsKindWith } from './kinds/claims.js';
import { drawCase, findKind } from './kinds/index.js';
import { codecProblems } from './kinds/roundtrip.js';
import { mutate } from './puzzles/mutate.js';
import type { PuzzleSample } from './puzzles/sample.js';
import { type Failure, runCase } from './run-case.js';
import { Tally } from './tally.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

const BUDGET = { conflicts: 5000, nodes: 50 };

/**
 * The engine, but once rows were added it denies that there is any solution, and so calls every puzzle
 * unique.
 */
function denying(engine: Engine): Engine {
  return {
    id: engine.id,
    open: (model, options) => {
      const session = engine.open(model, options);
      let added = false;
      return {
        model,
        solve: (request) => (added ? { status: 'infeasible', work: {} } : session.solve(request)),
        addRows: (rows) => {
          added = true;
          session.addRows(rows);
        },
        dispose: () => session.dispose(),
      };
    },
  };
}

const WRONG = ENGINES.map((engine) => (engine.id === 'sat' ? denying(engine) : engine));

/** The first failure among some cases. */
async function search(
  seed: string,
  word: string,
  kind: string,
  engines: readonly Engine[],
): Promise<Failure | undefined> {
  for (let number = 0; number < 60; number++) {
    const one = drawCase(seed, number, { words: word });
    if (one.kind !== kind) continue;
    const { failure } = await runCase(findKind(kind)!, one, { engines, budget: BUDGET });
    if (failure !== undefined) return failure;
  }
  return undefined;
}

describe('an engine that calls every puzzle unique', () => {
  // The seeds bring a small puzzle soon.
  it('is found by verdicts; the line replays the failure, and the shrunk puzzle shows it', async () => {
    const failure = (await search('lamb', 'sudoku', 'verdict', WRONG))!;
    expect(failure.problems[0]!.message).toMatch(/sat .*unique/);
    const one = readCase(failure.line)!;
    const again = await runCase(findKind(one.kind)!, one, { engines: WRONG, budget: BUDGET });
    expect(again.failure).toEqual(failure);
    expect(
      (await runCase(findKind(one.kind)!, one, { engines: ENGINES, budget: BUDGET })).failure,
    ).toBeUndefined();
    const givens = (json: string) => json.replace(/[^1-9]/g, '').length;
    expect(givens(failure.shrunk.sample)).toBeLessThan(givens(failure.sample));
    const family = findFamily('sudoku')!;
    const puzzle: Puzzle = JSON.parse(failure.shrunk.sample);
    const verdicts = WRONG.map(
      (engine) =>
        checkPuzzle({ family, puzzle, engine, formulation: chooseFormulation(family, engine.id) }).verdict,
    );
    expect(new Set(verdicts).size).toBe(2);
  });

  it.each(['certificate', 'model', 'minimum'])('is found by the kind %s', async (kind) => {
    expect(await search('hen', kind, kind, WRONG)).toBeDefined();
  });
});

describe('a codec', () => {
  const family = findFamily('nonogram')!;
  const honest = family.codecs.find(({ format }) => format === 'json')!;
  const { puzzle } = family.examples[0]!;
  const codesOf = (codec: Codec<Puzzle, unknown>) =>
    codecProblems(family, codec, { puzzle, credits: {} }, createRng('codec'), new Tally()).map(
      ({ code }) => code,
    );

  it('without a fault has no problem', () => {
    expect(codesOf(honest)).toEqual([]);
  });

  it.each<[code: string, fault: Partial<Codec<Puzzle, unknown>>]>([
    ['not-recognised', { recognises: () => false }],
    ['not-read', { decode: () => ({ ok: false, issues: [{ code: 'no', message: 'No.' }] }) }],
    ['other-puzzle', { decode: () => honest.decode(textSource(JSON.stringify(family.examples[1]!.puzzle))) }],
    [
      'other-text',
      {
        encode: (() => {
          let count = 0;
          return (document) => {
            const text = honest.encode(document);
            return text.ok ? { ok: true, value: text.value + ' '.repeat(count++) } : text;
          };
        })(),
      },
    ],
    [
      'damage-throws',
      {
        pieces: () => {
          throw new Error('planted');
        },
      },
    ],
  ])('is found with the fault %s', (code, fault) => {
    expect(codesOf({ ...honest, ...fault })).toEqual([code]);
  });
});

/** The problems of the first case of false claims about a family that has any. */
async function claimProblems(kind: Kind<PuzzleSample>, subject: string): Promise<readonly Problem[]> {
  for (let number = 0; number < 200; number++) {
    const rng = createRng(`weak ${number}`);
    const sample = await kind.make(subject, rng.fork('sample'));
    const context = { engines: ENGINES, budget: BUDGET };
    const problems = kind.examine(sample, subject, rng, context, new Tally());
    if (problems.length > 0) return problems;
  }
  return [];
}

describe('a confirmation that is too weak', () => {
  /** Takes claims that are true of a changed puzzle for true of the puzzle itself. */
  function careless(list: ClaimList<Puzzle, unknown>): ClaimList<Puzzle, unknown> {
    const family = findFamily(list.family)!;
    return {
      ...list,
      confirms: (puzzle, claims) => {
        const other = mutate(family, puzzle, createRng(JSON.stringify(puzzle)));
        const isOfSize = list.claims(other).length === list.claims(puzzle).length;
        return list.confirms(isOfSize ? other : puzzle, claims);
      },
    };
  }

  it.each(CLAIM_LISTS)('is found by false claims about cells and places: $family', async (list) => {
    const [problem] = await claimProblems(claimsKindWith([careless(list)]), list.family);
    expect(problem).toMatchObject({ code: 'false-claim' });
  });

  it.each(CLAIM_LISTS)('is found by claims about single places alone: $family', async (list) => {
    const weak = careless(list);
    const kind = claimsKindWith([
      { ...weak, confirms: (puzzle, claims) => claims !== 'contradiction' && weak.confirms(puzzle, claims) },
    ]);
    const [problem] = await claimProblems(kind, list.family);
    expect(problem?.message).toMatch(/^that place .*: confirmed, though/);
  });

  it.each(['hashi', 'circuit'])('is found by false lazy rows: %s', async (subject) => {
    const believing = (formulated: Formulated<unknown>): Formulated<unknown> =>
      formulated.justify === undefined ? formulated : { ...formulated, justify: () => 'believed' };
    const kind = claimsKindWith([], (id) => {
      const family = findFamily(id)!;
      const formulations = family.formulations.map((formulation) => ({
        ...formulation,
        formulate: (...asked: Parameters<typeof formulation.formulate>) =>
          believing(formulation.formulate(...asked)),
      }));
      return { ...family, formulations };
    });
    const [problem] = await claimProblems(kind, subject);
    expect(problem?.message).toMatch(/^the row .*: confirmed, though/);
  });

  it.each(
    FAMILIES.filter(({ confirmsOnlySolution }) => confirmsOnlySolution !== undefined).map(({ id }) => id),
  )('is found by a solution among others shown as the only one: %s', async (subject) => {
    const kind = claimsKindWith([], (id) => ({ ...findFamily(id)!, confirmsOnlySolution: () => true }));
    const [problem] = await claimProblems(kind, subject);
    expect(problem?.message).toContain('as the only solution: confirmed, though');
  });
});
