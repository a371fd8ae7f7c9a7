import type { Json } from './json-schema.ts';

const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const HASH = '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b';

/** Sample values by the regular expression of a field. */
export const BY_PATTERN: Readonly<Record<string, string>> = {
  '^0x[0-9a-fA-F]{40}$': ADDRESS,
  '^0x[0-9a-fA-F]{64}$': HASH,
  '^0x([0-9a-fA-F]{2})*$': '0xa9059cbb',
  '^[0-9a-f]{64}$': '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '^-?\\d+$': '1000000000000000000',
  '^\\d{1,78}$': '7',
  '^\\d{1,15}$': '4711',
  '^#[0-9a-f]{6}$': '#1f6feb',
  '^[a-z0-9_]{1,32}$': 'energy_collection',
  '^[a-z0-9][a-z0-9_.]{0,31}$': 'vehicle_upload',
  '^[\\w-]{43}$': '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '^[\\w-]{8,100}$': 'vehicle-000042',
  '^[ -~\\u00a0-\\uffff]*$': 'Nova Roadster',
  '^[1-9]\\d{0,30}$': '1000000',
  '^[a-z0-9-]{3,32}\\.nac$': 'alice.nac',
  '^[0-9a-z]{32}$': 'k3v9x2m7q4w8e1r6t5y0u9i3o2p7a4s8',
  '^\\d{1,3}$': '12',
  '^\\d{0,60}$': '42',
  '^[1-9]\\d{0,15}$': '5000000',
  '^\\d{1,31}$': '1000000',
};

/** Sample values by the format of a field. */
export const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  uri: 'https://example.com/webhooks/nova',
  email: 'you@example.com',
  binary: '',
};

/** Sample values by the name of a field, for texts and numbers without another description. */
export const BY_NAME: Readonly<Record<string, Json>> = {
  action: 'nft.hide',
  actionKey: 'energy_collection',
  actionType: 'energy_collection',
  action_key: 'vehicle_upload',
  amount: '1',
  block: 4711,
  blockNumber: 4711,
  block_number: 4711,
  chainId: 96_969,
  chain_id: 96_969,
  code: 'invalid_input',
  compiler: '0.8.30',
  content: 'contract Counter {}',
  contract: 'Marketplace',
  decimals: 18,
  de: 'Wartung am Samstag',
  description: 'A red roadster, built in 2025.',
  email: 'you@example.com',
  en: 'Maintenance on Saturday',
  evmVersion: 'cancun',
  height: 4711,
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'transfer',
  message: 'action_key is required.',
  method: 'eth_chainId',
  name: 'Nova Roadster',
  number: 4711,
  password: 'correct horse battery staple',
  phaseId: 1,
  reason: 'Reported by several users.',
  referral_code: 'k7m2p9',
  scopes: 'actions:write',
  source: 'contracts/Counter.sol',
  symbol: 'NAC',
  text: 'How do I connect my wallet?',
  txHash: HASH,
  transaction_hash: HASH,
  url: 'https://example.com/nova.webp',
  usdtAmount: '25',
  version: '0.1.0',
  wallet_address: ADDRESS,
  website: '',
};
