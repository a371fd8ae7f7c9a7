import { readPrimaryWallet } from '@nova/db/primary-wallet';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { AppError } from '@nova/shared/errors';
import { NFT_WALLET_REQUIRED } from '@nova/shared/nft/constants';
import type { UploadKind } from '@nova/shared/storage/schemas';
import type { Context } from 'hono';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiEnv } from '../../http/api-router.ts';
import { requireSession } from '../../http/access/session.ts';

/**
 * The account that uploads: signed in, and with a wallet for what only wallets create. Tokens are created without one too.
 * @throws AppError `unauthorized`, `wallet_required`
 */
export async function requireUploader(
  c: Context<ApiEnv>,
  context: ApiContext,
  kind: UploadKind,
): Promise<string> {
  const { userId } = await requireSession(c, context.tokens);
  if (kind === 'logo') return userId;
  if ((await readPrimaryWallet(context.db, userId)) !== null) return userId;
  throw new AppError(ENERGY_ERRORS.walletRequired, { message: NFT_WALLET_REQUIRED });
}
