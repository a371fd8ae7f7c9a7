import { type Hex, quantity } from '../../encoding/hex.ts';

interface ChangedAccount {
  balance?: Hex;
  nonce?: number;
  code?: Hex;
  storage?: Record<Hex, Hex>;
}

/** The result of the prestate tracer in diff mode. */
export interface ChangedAccounts {
  pre: Record<Hex, ChangedAccount>;
  post: Record<Hex, ChangedAccount>;
}

/** Parity's notation for a change: equal, added, removed, or changed from one value to another. */
type Change = '=' | { '+': Hex } | { '-': Hex } | { '*': { from: Hex; to: Hex } };

const ZERO_WORD: Hex = `0x${'00'.repeat(32)}`;

function changeOf(isNew: boolean, isGone: boolean, before: Hex, after: Hex | undefined): Change {
  if (isGone) return { '-': before };
  if (isNew) return { '+': after ?? before };
  return after === undefined || after === before ? '=' : { '*': { from: before, to: after } };
}

function diffOf(
  before: ChangedAccount | undefined,
  after: ChangedAccount | undefined,
): Record<string, unknown> {
  const [isNew, isGone] = [before === undefined, after === undefined];
  const nonce = (account: ChangedAccount | undefined): Hex | undefined =>
    account?.nonce === undefined ? undefined : quantity(account.nonce);
  const slots = new Set([
    ...Object.keys(before?.storage ?? {}),
    ...Object.keys(after?.storage ?? {}),
  ]) as Set<Hex>;
  return {
    balance: changeOf(isNew, isGone, before?.balance ?? '0x0', after?.balance),
    nonce: changeOf(isNew, isGone, nonce(before) ?? '0x0', nonce(after)),
    code: changeOf(isNew, isGone, before?.code ?? '0x', after?.code),
    storage: Object.fromEntries(
      [...slots].map((slot) => {
        const [from, to] = [before?.storage?.[slot] ?? ZERO_WORD, after?.storage?.[slot] ?? ZERO_WORD];
        return [slot, isNew ? { '+': to } : { '*': { from, to } }];
      }),
    ),
  };
}

/** Converts the changed accounts to Parity's stateDiff. */
export function toStateDiff({ pre, post }: ChangedAccounts): Record<string, unknown> {
  const addresses = new Set([...Object.keys(pre), ...Object.keys(post)]) as Set<Hex>;
  return Object.fromEntries([...addresses].map((address) => [address, diffOf(pre[address], post[address])]));
}
