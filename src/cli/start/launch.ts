#!/usr/bin/env node
/** The program that is installed: loads the bundled command line, which stands beside it. */
import { launch } from './loader.js';

launch(import.meta.dirname, 'command-line.cjs');
