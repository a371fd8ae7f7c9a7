import { spawnSync } from 'node:child_process';
import { findFoundryBinary } from './foundry-binary.ts';

// forge with the given arguments, in this terminal, and with forge's own exit code.
const { status, error } = spawnSync(findFoundryBinary('forge'), process.argv.slice(2), { stdio: 'inherit' });
if (error) console.error(error.message);
process.exitCode = status ?? 1;
