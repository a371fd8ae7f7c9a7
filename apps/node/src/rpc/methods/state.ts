import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex, equalBytes, hexToBytes, padTo32, quantity } from '../../encoding/hex.ts';
import { EMPTY_CODE_HASH } from '../../state/account.ts';
import { WorldState } from '../../state/world-state.ts';
import { requireBlock } from '../block-tag.ts';
import { MAX_STORAGE_VALUES } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { addressParam, type BlockTag, optionalTagParam, slotParam } from '../params.ts';

const tag = optionalTagParam.optional();

/** Requested slots by account. */
const storageRequestsParam = z
  .record(z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address'), z.array(slotParam))
  .refine((requests) => Object.values(requests).flat().length <= MAX_STORAGE_VALUES, {
    error: `too many slots (max ${MAX_STORAGE_VALUES})`,
  })
  .refine((requests) => Object.values(requests).flat().length > 0, { error: 'empty request' });

/** Methods that read accounts and storage at any block. */
export function stateMethods(chain: Chain): RpcMethods {
  const stateAt = (at: BlockTag = 'latest'): WorldState =>
    new WorldState(chain.nodes, requireBlock(chain, at).state);

  return {
    eth_getBalance: method(z.tuple([addressParam, tag]), ([address, at]) =>
      quantity(stateAt(at).account(address)?.balance ?? 0n),
    ),
    eth_getTransactionCount: method(z.tuple([addressParam, tag]), ([address, at]) =>
      quantity(
        at === 'pending' ? chain.pool.nextNonce(address) : (stateAt(at).account(address)?.nonce ?? 0n),
      ),
    ),
    eth_getCode: method(z.tuple([addressParam, tag]), ([address, at]) => {
      const world = stateAt(at);
      const account = world.account(address);
      if (account === null || equalBytes(account.codeHash, EMPTY_CODE_HASH)) return '0x';
      return bytesToHex(world.code(account.codeHash));
    }),
    eth_getStorageValues: method(z.tuple([storageRequestsParam, tag]), ([requests, at]) => {
      const world = stateAt(at);
      return Object.fromEntries(
        Object.entries(requests).map(([address, slots]) => [
          address.toLowerCase(),
          slots.map((slot) => bytesToHex(padTo32(world.slot(hexToBytes(address), slot)))),
        ]),
      );
    }),
    eth_getStorageAt: method(z.tuple([addressParam, slotParam, tag]), ([address, slot, at]) =>
      bytesToHex(padTo32(stateAt(at).slot(address, slot))),
    ),
  };
}
