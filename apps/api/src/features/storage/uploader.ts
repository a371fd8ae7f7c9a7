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
 * Returns the uploading account: logged in and, for NFTs, with a wallet. Tokens can be created without one.
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
