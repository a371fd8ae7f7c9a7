/**
 * Every namespace with the English catalog as its type; one file and one chunk per language and namespace.
 */
export interface Catalogues {
  site: typeof import('../../locales/en/site.ts').default;
  home: typeof import('../../locales/en/home.ts').default;
  /** The home page below its hero; not in the document, because its prerendered sections are not hydrated. */
  sections: typeof import('../../locales/en/sections.ts').default;
  lists: typeof import('../../locales/en/lists.ts').default;
  explorer: typeof import('../../locales/en/explorer.ts').default;
  blockchain: typeof import('../../locales/en/blockchain.ts').default;
  energy: typeof import('../../locales/en/energy.ts').default;
  search: typeof import('../../locales/en/search.ts').default;
  wallet: typeof import('../../locales/en/wallet.ts').default;
  account: typeof import('../../locales/en/account.ts').default;
  contract: typeof import('../../locales/en/contract.ts').default;
  faucet: typeof import('../../locales/en/faucet.ts').default;
  presale: typeof import('../../locales/en/presale.ts').default;
  /** API keys, in the settings. */
  keys: typeof import('../../locales/en/keys.ts').default;
  /** Assets of an account without a wallet, for the presale page and the settings. */
  holdings: typeof import('../../locales/en/holdings.ts').default;
  token: typeof import('../../locales/en/token.ts').default;
  admin: typeof import('../../locales/en/admin.ts').default;
  /** The lists and dialogs of the admin dashboard. */
  administration: typeof import('../../locales/en/administration.ts').default;
  referral: typeof import('../../locales/en/referral.ts').default;
  names: typeof import('../../locales/en/names.ts').default;
  /** The four pages of the NFT market. */
  nft: typeof import('../../locales/en/nft.ts').default;
  notification: typeof import('../../locales/en/notification.ts').default;
  demo: typeof import('../../locales/en/demo.ts').default;
  /** Private notes and watched addresses of an account. */
  watchlist: typeof import('../../locales/en/watchlist.ts').default;
  whitepaper: typeof import('../../locales/en/whitepaper.ts').default;
  /** Keys of an account with a passkey, in the settings and in the explorer. */
  passkeys: typeof import('../../locales/en/passkeys.ts').default;
  /** The page that gives an account a new passkey. */
  recovery: typeof import('../../locales/en/recovery.ts').default;
  pitchdeck: typeof import('../../locales/en/pitchdeck.ts').default;
  documentation: typeof import('../../locales/en/documentation.ts').default;
  /** The page of the JSON-RPC. */
  rpc: typeof import('../../locales/en/rpc.ts').default;
  legal: typeof import('../../locales/en/legal.ts').default;
  /** Reasons of failed transactions, for pages that send some. */
  transaction: typeof import('../../locales/en/transaction.ts').default;
  transparency: typeof import('../../locales/en/transparency.ts').default;
  contact: typeof import('../../locales/en/contact.ts').default;
  risk: typeof import('../../locales/en/risk.ts').default;
  status: typeof import('../../locales/en/status.ts').default;
  team: typeof import('../../locales/en/team.ts').default;
  tools: typeof import('../../locales/en/tools.ts').default;
  /** The explorer's lists of pending transactions, contracts and orphaned blocks. */
  records: typeof import('../../locales/en/records.ts').default;
  faq: typeof import('../../locales/en/faq.ts').default;
  /** Texts of forms and dialogs, for pages with either. */
  form: typeof import('../../locales/en/form.ts').default;
  /** Texts about the requirements of a page, such as a login. */
  guard: typeof import('../../locales/en/guard.ts').default;
}
export type Namespace = keyof Catalogues;
