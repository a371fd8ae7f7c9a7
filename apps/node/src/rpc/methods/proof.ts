import { z } from 'zod';
import type { ChainView } from '../../chain/chain-view.ts';
import { bytesToBigInt, bytesToHex, hexToBytes, quantity } from '../../encoding/hex.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import { WorldState } from '../../state/world-state.ts';
import { requireBlock } from '../block-tag.ts';
import { MAX_PROOF_KEYS } from '../limits.ts';
import { method, type RpcMethods } from '../method.ts';
import { addressParam, optionalTagParam } from '../params.ts';
import { yieldToEventLoop } from '../calls/yield-to-event-loop.ts';

/** A storage key in a request: 32 bytes or a quantity. */
const keyParam = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/, 'must be a 32-byte storage key');

/** Returns the key in geth's output format: 32 bytes unchanged, a shorter key as a quantity. */
function repeatKey(key: string): string {
  return key.length === 66 ? key.toLowerCase() : quantity(BigInt(key));
}

/** Methods that prove accounts and slots against a block's state root (EIP-1186). */
export function proofMethods(chain: ChainView): RpcMethods {
  const params = z.tuple([addressParam, z.array(keyParam).max(MAX_PROOF_KEYS), optionalTagParam.optional()]);
  return {
    eth_getProof: method(params, async ([address, keys, tag = 'latest']) => {
      const world = new WorldState(chain.nodes, requireBlock(chain, tag).state);
      const account = world.account(address) ?? EMPTY_ACCOUNT;
      const turn = yieldToEventLoop();
      const storageProof = [];
      for (const key of keys) {
        const slot = hexToBytes(`0x${key.slice(2).padStart(64, '0')}`);
        storageProof.push({
          key: repeatKey(key),
          value: quantity(bytesToBigInt(world.slot(address, slot))),
          proof: world.proveSlot(address, slot).map(bytesToHex),
        });
        await turn();
      }
      return {
        address: bytesToHex(address),
        accountProof: world.proveAccount(address).map(bytesToHex),
        balance: quantity(account.balance),
        codeHash: bytesToHex(account.codeHash),
        nonce: quantity(account.nonce),
        storageHash: bytesToHex(account.storage.hash),
        storageProof,
      };
    }),
  };
}
