import { choice, settings } from '../../settings/index.js';
import {
  type AnyCommand,
  completionScript,
  defineCommand,
  OUTPUT_FLAGS,
  SHELLS,
  tableOf,
} from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { deliver } from '../output/index.js';

/**
 * The command that writes completion scripts.
 * @param loadCommands loads every command, this one included
 */
export function completionCommand(loadCommands: () => Promise<readonly AnyCommand[]>): AnyCommand {
  return defineCommand({
    name: 'completion',
    summary: 'print a script that lets a shell complete commands, flags and their values',
    positionals: settings({ shell: choice('which shell', SHELLS) }),
    flags: settings(OUTPUT_FLAGS),
    examples: [
      ['completion bash', 'in ~/.bashrc: source <(puzzlewright completion bash)'],
      ['completion zsh', 'in ~/.zshrc, behind compinit: source <(puzzlewright completion zsh)'],
      ['completion fish', 'in config.fish: puzzlewright completion fish | source'],
    ],
    async run(args, host) {
      deliver(completionScript(args.shell, tableOf(await loadCommands())), args, host);
      return EXIT.yes;
    },
  });
}
