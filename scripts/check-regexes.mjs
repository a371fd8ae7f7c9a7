// A step of `npm run check`: verifies that every regular expression runs in linear time. Otherwise, a few
// kilobytes of input could block the only thread of a server.
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { findDescribedRegexes, findWrittenRegexes } from './lib/find-regexes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const regexes = [...findWrittenRegexes(root), ...findDescribedRegexes(root)];
const findings = regexes.flatMap((regex) => {
  const reason = findReason(regex);
  return reason === null ? [] : [`${regex.where}  /${regex.source}/${regex.flags}  ${reason}`];
});
for (const finding of findings) console.error(finding);
console.log(`${regexes.length} regular expressions, ${findings.length} that are not linear`);
process.exit(findings.length === 0 ? 0 : 1);

function findReason({ source, flags }) {
  if (source === null)
    return 'is assembled at run time: write it as a literal, or replace it with string methods';
  const { reports } = analyse({ source, flags });
  if (reports.length === 0) return null;
  const growth = reports.some((report) => report.exponential) ? 'exponential' : 'quadratic or worse';
  return `${growth} when ${reports.map((report) => `${report.character.literal.source} repeats`).join(', ')}`;
}
