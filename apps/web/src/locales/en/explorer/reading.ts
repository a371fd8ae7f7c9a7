/** When the chain itself stands in for the index. */
export const fromChain = {
  away: 'Our database is not answering. You are looking at the chain itself.',
  awayText:
    'What you see is complete and current. Names of actions, lists and points are missing until it is back.',
  behind: 'The chain has this already, our index not yet.',
  behindText:
    'You are looking at the chain itself; what was done is added as soon as the index has come this far.',
  next: 'Next try in {{seconds}} s.',
  again: 'Ask again',
  lede: 'Sealed and valid. What kind of action it was stands in the database.',
  figure: 'A dotted line is sealed and valid. What kind of action it was cannot be said right now.',
  address: 'What the chain knows',
  kind: 'Kind',
  account: 'Account',
  nonce: 'Transactions sent',
  asOf: 'As of block',
} as const;

/** A subject as raw JSON. */
export const raw = {
  open: 'JSON',
  close: 'Back to the page',
  title: 'Raw JSON',
  source: 'Who says so',
  index: 'Index',
  node: 'Chain',
  failed: 'The raw data could not be loaded.',
  copy: 'Copy JSON',
  copied: 'Copied!',
} as const;
