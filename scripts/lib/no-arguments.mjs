// Refuses arguments of a command that takes none, because ignoring one would do something else than its user expects.
import process from 'node:process';
import { DESCRIPTION } from './help.mjs';

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  console.error(`This command takes no arguments, but got "${argument}".\n\n${DESCRIPTION}`);
  process.exit(1);
}
