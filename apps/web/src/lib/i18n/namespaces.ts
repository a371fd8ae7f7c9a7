import type admin from '../../locales/en/admin.ts';
import type administration from '../../locales/en/administration.ts';
import type account from '../../locales/en/account.ts';
import type blockchain from '../../locales/en/blockchain.ts';
import type site from '../../locales/en/site.ts';
import type contact from '../../locales/en/contact.ts';
import type contract from '../../locales/en/contract.ts';
import type energy from '../../locales/en/energy.ts';
import type explorer from '../../locales/en/explorer.ts';
import type faq from '../../locales/en/faq.ts';
import type faucet from '../../locales/en/faucet.ts';
import type form from '../../locales/en/form.ts';
import type guard from '../../locales/en/guard.ts';
import type lists from '../../locales/en/lists.ts';
import type sections from '../../locales/en/sections.ts';
import type holdings from '../../locales/en/holdings.ts';
import type keys from '../../locales/en/keys.ts';
import type home from '../../locales/en/home.ts';
import type demo from '../../locales/en/demo.ts';
import type documentation from '../../locales/en/documentation.ts';
import type legal from '../../locales/en/legal.ts';
import type names from '../../locales/en/names.ts';
import type nft from '../../locales/en/nft.ts';
import type notification from '../../locales/en/notification.ts';
import type passkeys from '../../locales/en/passkeys.ts';
import type pitchdeck from '../../locales/en/pitchdeck.ts';
import type presale from '../../locales/en/presale.ts';
import type records from '../../locales/en/records.ts';
import type recovery from '../../locales/en/recovery.ts';
import type referral from '../../locales/en/referral.ts';
import type risk from '../../locales/en/risk.ts';
import type rpc from '../../locales/en/rpc.ts';
import type search from '../../locales/en/search.ts';
import type status from '../../locales/en/status.ts';
import type team from '../../locales/en/team.ts';
import type tools from '../../locales/en/tools.ts';
import type token from '../../locales/en/token.ts';
import type transaction from '../../locales/en/transaction.ts';
import type transparency from '../../locales/en/transparency.ts';
import type wallet from '../../locales/en/wallet.ts';
import type watchlist from '../../locales/en/watchlist.ts';
import type whitepaper from '../../locales/en/whitepaper.ts';

/**
 * Every namespace with the English catalog as its type; one file and one chunk per language and namespace.
 */
export interface Catalogues {
  site: typeof site;
  home: typeof home;
  /** The home page below its hero; not in the document, because its prerendered sections are not hydrated. */
  sections: typeof sections;
  lists: typeof lists;
  explorer: typeof explorer;
  blockchain: typeof blockchain;
  energy: typeof energy;
  search: typeof search;
  wallet: typeof wallet;
  account: typeof account;
  contract: typeof contract;
  faucet: typeof faucet;
  presale: typeof presale;
  /** API keys, in the settings. */
  keys: typeof keys;
  /** Assets of an account without a wallet, for the presale page and the settings. */
  holdings: typeof holdings;
  token: typeof token;
  admin: typeof admin;
  /** The lists and dialogs of the admin dashboard. */
  administration: typeof administration;
  referral: typeof referral;
  names: typeof names;
  /** The four pages of the NFT market. */
  nft: typeof nft;
  notification: typeof notification;
  demo: typeof demo;
  /** Private notes and watched addresses of an account. */
  watchlist: typeof watchlist;
  whitepaper: typeof whitepaper;
  /** Keys of an account with a passkey, in the settings and in the explorer. */
  passkeys: typeof passkeys;
  /** The page that gives an account a new passkey. */
  recovery: typeof recovery;
  pitchdeck: typeof pitchdeck;
  documentation: typeof documentation;
  /** The page of the JSON-RPC. */
  rpc: typeof rpc;
  legal: typeof legal;
  /** Reasons of failed transactions, for pages that send some. */
  transaction: typeof transaction;
  transparency: typeof transparency;
  contact: typeof contact;
  risk: typeof risk;
  status: typeof status;
  team: typeof team;
  tools: typeof tools;
  /** The explorer's lists of pending transactions, contracts and orphaned blocks. */
  records: typeof records;
  faq: typeof faq;
  /** Texts of forms and dialogs, for pages with either. */
  form: typeof form;
  /** Texts about the requirements of a page, such as a login. */
  guard: typeof guard;
}
export type Namespace = keyof Catalogues;
