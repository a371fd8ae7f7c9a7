import { accountFactoryAbi } from '@nova/abi/account-factory';
import { accountAbi } from '@nova/abi/account';
import type { Queryable } from '@nova/db/database';
import { ownAccounts } from '@nova/db/schema/presale';
import { addressSchema } from '@nova/shared/hex';
import type { OwnAccount } from '@nova/shared/presale/account';
import { eq } from 'drizzle-orm';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';

const NOBODY = `0x${'00'.repeat(20)}`;

/** Reads accounts on the chain. */
export interface AccountSource {
  readonly db: Queryable;
  readonly chain: {
    /** Sends one batch; a result that the node does not return is undefined at its index. */
    call(
      calls: readonly { readonly method: string; readonly params: readonly unknown[] }[],
    ): Promise<unknown[]>;
  };
  /** The contract `AccountFactory`; null if this chain has none. */
  readonly factory: Hex | null;
}

/** Reads balance, owner and pending link of a user's own account, which needs no wallet, from the chain. */
export async function readOwnAccount(
  { db, chain, factory }: AccountSource,
  userId: string,
): Promise<OwnAccount> {
  const [row] = await db.select().from(ownAccounts).where(eq(ownAccounts.userId, userId));
  if (!row || factory === null) return { address: null, balance_wei: null, owner: null, waiting_link: null };
  const view = (to: string, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  const linkOf = { abi: accountFactoryAbi, functionName: 'linkOf' } as const;
  const [balance, owner, link] = await chain.call([
    { method: 'eth_getBalance', params: [row.address, 'latest'] },
    view(row.address, encodeFunctionData({ abi: accountAbi, functionName: 'owner' })),
    view(factory, encodeFunctionData({ ...linkOf, args: [row.accountId] })),
  ]);
  const waiting = isBytes(link) ? decodeFunctionResult({ ...linkOf, data: link }) : null;
  return {
    address: addressSchema.parse(row.address),
    balance_wei:
      typeof balance === 'string' && /^0x[0-9a-f]+$/i.test(balance) ? BigInt(balance).toString() : null,
    // Before the account is deployed there is no code, and the result is empty.
    owner: isBytes(owner) ? toOwner(owner) : null,
    waiting_link:
      waiting && waiting.wallet !== NOBODY
        ? {
            wallet: addressSchema.parse(waiting.wallet),
            effective_at: new Date(Number(waiting.effectiveAt) * 1000).toISOString(),
          }
        : null,
  };
}

function toOwner(answer: Hex): Hex | null {
  const owner = addressSchema.parse(`0x${answer.slice(-40)}`);
  return owner === NOBODY ? null : owner;
}

function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-f]{64})+$/i.test(value);
}
