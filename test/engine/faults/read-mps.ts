/**
 * Reads free MPS as our own writer writes it, so that a model kept as a file can be opened in a session of
 * ours.
 */
import type { Model, Row, Variable } from '../../../src/solve/model/model.js';

type Fields = readonly string[];

/** A model of 0-1 variables with rows of the relations L, E and G; anything else is refused. */
export function readBinaryMps(text: string): Model {
  const sections = sectionsOf(text);
  const section = (name: string): readonly Fields[] => sections.get(name) ?? [];
  if (section('RANGES').length > 0) throw new Error('expected no ranges');
  const bounds = new Map(section('RHS').map(([, row, bound]) => [row!, Number(bound)]));
  const columns = section('COLUMNS').filter(([, keyword]) => keyword !== "'MARKER'");
  const names = [...new Set(columns.map(([column]) => column!))];
  const binary = new Set(section('BOUNDS').map(([type, , column]) => (type === 'BV' ? column : undefined)));
  const other = names.find((name) => !binary.has(name));
  if (other !== undefined) throw new Error(`expected a 0-1 variable, found ${other}`);
  const rows = section('ROWS').flatMap(([relation, name]): Row[] => {
    if (relation === 'N') return [];
    const entries = columns.filter(([, row]) => row === name);
    const bound = bounds.get(name!) ?? 0;
    return [
      {
        name: name!,
        variables: entries.map(([column]) => names.indexOf(column!)),
        coefficients: entries.map(([, , coefficient]) => Number(coefficient)),
        lower: relation === 'L' ? -Infinity : bound,
        upper: relation === 'G' ? Infinity : bound,
      },
    ];
  });
  const variables = names.map((name): Variable => ({ name, kind: 'binary', lower: 0, upper: 1 }));
  return { name: sections.get('NAME')?.[0]?.[0] ?? 'model', variables, rows };
}

/** Lines by section: a section's name stands at the start of a line, its lines are set in by a space. */
function sectionsOf(text: string): Map<string, Fields[]> {
  const sections = new Map<string, Fields[]>();
  let current: Fields[] = [];
  for (const line of text.split('\n')) {
    const fields = line.trim().split(/\s+/);
    if (line.startsWith(' ')) current.push(fields);
    else {
      current = fields.length > 1 ? [fields.slice(1)] : [];
      sections.set(fields[0]!, current);
    }
  }
  return sections;
}
