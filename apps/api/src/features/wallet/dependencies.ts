import type { Transaction } from '@nova/db/database';
import type { SessionTokens } from '@nova/shared/account/schemas';
import type { Context } from 'hono';
import type { Hex } from 'viem';
import type { Session } from '../../http/access/access-tokens.ts';
import type { ApiEnv } from '../../http/api-router.ts';

/** Functions of other features that a login requires. */
export interface WalletDependencies {
  openSession(
    tx: Transaction,
    userId: string,
    device: { clientAddress: string; userAgent: string | undefined },
    replaced: string | null,
  ): Promise<Session & { tokens: SessionTokens }>;
  /** Verifies the password of an account that has one. @throws AppError the codes of a refused password */
  requirePassword(userId: string, password: string | undefined, clientAddress: string): Promise<void>;
  /**
   * Rewards an action of the user's own wallet. Returns the points, or null if the decision was not possible.
   */
  claimReward(claim: {
    userId: string;
    account: Hex;
    key: string;
    requestId: string | undefined;
    metadata: Record<string, unknown> | null;
  }): Promise<number | null>;
  /** Actions of `wallet-operations` by name that other features provide. */
  readonly operations: Readonly<
    Record<string, (c: Context<ApiEnv>, body: Record<string, unknown>) => Promise<Response>>
  >;
  /** Called when a wallet session is open; must neither throw nor block. */
  onConnected(session: Session, address: Hex): void;
}
