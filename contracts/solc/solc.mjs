#!/usr/bin/env node
// The face of a native solc, as far as forge looks at it: --version, and --standard-json on stdin.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

if (process.argv.includes('--version')) {
  // The compiler itself takes a second to load; its package knows the version too.
  const { version } = require('solc/package.json');
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`);
} else {
  const input = readFileSync(0, 'utf8');
  process.stdout.write(require('solc').compile(input));
}
