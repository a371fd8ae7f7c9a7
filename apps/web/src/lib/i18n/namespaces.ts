import type account from '../../locales/en/account.ts';
import type common from '../../locales/en/common.ts';
import type energy from '../../locales/en/energy.ts';
import type explorer from '../../locales/en/explorer.ts';
import type faucet from '../../locales/en/faucet.ts';
import type form from '../../locales/en/form.ts';
import type frame from '../../locales/en/frame.ts';
import type guard from '../../locales/en/guard.ts';
import type home from '../../locales/en/home.ts';
import type search from '../../locales/en/search.ts';
import type wallet from '../../locales/en/wallet.ts';

/** Every namespace with the English catalogue as its type; one file per language and namespace, one chunk each. */
export interface Catalogues {
  common: typeof common;
  home: typeof home;
  explorer: typeof explorer;
  energy: typeof energy;
  search: typeof search;
  wallet: typeof wallet;
  account: typeof account;
  faucet: typeof faucet;
  frame: typeof frame;
  /** Forms and dialogs that ask; pages with either load it. */
  form: typeof form;
  /** What a page needs before it can do its work. */
  guard: typeof guard;
}
export type Namespace = keyof Catalogues;
