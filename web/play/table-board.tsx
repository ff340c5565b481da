/** The table of a puzzle in words: a list of names for every field. */
import type { Drawn } from '../worker/draw.js';
import type { TableGame } from './game.js';
import { fieldOf } from './games/zebra.js';
import type { Session } from './session.js';

interface BoardProps {
  readonly session: Session;
  readonly game: TableGame;
  readonly drawn: Drawn;
}

/** The clues, and the table below them. */
export function TableBoard({ session, game, drawn }: BoardProps) {
  const { now } = session.history.value;
  return (
    <>
      <div class="board" style={{ '--ratio': String(drawn.width / drawn.height), '--cells': '16' }}>
        <div class="paper" dangerouslySetInnerHTML={{ __html: drawn.svg }} />
      </div>
      <div class="scroll">
        <table class="names">
          <thead>
            <tr>
              <td />
              {game.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {game.columns.map((column, index) => (
                  <td
                    key={column}
                    class={session.wrong.value.has(fieldOf(name, index)) ? 'wrong' : undefined}
                  >
                    <select
                      aria-label={`${column}, ${name}`}
                      value={now[fieldOf(name, index)] ?? ''}
                      onChange={(event) =>
                        session.enter({ [fieldOf(name, index)]: event.currentTarget.value })
                      }
                    >
                      <option value="" />
                      {values.map((value) => (
                        <option key={value} value={value}>
                          {value}
                          {isElsewhere(now, name, index, value, game.columns.length) ? ' (placed)' : ''}
                        </option>
                      ))}
                    </select>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Whether another house has a value already. */
function isElsewhere(
  now: Session['history']['value']['now'],
  name: string,
  index: number,
  value: string,
  count: number,
): boolean {
  return Array.from({ length: count }, (_, other) => other).some(
    (other) => other !== index && now[fieldOf(name, other)] === value,
  );
}
