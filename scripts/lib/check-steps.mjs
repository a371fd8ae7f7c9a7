import { runStep } from './run-step.mjs';

/**
 * Fast checks for every edit: format, lint with the import rules, linear regular expressions, references,
 * names, generated code, texts, types.
 */
const CHECKS = [
  ['format', 'npx', ['--no-install', 'oxfmt', '--check', '.']],
  ['lint', 'npx', ['--no-install', 'oxlint', '--deny-warnings']],
  ['regular expressions', 'node', ['scripts/check-regexes.mjs']],
  ['references', 'node', ['scripts/check-references.mjs']],
  ['names and folders', 'node', ['scripts/check-names.mjs']],
  ['generated interfaces', 'npx', ['--no-install', 'tsx', 'contracts/scripts/generate-abi.ts', '--check']],
  ['generated clients', 'node', ['scripts/clients.mjs', '--check']],
  ['licenses', 'node', ['scripts/notice.mjs', '--check']],
  ['texts', 'npx', ['--no-install', 'tsx', 'apps/web/scripts/texts/main.ts']],
  ['types', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']],
  ['journey types', 'npx', ['--no-install', 'tsc', '-p', 'e2e/tsconfig.json']],
  ['website types', 'npm', ['run', '--silent', 'typecheck', '-w', '@nova/web']],
];

/** @returns The numbers of passed and failed checks. */
export async function runChecks(root) {
  let failed = 0;
  for (const [title, command, args] of CHECKS) {
    const { code } = await runStep(title, command, args, { cwd: root, isQuiet: true });
    if (code !== 0) failed += 1;
  }
  return { passed: CHECKS.length - failed, failed };
}
