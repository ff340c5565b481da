import { choice, settings } from '../../settings/index.js';
import { type AnyCommand, defineCommand } from '../arguments/command.js';
import { OUTPUT_FLAGS } from '../arguments/flags/shared.js';
import { completionScript, SHELLS } from '../arguments/reference/completion/index.js';
import { tableOf } from '../arguments/reference/table.js';
import { EXIT } from '../host/exit-code.js';
import { deliver } from '../output/deliver.js';

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
