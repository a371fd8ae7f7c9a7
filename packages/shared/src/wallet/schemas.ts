import { z } from 'zod';
import { sessionTokensSchema } from '../account/schemas.ts';
import { actionMetadataSchema } from '../energy/schemas.ts';
import { addressSchema, hexSchema, timeSchema } from '../hex.ts';

/** `POST /auth/v1/siwe/nonce`: one use, expires. */
export const nonceSchema = z.object({ nonce: z.string(), expires_at: timeSchema });
export type Nonce = z.infer<typeof nonceSchema>;

/** Body of `wallet-operations / connect_wallet` (SPEC §7). `message` is the EIP-4361 text that was signed. */
export const connectWalletSchema = z.object({
  action: z.literal('connect_wallet'),
  data: z.object({
    address: addressSchema,
    /** 65 bytes of a key, or whatever a contract wallet accepts (ERC-1271). */
    signature: hexSchema.refine((value) => value.length <= 8_194, 'is too long'),
    chainId: z.number().int().positive(),
    message: z.string().max(4_000).optional(),
    walletType: z.string().max(64).optional(),
  }),
});
export type ConnectWalletRequest = z.infer<typeof connectWalletSchema>;

/** Body of `wallet-operations / claim_rewards` (SPEC §7): the reward of one action, as `reward_action` gives it. */
export const claimRewardsSchema = z.object({
  action: z.literal('claim_rewards'),
  data: z.object({
    address: addressSchema,
    actionType: z.string().min(1).max(64),
    metadata: actionMetadataSchema.nullish(),
    request_id: z.string().min(8).max(100).optional(),
  }),
});

/**
 * Reward result (SPEC §3). `fallback` is true when nothing could be decided, so that the same claim may be made again;
 * a refused claim brings zero points without it. Points convert to coins by themselves never: `novaTokens` is 0.
 */
export const claimResultSchema = z.object({
  energyPoints: z.number().int(),
  novaTokens: z.number(),
  fallback: z.boolean(),
});
export type ClaimResult = z.infer<typeof claimResultSchema>;

/** `source` is `server` for a session opened by a verified signature; the browser's own fallback is `local`. */
export const connectWalletResultSchema = z.object({
  source: z.enum(['server', 'local']),
  address: addressSchema,
  user_id: z.string(),
  /** True when this wallet had never signed in before. */
  new_wallet: z.boolean(),
  session: sessionTokensSchema,
});
export type ConnectWalletResult = z.infer<typeof connectWalletResultSchema>;

/** `GET /api/v1/wallet/tokens`: tokens that a wallet may be told to show; as far as this chain has them. */
export const walletTokensSchema = z.object({
  items: z.array(
    z.object({
      /** Energy Points, or what the pre-sale takes. */
      kind: z.enum(['energy', 'payment']),
      /** As the contract names itself. */
      symbol: z.string(),
      address: addressSchema,
      decimals: z.number().int(),
      /** The token without value that development pays with. */
      is_test: z.boolean(),
    }),
  ),
});
export type WalletTokens = z.infer<typeof walletTokensSchema>;
