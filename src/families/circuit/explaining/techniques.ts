/** Techniques of the Circuit Board game, in the words of its rules. */
import type { Technique } from '../../contract/explaining.js';
import { concludesOnly, isOneOf, reasonsOf, technique } from '../../kit/words/step-shapes.js';
import { isParity } from './arguments.js';

const POINT = 'point';
const CONNECTED = 'connected';

export const circuitTechniques: readonly Technique[] = [
  technique(
    'completed-point',
    'completed point',
    (step) => isOneOf(step, [POINT]) && concludesOnly(step, false),
  ),
  technique('only-ways', 'forced tracks', (step) => isOneOf(step, [POINT]) && concludesOnly(step, true)),
  technique('no-area', 'no enclosed area', (step) => isOneOf(step, ['area'])),
  technique('last-way-out', 'last way out', (step) => isOneOf(step, [CONNECTED])),
  technique('isolation', 'isolation', (step) => {
    const connected = reasonsOf(step, [CONNECTED]).length;
    return connected === 1 && connected + reasonsOf(step, [POINT]).length === step.reasons.length;
  }),
  technique('parity', 'parity', (step) => {
    const decided = [...step.facts, ...step.conclusions].map(({ mark }) => mark);
    return isParity([...decided, ...step.open], step);
  }),
  technique('shortest-path', 'shortest path', (step) => reasonsOf(step, ['path']).length === 1),
];
