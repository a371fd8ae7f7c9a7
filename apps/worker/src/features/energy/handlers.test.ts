import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { encodeActionKey } from '@nova/shared/energy/catalogue';
import type { ClientBase } from 'pg';
import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import type { ChainBlock } from '../../sync/chain-block.ts';
import { createEnergyHandler } from './handlers.ts';

const LEDGER: Hex = `0x${'a0'.repeat(20)}`;
const ACCOUNT: Hex = `0x${'b0'.repeat(20)}`;

/** Returns the topics of a block that records an action with this key. */
function listTopics(actionKey: string) {
  const id: Hex = `0x${'01'.repeat(32)}`;
  const args = { actionId: id, account: ACCOUNT, actionKey: encodeActionKey(actionKey) };
  const log = {
    address: LEDGER,
    topics: encodeEventTopics({ abi: actionLedgerAbi, eventName: 'ActionRecorded', args }),
    data: encodeAbiParameters(parseAbiParameters('bytes32, uint32, uint64'), [id, 5, 1n]),
    blockNumber: 1,
    logIndex: 0,
    txIndex: 0,
  };
  const timestamp = '2026-03-01T12:00:00.000Z';
  const block = { number: 1, timestamp, transactions: [{ index: 0, logs: [log] }] };
  // Nothing in this block needs a statement of its own.
  return createEnergyHandler(LEDGER)
    .collect([block as unknown as ChainBlock])
    .insert({} as ClientBase);
}

test('only an action with the key of a partner concerns the job that notifies partners', async () => {
  expect(await listTopics('energy_collection')).toEqual([]);
  expect(await listTopics('visit')).toEqual(['indexed partner actions']);
});
