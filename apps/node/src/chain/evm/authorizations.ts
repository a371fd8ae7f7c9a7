import type { EVM } from '@ethereumjs/evm';
import { asBuffer, equalBytes } from '../../encoding/hex.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { EMPTY_ACCOUNT, EMPTY_CODE_HASH } from '../../state/account.ts';
import type { WorldState } from '../../state/world-state.ts';
import { EXISTING_AUTHORITY_REFUND } from './intrinsic-gas.ts';
import { paceOf } from '../sealing/pace.ts';
import { type Authorization, delegateOf, delegationTo, recoverAuthority } from '../transaction.ts';

const LARGEST_NONCE = 2n ** 64n - 1n;
const ZERO_ADDRESS = new Uint8Array(20);

/** Returns true for accounts without code of their own, which may send transactions and authorize. */
export function hasNoOwnCode(world: WorldState, codeHash: Uint8Array): boolean {
  return equalBytes(codeHash, EMPTY_CODE_HASH) || delegateOf(world.code(codeHash)) !== null;
}

/** Applies one authorization and returns its gas refund. An invalid one changes nothing. */
function apply(evm: EVM, world: WorldState, authorization: Authorization): bigint {
  const { chainId, address, nonce } = authorization;
  if ((chainId !== 0n && chainId !== evm.common.chainId()) || nonce === LARGEST_NONCE) return 0n;
  const authority = recoverAuthority(authorization);
  if (authority === null) return 0n;
  evm.journal.addAlwaysWarmAddress(asBuffer(authority).toString('hex'));
  const existing = world.account(authority);
  const account = existing ?? EMPTY_ACCOUNT;
  if (!hasNoOwnCode(world, account.codeHash) || account.nonce !== nonce) return 0n;
  const code = equalBytes(address, ZERO_ADDRESS) ? new Uint8Array(0) : delegationTo(address);
  const codeHash = keccak256(code);
  world.setCode(codeHash, code);
  world.setAccount(authority, { ...account, nonce: account.nonce + 1n, codeHash });
  return existing === null ? 0n : EXISTING_AUTHORITY_REFUND;
}

/**
 * Applies the authorizations in order (EIP-7702), so that accounts run the code their owners chose, and
 * returns the gas refund. The changes persist even if the execution after them fails.
 */
export async function applyAuthorizations(
  evm: EVM,
  world: WorldState,
  list: readonly Authorization[],
): Promise<bigint> {
  const pace = paceOf(evm);
  let refund = 0n;
  for (const authorization of list) {
    // Recovering a signer is slow enough to yield to other work in between.
    await pace.pause();
    refund += apply(evm, world, authorization);
  }
  return refund;
}
