import { checkTexts } from './check-texts.ts';
import { KEY_FAMILIES } from './key-families.ts';
import { readTexts } from './read-texts.ts';

/** Part of `npm run check`: missing, unused and unequal texts. */
const faults = checkTexts({ ...(await readTexts()), families: KEY_FAMILIES });
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} faults in the texts\n`);
  process.exitCode = 1;
}
