#!/usr/bin/env node
/**
 * The program that is installed: loads the command line, which was compiled ahead beside it where the program
 * was built, and stands among the modules of the library in every installed package.
 */
import path from 'node:path';
import { launch } from './loader.js';

const FOLDER = import.meta.dirname;

launch(FOLDER, 'command-line.cjs', path.join(FOLDER, '../lib/command-line.js'));
