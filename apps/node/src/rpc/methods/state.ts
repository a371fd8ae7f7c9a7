import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex, equalBytes, padTo32, quantity } from '../../encoding/hex.ts';
import { EMPTY_CODE_HASH } from '../../state/account.ts';
import { WorldState } from '../../state/world-state.ts';
import { requireBlock } from '../block-tag.ts';
import { method, type RpcMethods } from '../method.ts';
import { addressParam, type BlockTag, optionalTagParam, slotParam } from '../params.ts';

const tag = optionalTagParam.optional();

/** Reading accounts and storage, at any block. */
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
    eth_getStorageAt: method(z.tuple([addressParam, slotParam, tag]), ([address, slot, at]) =>
      bytesToHex(padTo32(stateAt(at).slot(address, slot))),
    ),
  };
}
