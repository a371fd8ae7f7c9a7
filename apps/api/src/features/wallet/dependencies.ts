import type { Transaction } from '@nova/db/database';
import type { SessionTokens } from '@nova/shared/account/schemas';
import type { Context } from 'hono';
import type { Hex } from 'viem';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiEnv } from '../../http/api-router.ts';

/** What signing in needs from the features beside this one. */
export interface WalletDependencies {
  openSession(
    tx: Transaction,
    userId: string,
    device: { clientAddress: string; userAgent: string | undefined },
    replaced: string | null,
  ): Promise<Session & { tokens: SessionTokens }>;
  /** Asks for the password of an account that has one. @throws AppError the codes of a refused password */
  requirePassword(userId: string, password: string | undefined, clientAddress: string): Promise<void>;
  /** Rewards one action of an own wallet; the points, or null when that could not be decided. */
  claimReward(claim: {
    userId: string;
    account: Hex;
    key: string;
    requestId: string | undefined;
    metadata: Record<string, unknown> | null;
  }): Promise<number | null>;
  /** Actions of `wallet-operations` that other features answer, by name. */
  readonly operations: Readonly<
    Record<string, (c: Context<ApiEnv>, body: Record<string, unknown>) => Promise<Response>>
  >;
  /** Called once a wallet session is open; must not fail and not wait. */
  onConnected(session: Session, address: Hex): void;
}
