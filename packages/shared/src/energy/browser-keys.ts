import { type ActionKey, REWARD_CATALOGUE } from './catalogue.ts';

/** Keys a browser may report; each once per wallet meets no cooldown and no cap. */
export const BROWSER_KEYS: readonly ActionKey[] = REWARD_CATALOGUE.filter(
  ({ source }) => source === 'browser',
).map(({ key }) => key);
