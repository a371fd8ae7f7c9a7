import type { Hex } from 'viem';

/** An account as the node's `prestateTracer` returns it. */
interface RpcAccount {
  readonly balance?: Hex;
  readonly nonce?: number;
  readonly code?: Hex;
  readonly storage?: Readonly<Record<Hex, Hex>>;
}

/** The accounts that a transaction changed: whole before it, only the changes after it. */
export interface RpcChanges {
  readonly pre: Readonly<Record<Hex, RpcAccount>>;
  readonly post: Readonly<Record<Hex, RpcAccount>>;
}

/** One value of the state that a transaction changed. */
export interface StateChange {
  readonly address: Hex;
  readonly kind: 'balance' | 'nonce' | 'code' | 'slot';
  /** Only for `slot`. */
  readonly slot: Hex | null;
  /** Wei of a balance, number of a nonce, bytes of a code's length, or the word in a slot. */
  readonly before: bigint;
  readonly after: bigint;
}

/** Lists what changed, account by account: balance, nonce, code, and slots in their order. */
export function listChanges({ pre, post }: RpcChanges): readonly StateChange[] {
  const addresses = [...new Set([...Object.keys(pre), ...Object.keys(post)])] as Hex[];
  return addresses.toSorted().flatMap((address) => changesOf(address, pre[address] ?? {}, post[address]));
}

/** @param after undefined for a contract that was destroyed */
function changesOf(address: Hex, before: RpcAccount, after: RpcAccount | undefined): readonly StateChange[] {
  const isGone = after === undefined;
  const values = (kind: 'balance' | 'nonce' | 'code', of: (account: RpcAccount) => bigint | undefined) => {
    const [old = 0n, now] = [of(before), isGone ? 0n : of(after)];
    return now === undefined || now === old
      ? []
      : [{ address, kind, slot: null, before: old, after: now } as const];
  };
  const slots = [
    ...new Set([...Object.keys(before.storage ?? {}), ...Object.keys(after?.storage ?? {})]),
  ] as Hex[];
  return [
    ...values('balance', ({ balance }) => (balance === undefined ? undefined : BigInt(balance))),
    ...values('nonce', ({ nonce }) => (nonce === undefined ? undefined : BigInt(nonce))),
    ...values('code', ({ code }) => (code === undefined ? undefined : BigInt((code.length - 2) / 2))),
    ...slots.toSorted().map((slot) => ({
      address,
      kind: 'slot' as const,
      slot,
      // Empty slots are left out on both sides.
      before: BigInt(before.storage?.[slot] ?? '0x0'),
      after: BigInt(after?.storage?.[slot] ?? '0x0'),
    })),
  ];
}
