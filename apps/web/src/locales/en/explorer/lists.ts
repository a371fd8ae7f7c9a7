/** Filters of the explorer's lists, and texts about the lists. */
export const filters = {
  label: 'Filters',
  more: 'More filters',
  clear: 'Clear filters',
  remove: 'Remove filter: {{filter}}',
  failed: 'The filters could not be loaded. Please try again.',
  keep: 'Cancel',
  apply: 'Apply',
  csv: 'CSV',
  csvHint: 'Download this filtered list as CSV (up to 10,000 rows)',
  amount: '{{amount}} NAC',
  points: '{{points}} EP',
  searchedTitle: 'No matches so far',
  searched: 'Only part of the list has been searched. Click “Older” to keep searching.',
  emptyTitle: 'No matches',
  emptyText: 'Remove a filter or choose an earlier date.',
  names: {
    kind: 'Type',
    status: 'Status',
    action: 'Action',
    direction: 'Direction',
    standard: 'Standard',
    order: 'Sort by',
    age: 'Age',
    since: 'From',
    until: 'To',
    from: 'Sender',
    to: 'Recipient',
    account: 'Address',
    minValue: 'Minimum',
    maxValue: 'Maximum',
    minPoints: 'Minimum',
    maxPoints: 'Maximum',
  },
  any: {
    kind: 'All types',
    status: 'Any status',
    action: 'Any action',
    direction: 'Sent and received',
    standard: 'All standards',
    order: 'NAC balance',
    age: 'Any age',
  },
  kind: { action: 'Actions', transfer: 'Transfers', call: 'Contract calls', creation: 'Contract creations' },
  status: { successful: 'Successful', failed: 'Failed' },
  direction: { in: 'Received', out: 'Sent' },
  standard: { erc20: 'ERC-20', erc721: 'ERC-721' },
  order: { energy: 'Energy Points earned', transactions: 'Number of transactions' },
  age: { '1h': 'Last hour', '24h': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days' },
  hints: {
    address: '42 characters, starting with 0x',
    amount: 'In NAC',
    points: 'In Energy Points',
    day: 'UTC day',
  },
  errors: {
    address: 'An address has 42 characters and starts with 0x.',
    amount: 'Please enter a valid amount',
    points: 'Please enter a whole number.',
    day: 'Please choose a day.',
  },
} as const;

/** Calls inside transactions. */
export const internal = {
  title: 'Internal transactions',
  short: 'Internal',
  call: 'Call',
  none: 'no coins',
  count_one: '{{count}} call',
  count_other: '{{count}} calls',
  pending: 'Loading the calls made by this transaction…',
  unavailable: 'Not available: this chain’s node doesn’t provide traces.',
  failed: 'The internal transactions could not be loaded.',
  emptyTitle: 'No internal transactions',
  emptyText: 'No contract-to-contract calls to show.',
} as const;

/** Events of a contract. */
export const event = {
  events: 'Events',
  event: 'Event',
  cut: 'Showing the start of {{bytes}} bytes; open the transaction to see all of it.',
  failed: 'The events could not be loaded.',
  emptyTitle: 'No events yet',
  emptyText: 'This contract hasn’t emitted any events.',
} as const;

/** Charts by UTC day. */
export const charts = {
  range: 'Period',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  none: 'No data in this period.',
  failed: 'The charts could not be loaded.',
  summary: {
    day: 'Last {{count}} days. Peak on {{peak}}: {{most}}.',
    hour: 'Last {{count}} hours. Peak at {{peak}}: {{most}}.',
  },
  hour: 'Hour',
  now: 'now',
  sinceStart: 'Hourly since the first block. Daily charts follow once the chain is three days old.',
  actions: {
    title: { day: 'Actions per day', hour: 'Actions per hour' },
    unit: { day: 'colored by average EP per action', hour: 'colored by average EP per action' },
  },
  points: {
    title: { day: 'Energy Points per day', hour: 'Energy Points per hour' },
    unit: { day: 'EP', hour: 'EP' },
  },
  transactions: {
    title: { day: 'Transactions per day', hour: 'Transactions per hour' },
    unit: { day: 'one block each', hour: 'one block each' },
  },
  activeAddresses: {
    title: { day: 'Active addresses', hour: 'Active addresses' },
    unit: { day: 'per day', hour: 'per hour' },
  },
  newAddresses: {
    title: { day: 'New addresses', hour: 'New addresses' },
    unit: { day: 'first seen that day', hour: 'first seen in that hour' },
  },
  gasUsed: {
    title: { day: 'Gas used', hour: 'Gas used' },
    unit: { day: 'thousands per day', hour: 'thousands per hour' },
  },
  fees: {
    title: { day: 'Fees', hour: 'Fees' },
    unit: { day: 'µNAC per day', hour: 'µNAC per hour' },
  },
} as const;
