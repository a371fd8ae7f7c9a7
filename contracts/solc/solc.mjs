#!/usr/bin/env node
// Implements the command line of a native solc that forge uses: --version, and --standard-json on stdin.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

if (process.argv.includes('--version')) {
  // Read from the package, because loading the compiler takes a second.
  const { version } = require('solc/package.json');
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`);
} else {
  const input = readFileSync(0, 'utf8');
  process.stdout.write(require('solc').compile(input));
}
