import { ACTION_SOURCES, REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import { PAGES, type PageEntry } from '../../src/lib/page-registry.ts';

/** What stands for the `*`s of a family, one list per star; `open` where only the server knows. */
type Values = readonly (readonly string[])[] | 'open';

const pages: readonly PageEntry[] = PAGES;
const ids = pages.map(({ id }) => id);
const framed = pages.filter(({ file }) => file === 'routes/frame.tsx' || file === 'routes/nft.tsx');
const GUARDS = ['wallet', 'login', 'admin'];
const STATES = ['sealed', 'pending', 'revoked', 'successful', 'failed'];

/**
 * Every key that is put together at run time, with what can stand in it. A template in the source that is not
 * named here fails the check, and so does a text that none of the values reaches.
 */
export const KEY_FAMILIES: Readonly<Record<string, Values>> = {
  'common:pages.*.nav': [ids],
  'common:pages.*.title': [ids],
  'common:pages.*.description': [ids],
  'common:footer.*': [['chain', 'takePart', 'about']],
  'common:live.*': [['delayed', 'offline']],
  'common:live.*Hint': [['delayed', 'offline']],
  'common:actions.*': [REWARD_CATALOGUE.map(({ key }) => key)],
  'common:states.*': [STATES],
  'common:steps.*': [['pending', 'active', 'done', 'failed']],
  'common:errors.*': 'open',
  'explorer:block.lede.*': [REWARD_CATALOGUE.map(({ key }) => key)],
  'energy:prices.source.*': [ACTION_SOURCES],
  'guard:*.title': [GUARDS],
  'guard:*.text': [GUARDS],
  'guard:*.done': [['wallet', 'login']],
  'guard:*.button': [['wallet', 'login']],
  'frame:pages.*.*': [framed.map(({ id }) => id), ['first', 'second', 'third']],
  'wallet:messages.*': 'open',
  'account:errors.*': 'open',
  'faucet:faults.*': 'open',
  'faucet:state.*': [['ready', 'working', 'sending', 'waiting', 'sealed', 'failed']],
};
