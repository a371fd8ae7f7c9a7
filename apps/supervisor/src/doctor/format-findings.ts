import type { Finding, Level } from './finding.ts';

const MARKS: Readonly<Record<Level, string>> = { ok: '✓', skipped: '·', warning: '!', error: '✗' };
/** Longer than the longest name of a check. */
const WIDTH = 16;

/** Returns one line per check, with advice below those that are not ok, and the totals at the end. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, check, message, advice }) => [
    `  ${MARKS[level]} ${check.padEnd(WIDTH)}${message}`,
    ...(advice === undefined ? [] : [`    ${''.padEnd(WIDTH)}→ ${advice}`]),
  ]);
  return ['', ...lines, '', `  ${countUp(findings)}`, ''].join('\n');
}

function countUp(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors + warnings === 0) return 'No problems found.';
  const texts = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')];
  return `${texts.filter(Boolean).join(', ')}.`;
}

const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
