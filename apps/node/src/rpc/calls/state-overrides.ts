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

/** geth's state overrides: accounts as they should be for the time of one call. */
export const stateOverridesParam = z.record(
  addressKey,
  z.object({
    balance: quantityParam.nullish(),
    nonce: quantityParam.nullish(),
    code: dataParam.nullish(),
    /** Replaces the whole storage. */
    state: slotsParam,
    /** Replaces the slots named. */
    stateDiff: slotsParam,
    /** Puts the precompiled contract of this address there. */
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

/** Storage values are kept without leading zeros. */
function hexOfNumber(value: Uint8Array): string {
  const digits = bytesToBigInt(value).toString(16);
  return digits === '0' ? '0x' : `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`;
}

/** An overridden precompiled contract is none any more; it may be wanted at another address. */
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
 * Changes accounts for the calls that follow on this bench; where it does not settle, they can be committed.
 * Throws RpcError on contradictions.
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
  // gas counts from the overridden values, not from those of the block
  if (settles) bench.world.settle();
}
