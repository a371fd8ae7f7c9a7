import { parseArgs } from 'node:util';
import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { wholeEnvironment } from '../env.ts';
import { examine } from './examine.ts';
import { formatFindings } from './format-findings.ts';
import { type Part, PARTS } from './setup.ts';

const USAGE = `npm run doctor -- [${PARTS.join(' | ')}] [--apis 1] [--workers 1] [--json]`;

/**
 * Runs `npm run doctor`. @returns The exit code: 1 if there is an error, 0 if not, 78 for invalid
 * arguments.
 */
export async function runDoctor(args: readonly string[]): Promise<number> {
  const parsedArguments = readArguments(args);
  if (parsedArguments === null) {
    process.stdout.write(`${USAGE}\n`);
    return EXIT_CONFIGURATION;
  }
  const findings = await examine(parsedArguments.part, wholeEnvironment(), {
    copies: parsedArguments.copies,
  });
  const isFaulty = findings.some(({ level }) => level === 'error');
  const text = parsedArguments.isJson
    ? JSON.stringify({ isFaulty, findings }, null, 2)
    : formatFindings(findings);
  process.stdout.write(`${text}\n`);
  return isFaulty ? 1 : 0;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        apis: { type: 'string', default: '1' },
        workers: { type: 'string', default: '1' },
      },
    });
    const part = (positionals[0] ?? 'all') as Part;
    const copies = { api: Number(values.apis), worker: Number(values.workers) };
    const isCount = (value: number) => Number.isInteger(value) && value >= 0;
    const isUnderstood =
      PARTS.includes(part) && positionals.length < 2 && isCount(copies.api) && isCount(copies.worker);
    return isUnderstood ? { part, copies, isJson: values.json } : null;
  } catch {
    return null;
  }
}
