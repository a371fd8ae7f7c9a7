import { canRunTwo } from './can-run-two.mjs';
import { runStep } from './run-step.mjs';

/**
 * Fast checks for every edit: format, lint with the import rules, linear regular expressions, references,
 * names, generated code, texts, types. The longest start first, so that both lanes end together.
 */
const CHECKS = [
  ['format', 'npx', ['--no-install', 'oxfmt', '--check', '.']],
  ['lint', 'npx', ['--no-install', 'oxlint', '--deny-warnings']],
  ['types', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']],
  ['website types', 'npm', ['run', '--silent', 'typecheck', '-w', '@nova/web']],
  ['journey types', 'npx', ['--no-install', 'tsc', '-p', 'e2e/tsconfig.json']],
  ['regular expressions', 'node', ['scripts/check-regexes.mjs']],
  ['references', 'node', ['scripts/check-references.mjs']],
  ['names and folders', 'node', ['scripts/check-names.mjs']],
  ['generated interfaces', 'npx', ['--no-install', 'tsx', 'contracts/scripts/generate-abi.ts', '--check']],
  ['generated clients', 'node', ['scripts/clients.mjs', '--check']],
  ['licenses', 'node', ['scripts/notice.mjs', '--check']],
  ['texts', 'npx', ['--no-install', 'tsx', 'apps/web/scripts/texts/main.ts']],
];

/** @returns The numbers of passed and failed checks. */
export async function runChecks(root) {
  let failed = 0;
  const waiting = [...CHECKS];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [title, command, args] = next;
      const { code } = await runStep(title, command, args, { cwd: root, isQuiet: true });
      if (code !== 0) failed += 1;
    }
  };
  const lanes = canRunTwo() ? 2 : 1;
  await Promise.all(Array.from({ length: lanes }, runWaiting));
  return { passed: CHECKS.length - failed, failed };
}
