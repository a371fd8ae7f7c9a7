import { z } from 'zod';
import { checksumAddress } from '../../encoding/checksum-address.ts';
import { asBuffer, bytesToBigInt, hexToBytes, mapKey } from '../../encoding/hex.ts';
import type { Bench } from '../../chain/evm/call-evms.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { EMPTY_ACCOUNT } from '../../state/account.ts';
import { RPC_CODE, RpcError } from '../errors.ts';
import { addressParam, dataParam, quantityParam } from '../params.ts';

const wordHex = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes')
  .transform((value) => hexToBytes(value));
const addressKey = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address');
const slotKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte storage key');
const slotsParam = z.record(slotKey, wordHex).nullish();

/** geth's state overrides: changes to accounts for the duration of one call. */
export const stateOverridesParam = z.record(
  addressKey,
  z.object({
    balance: quantityParam.nullish(),
    nonce: quantityParam.nullish(),
    code: dataParam.nullish(),
    /** Replaces the whole storage. */
    state: slotsParam,
    /** Replaces the listed slots. */
    stateDiff: slotsParam,
    /** Moves the precompiled contract of this address to another one. */
    movePrecompileToAddress: addressParam.nullish(),
  }),
);

export type StateOverrides = z.output<typeof stateOverridesParam>;
type AccountOverride = StateOverrides[string];

function fail(message: string): never {
  throw new RpcError(RPC_CODE.server, message);
}

function overrideAccount({ world }: Bench, address: Uint8Array, override: AccountOverride): void {
  const { balance, nonce, code, state, stateDiff } = override;
  if (state != null && stateDiff != null) {
    fail(`account ${checksumAddress(address)} has both 'state' and 'stateDiff'`);
  }
  const account = world.account(address) ?? EMPTY_ACCOUNT;
  if (code != null) world.setCode(keccak256(code), code);
  world.setAccount(address, {
    ...account,
    ...(balance != null && { balance }),
    ...(nonce != null && { nonce }),
    ...(code != null && { codeHash: keccak256(code) }),
  });
  if (state != null) world.clearStorage(address);
  for (const [slot, value] of Object.entries(state ?? stateDiff ?? {})) {
    world.setSlot(address, hexToBytes(slot), hexToBytes(hexOfNumber(value)));
  }
}

/** Encodes a storage value without leading zeros, as it is stored. */
function hexOfNumber(value: Uint8Array): string {
  const digits = bytesToBigInt(value).toString(16);
  return digits === '0' ? '0x' : `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`;
}

/** Moves overridden precompiled contracts to other addresses; those not moved lose their function. */
function movePrecompiles({ evm }: Bench, overrides: [Uint8Array, AccountOverride][]): void {
  const { precompiles } = evm;
  const overridden = new Set(overrides.map(([address]) => mapKey(address)));
  const taken = new Set<string>();
  for (const [address, { movePrecompileToAddress: target }] of overrides) {
    const name = asBuffer(address).toString('hex');
    const precompile = precompiles.get(name);
    if (target != null) {
      if (precompile === undefined) fail(`account ${checksumAddress(address)} is not a precompile`);
      if (overridden.has(mapKey(target)) || taken.has(mapKey(target))) {
        fail(`account ${checksumAddress(target)} is already overridden`);
      }
      taken.add(mapKey(target));
      precompiles.set(asBuffer(target).toString('hex'), precompile);
    }
    precompiles.delete(name);
  }
}

/**
 * Changes accounts for the following calls on this bench. Unless `settles` is true, the changes can be
 * committed.
 * @throws RpcError if overrides contradict each other
 */
export function applyStateOverrides(
  bench: Bench,
  overrides: StateOverrides | null | undefined,
  { settles = true }: { settles?: boolean } = {},
): void {
  if (overrides == null) return;
  const list = Object.entries(overrides).map(([address, override]): [Uint8Array, AccountOverride] => [
    hexToBytes(address),
    override,
  ]);
  movePrecompiles(bench, list);
  for (const [address, override] of list) overrideAccount(bench, address, override);
  // Gas is computed relative to the overridden values, not those of the block.
  if (settles) bench.world.settle();
}
