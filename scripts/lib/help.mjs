// Prints what a command does for --help, before it installs, starts or changes anything. Every command describes
// itself in the comment at its beginning.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Returns the comment at the beginning of a script as text. */
function readDescription(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

export const DESCRIPTION = `${readDescription(process.argv[1])}\n\ndocs/configuration.md lists all commands and variables.`;

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  console.log(DESCRIPTION);
  process.exit(0);
}
