import type { Queryable } from '@nova/db/database';
import { loadTogether } from '@nova/runtime/load-together';
import { preparedQuery } from '@nova/db/queries/prepared-query';
import { wallets } from '@nova/db/schema/wallet';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';

/** A wallet and the user who says that it is theirs. */
interface WalletClaim {
  readonly userId: string;
  /** Lowercase. */
  readonly address: string;
}

/** Checks that a wallet belongs to the user. @throws AppError `wallet_mismatch` */
export async function requireOwnWallet(db: Queryable, userId: string, address: string): Promise<void> {
  const [error] = await checkWallets(db, [{ userId, address }]);
  if (error) throw error;
}

/** Checks that a wallet belongs to the user. @throws AppError `wallet_mismatch` */
export type OwnWalletCheck = (userId: string, address: string) => Promise<void>;

/** Returns a check for a frequent route, which answers simultaneous requests together. */
export function createOwnWalletCheck(db: Queryable): OwnWalletCheck {
  const check = loadTogether((claims: readonly WalletClaim[]) => checkWallets(db, claims));
  return async (userId, address) => {
    await check({ userId, address });
  };
}

const walletsOf = preparedQuery((db) =>
  db
    .select({ address: wallets.address, userId: wallets.userId })
    .from(wallets)
    .where(sql`${wallets.address} = any(${sql.placeholder('addresses')}::text[])`),
);

/** Returns for each wallet null if it belongs to the user, else `wallet_mismatch`. */
async function checkWallets(db: Queryable, claims: readonly WalletClaim[]): Promise<(AppError | null)[]> {
  const rows = await walletsOf(db).execute({ addresses: claims.map(({ address }) => address) });
  const ownerOf = new Map(rows.map(({ address, userId }) => [address, userId]));
  return claims.map(({ userId, address }) =>
    ownerOf.get(address) === userId
      ? null
      : new AppError(ENERGY_ERRORS.walletMismatch, {
          message: "This wallet isn't linked to your account. Link it first, or use a linked wallet.",
        }),
  );
}
