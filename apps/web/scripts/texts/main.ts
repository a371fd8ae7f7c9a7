import { checkTexts } from './check-texts.ts';
import { KEY_FAMILIES } from './key-families.ts';
import { measureSentences } from './measure-sentences.ts';
import { readTexts } from './read-texts.ts';

/** Part of `npm run check`: finds missing, unused and inconsistent texts, and sentences that are too long. */
const texts = await readTexts();
const findings = [...checkTexts({ ...texts, families: KEY_FAMILIES }), ...measureSentences(texts.languages)];
if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n${findings.length} findings in the texts\n`);
  process.exitCode = 1;
}
