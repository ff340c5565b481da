/** The door of `commands`: every command by its name, loaded when it is asked for. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { COMMAND_NAMES, loadCommand, loadCommands } from './loaders.js';
