/** Texts for data read from the chain while the index is unavailable. */
export const fromChain = {
  away: 'Our database is down. You’re seeing data straight from the chain.',
  awayText:
    'This data is complete and current. Action names, lists and points will be back when the database is.',
  behind: 'The chain has this block, but our index hasn’t caught up yet.',
  behindText:
    'You’re seeing data straight from the chain. Action details will appear once the index catches up.',
  next: 'Retrying in {{seconds}} s.',
  again: 'Retry now',
  lede: 'This block is sealed and valid. The type of action will appear once the index is available.',
  drawing: 'Dotted line: sealed and valid, but the type of action isn’t available right now.',
  address: 'On-chain data',
  kind: 'Type',
  account: 'Account',
  nonce: 'Transactions sent',
  asOf: 'As of block',
} as const;

/** A subject as raw JSON. */
export const raw = {
  open: 'JSON',
  close: 'Back to the page',
  title: 'Raw JSON',
  source: 'Data source',
  index: 'Index',
  node: 'Chain',
  failed: 'The raw data could not be loaded.',
  copy: 'Copy JSON',
  copied: 'Copied!',
} as const;
