import { z } from 'zod';
import { SUPPORTED_CHAIN_IDS } from '../chain/constants.ts';
import { PASSWORD_MAX_LENGTH } from '../account/constants.ts';
import { sessionTokensSchema } from '../account/schemas.ts';
import { actionMetadataSchema } from '../energy/schemas.ts';
import { addressSchema, hexSchema, timeSchema } from '../hex.ts';

/**
 * Optional body of `POST /auth/v1/siwe/nonce`. With an address, the server composes the message to sign,
 * valid only for this address and chain; `connect_wallet` then needs no `message`.
 */
export const nonceRequestSchema = z.object({
  address: addressSchema.optional(),
  /** Nova's own chain if omitted. */
  chainId: z.literal([...SUPPORTED_CHAIN_IDS]).optional(),
});

/** `POST /auth/v1/siwe/nonce`: works once and expires. `message` is present for a request with an address. */
export const nonceSchema = z.object({
  nonce: z.string(),
  expires_at: timeSchema,
  message: z.string().optional(),
});
export type Nonce = z.infer<typeof nonceSchema>;

/**
 * Body of `wallet-operations / connect_wallet`. `message` is the signed EIP-4361 text; without it, the
 * message is the one that the server composed for this address and chain. `chainId` is the chain named in
 * the message. `password` is required with a session whose account has one, if the wallet is new to that
 * account.
 */
export const connectWalletSchema = z.object({
  action: z.literal('connect_wallet'),
  data: z.object({
    address: addressSchema,
    /** 65 bytes of a key, or any signature that a contract wallet accepts (ERC-1271). */
    signature: hexSchema.refine((value) => value.length <= 8_194, 'is too long'),
    chainId: z.number().int().positive(),
    message: z.string().max(4_000).optional(),
    walletType: z.string().max(64).optional(),
    password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
  }),
});
export type ConnectWalletRequest = z.infer<typeof connectWalletSchema>;

/**
 * Body of `wallet-operations / claim_rewards` (requirement 198): the reward of one action, as in
 * `reward_action`.
 */
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
 * Reward result (requirement 109). `fallback` is true if no decision was possible, so that the same claim
 * may be repeated; a refused claim gives zero points without it. `novaTokens` is the value of these points
 * in NAC at 100 EP per NAC; it is paid out when the account converts points, so it is 0 for a demo, which
 * never does. `source` is `server`: the points are in the server's ledger and will be recorded on the chain.
 */
export const claimResultSchema = z.object({
  energyPoints: z.number().int(),
  novaTokens: z.number(),
  fallback: z.boolean(),
  source: z.enum(['server', 'local']),
});
export type ClaimResult = z.infer<typeof claimResultSchema>;

/**
 * `source` is `server` for a session opened by a verified signature; the browser's own fallback is `local`.
 */
export const connectWalletResultSchema = z.object({
  source: z.enum(['server', 'local']),
  address: addressSchema,
  user_id: z.string(),
  /** The chain named in the signed message, and whether it is Nova's own, where balances and rewards are. */
  chain_id: z.number().int(),
  is_own_chain: z.boolean(),
  /** True if this wallet has never logged in before. */
  new_wallet: z.boolean(),
  session: sessionTokensSchema,
});
export type ConnectWalletResult = z.infer<typeof connectWalletResultSchema>;

/** `GET /api/v1/wallet/tokens`: tokens that can be added to a wallet, as far as this chain has them. */
export const walletTokensSchema = z.object({
  items: z.array(
    z.object({
      /** Energy Points, or the presale's payment token. */
      kind: z.enum(['energy', 'payment']),
      /** As returned by the contract. */
      symbol: z.string(),
      address: addressSchema,
      decimals: z.number().int(),
      /** The payment token without value in development. */
      is_test: z.boolean(),
    }),
  ),
});
export type WalletTokens = z.infer<typeof walletTokensSchema>;

/** `GET /api/v1/wallet/options`: ways to connect a wallet that depend on the operator. */
export const walletOptionsSchema = z.object({
  /** Relay for wallets on other devices (WalletConnect); null if the operator has not set it up. */
  walletconnect: z.object({ project_id: z.string(), relay_url: z.url({ protocol: /^wss?$/ }) }).nullable(),
});
export type WalletOptions = z.infer<typeof walletOptionsSchema>;
