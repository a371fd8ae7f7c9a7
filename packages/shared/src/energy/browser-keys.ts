import { type ActionKey, REWARD_CATALOGUE } from './catalogue.ts';

/** Keys that a browser may report; one of each per wallet stays within every cooldown and cap. */
export const BROWSER_KEYS: readonly ActionKey[] = REWARD_CATALOGUE.filter(
  ({ source }) => source === 'browser',
).map(({ key }) => key);
