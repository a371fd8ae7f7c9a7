import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import type { ChainBlock } from '../chain-block.ts';
import { createTopicHandler } from './topic-handler.ts';

const addressOf = (byte: string): Hex => `0x${byte.repeat(20)}`;
const LEDGER = addressOf('a0');
const PRESALE = addressOf('a1');
const NFT = addressOf('a2');
const MARKETPLACE = addressOf('a3');
const ACCOUNT = addressOf('a4');
const OTHER_EVENT: Hex = `0x${'ee'.repeat(32)}`;

const contracts = {
  ActionLedger: { address: LEDGER },
  Presale: { address: PRESALE },
  NovaNFT: { address: NFT },
  Marketplace: { address: MARKETPLACE },
} as DeployedContracts;

/** Returns the topics of a block with one transaction that emitted one event. */
function listTopics(address: Hex, event: Hex = OTHER_EVENT, valueWei = 0n, of = contracts) {
  const transaction = { valueWei, logs: [{ address, topics: [event] }] };
  const block = { number: 1, transactions: [transaction] } as unknown as ChainBlock;
  return createTopicHandler(of)
    .collect([block])
    .insert({} as ClientBase);
}

test('a block with only an action contains nothing for the jobs that follow events', async () => {
  expect(await listTopics(LEDGER)).toEqual([]);
});

test('events of the presale and of the market concern only their own jobs', async () => {
  expect(await listTopics(PRESALE)).toEqual(['indexed presale events']);
  expect(await listTopics(NFT)).toEqual(['indexed market events']);
  expect(await listTopics(MARKETPLACE)).toEqual(['indexed market events']);
});

test('a recovery is found in the events of any contract', async () => {
  expect(await listTopics(ACCOUNT, RECOVERY_STARTED)).toEqual(['indexed recoveries']);
});

test('a transaction that sends coins contains a transfer', async () => {
  expect(await listTopics(LEDGER, OTHER_EVENT, 1n)).toEqual(['indexed transfers']);
});

test('on a chain with only the ledger, no other contract is watched', async () => {
  const ledgerOnly = { ActionLedger: { address: LEDGER } } as DeployedContracts;
  expect(await listTopics(PRESALE, OTHER_EVENT, 0n, ledgerOnly)).toEqual([]);
});
