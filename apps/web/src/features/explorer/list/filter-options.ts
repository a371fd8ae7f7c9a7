import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import type { FilterField } from './list-filters.ts';
import { AGES } from './list-filters.ts';

const AGE: FilterField = { name: 'age', control: 'choice', options: Object.keys(AGES) };
const ACTION: FilterField = {
  name: 'action',
  control: 'choice',
  options: REWARD_CATALOGUE.map(({ key }) => key),
};
const DAYS: readonly FilterField[] = [
  { name: 'since', control: 'day' },
  { name: 'until', control: 'day' },
];
const SIDES: readonly FilterField[] = [
  { name: 'from', control: 'address' },
  { name: 'to', control: 'address' },
];
const VALUES: readonly FilterField[] = [
  { name: 'min_value', control: 'amount' },
  { name: 'max_value', control: 'amount' },
];
const STATUS: FilterField = { name: 'status', control: 'choice', options: ['successful', 'failed'] };
const DIRECTION: FilterField = { name: 'direction', control: 'chips', options: ['in', 'out'] };
const STANDARD: FilterField = {
  name: 'standard',
  control: 'chips',
  options: ['erc20', 'erc721', 'erc1155'],
};
const TOKEN: FilterField = { name: 'token', control: 'address' };
const METHOD: FilterField = { name: 'method', control: 'selector' };
const KIND: FilterField = {
  name: 'kind',
  control: 'chips',
  options: ['action', 'transfer', 'call', 'creation'],
};

/** Filters of each list, in display order. */
export const BLOCK_FILTERS: readonly FilterField[] = [AGE, ...DAYS];
export const TRANSACTION_FILTERS: readonly FilterField[] = [
  KIND,
  AGE,
  STATUS,
  ACTION,
  METHOD,
  ...SIDES,
  ...VALUES,
  ...DAYS,
];
export const ACTION_FILTERS: readonly FilterField[] = [
  ACTION,
  AGE,
  { name: 'account', control: 'address' },
  { name: 'min_points', control: 'points' },
  { name: 'max_points', control: 'points' },
  ...DAYS,
];
export const TRANSFER_FILTERS: readonly FilterField[] = [STANDARD, AGE, TOKEN, ...SIDES, ...DAYS];
export const INTERNAL_FILTERS: readonly FilterField[] = [AGE, ...SIDES, ...VALUES, ...DAYS];
export const USER_OPERATION_FILTERS: readonly FilterField[] = [AGE, STATUS, ...DAYS];
export const TOKEN_FILTERS: readonly FilterField[] = [STANDARD];
export const ACCOUNT_FILTERS: readonly FilterField[] = [
  { name: 'order', control: 'chips', options: ['energy', 'transactions'] },
];
/** Filters of the search over the events of all contracts. */
export const EVENT_SEARCH_FILTERS: readonly FilterField[] = [
  AGE,
  { name: 'contract', control: 'address' },
  { name: 'topic0', control: 'topic' },
  { name: 'topic1', control: 'argument' },
  { name: 'topic2', control: 'argument' },
  { name: 'topic3', control: 'argument' },
  ...DAYS,
];
/** Filters of the list over everything; each leaves out the kinds of rows that lack it. */
export const ACTIVITY_FILTERS: readonly FilterField[] = [
  { name: 'kind', control: 'chips', options: ['transaction', 'internal', 'token_transfer', 'action'] },
  AGE,
  ACTION,
  METHOD,
  ...SIDES,
  TOKEN,
  { name: 'min_value', control: 'quantity' },
  { name: 'max_value', control: 'quantity' },
  ...DAYS,
];
export const TOP_CONTRACT_FILTERS: readonly FilterField[] = [
  { name: 'period', control: 'chips', options: ['7d', 'all'] },
];
export const VERIFIED_FILTERS: readonly FilterField[] = [{ name: 'name', control: 'name' }];
/** On an address page, every row already involves that address. */
export const OWN_TRANSACTION_FILTERS: readonly FilterField[] = [
  DIRECTION,
  KIND,
  AGE,
  STATUS,
  METHOD,
  ...VALUES,
  ...DAYS,
];
export const OWN_TRANSFER_FILTERS: readonly FilterField[] = [DIRECTION, STANDARD, AGE, TOKEN, ...DAYS];
export const OWN_INTERNAL_FILTERS: readonly FilterField[] = [DIRECTION];
export const EVENT_FILTERS: readonly FilterField[] = [AGE, { name: 'topic0', control: 'topic' }, ...DAYS];
export const OWN_ACTION_FILTERS: readonly FilterField[] = [ACTION, AGE, ...DAYS];
