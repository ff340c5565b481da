import { CERTIFY_SETTING, SOLVERS } from '../../jobs/index.js';
import {
  type CheckAnswer,
  checkPuzzle,
  type PuzzleRequest,
  ShapeSessions,
  usualEngine,
} from '../../proving/index.js';
import { choice, settings } from '../../settings/index.js';
import { ENGINE_IDS } from '../../solve/index.js';
import { answerEach, askEngine, isProofWanted, PROOF_FLAGS, proveInWriting } from '../answers/index.js';
import {
  ANSWER_FLAGS,
  defineCommand,
  FILE,
  FORMULATION_FLAGS,
  reasonOf,
  SEED_FLAG,
  USUAL_ENGINE_WORDS,
} from '../arguments/index.js';
import { worstOf } from '../host/index.js';
import { readEach, readPuzzle } from '../input/index.js';
import {
  describeStatistics,
  describeVerdict,
  exitCodeOfVerdict,
  jsonLine,
  statsOf,
} from '../output/index.js';

/**
 * To state the rules for all puzzles of a shape takes as long as to ask about this number of them, one by
 * one.
 */
const FEW = 12;

export const checkCommand = defineCommand({
  name: 'check',
  summary: 'prove whether the puzzle has exactly one solution',
  positionals: settings(FILE),
  flags: settings({
    engine: choice(
      `solver: ${SOLVERS}; both: they must agree`,
      [...ENGINE_IDS, 'both'],
      USUAL_ENGINE_WORDS,
    ).optional(),
    ...PROOF_FLAGS,
    ...CERTIFY_SETTING,
    ...FORMULATION_FLAGS,
    ...ANSWER_FLAGS,
    ...SEED_FLAG,
  }),
  examples: [
    ['check cat.non', 'unique, multiple (with the cells where two solutions differ), none or undecided'],
    ['check cat.non --engine both --json', 'the verdict of both engines, with its evidence'],
    ['check cat.non --proof cat.lrat --proof-format lrat --cnf cat.cnf', 'a proof for an outside checker'],
    ['check cat.non --certificate cat.json', 'the verdict with its proof, for certificate cat.json'],
  ],
  async run(args, host) {
    const { engine } = args;
    const isProved = isProofWanted(args, engine);
    const puzzles = isProved ? [await readPuzzle(args, host)] : await readEach(args, host);
    const kept = puzzles.length > FEW ? { shapes: new ShapeSessions() } : {};
    const ask = async (request: PuzzleRequest): Promise<CheckAnswer> =>
      isProved ? proveInWriting(request, args, host) : checkPuzzle({ ...request, ...kept });
    return answerEach(puzzles, args, host, async ({ read, note }) => {
      const answers: CheckAnswer[] = [];
      let product = '';
      // A proof that is asked for is the matter of sat, which says so where it cannot take the formulation.
      const usual = isProved ? 'sat' : usualEngine(read.family, args.formulation);
      for (const id of engine === 'both' ? ENGINE_IDS : [engine ?? usual]) {
        const started = host.now();
        const answer = await ask(await askEngine(read, args, id, host));
        const seconds = (host.now() - started) / 1000;
        answers.push(answer);
        product += args.json ? jsonOf(answer, read.family.id, seconds) : `${describeVerdict(answer)}\n`;
        if (!args.json) note(noteOf(answer, seconds));
      }
      refuseDisagreement(answers, read.file);
      return { product, code: answers.map(exitCodeOfVerdict).reduce(worstOf) };
    });
  },
});

/** @throws Error when two engines decide differently, which is a defect */
function refuseDisagreement(answers: readonly CheckAnswer[], file: string): void {
  const decided = answers.filter(({ verdict }) => verdict !== 'undecided');
  if (new Set(decided.map(({ verdict }) => verdict)).size < 2) return;
  const words = decided.map(({ engine, verdict }) => `${engine} says ${verdict}`);
  throw new Error(`${file}: the engines disagree: ${words.join(', ')}`);
}

function jsonOf(answer: CheckAnswer, family: string, seconds: number): string {
  const { verdict, engine, formulation, statistics, ...evidence } = answer;
  const reason = answer.verdict === 'undecided' ? reasonOf(answer.limit) : {};
  const stats = statsOf(statistics, seconds);
  return jsonLine({ family, verdict, engine, formulation, ...evidence, ...reason, stats });
}

function noteOf(answer: CheckAnswer, seconds: number): string {
  const { engine, formulation, statistics } = answer;
  const proof = answer.verdict === 'unique' || answer.verdict === 'none' ? describeProof(answer) : '';
  return `${engine} (${formulation}): ${describeStatistics(statistics, seconds)}${proof}`;
}

function describeProof({ certified }: CheckAnswer): string {
  return certified ? ', proof checked' : ', proof not checked';
}
