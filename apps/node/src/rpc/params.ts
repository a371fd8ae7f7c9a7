import { z } from 'zod';
import { bytesToHex, type Hex, hexToBytes } from '../encoding/hex.ts';

const lowerCase = (value: string): Hex => value.toLowerCase() as Hex;

/** For methods without parameters. */
export const noParams = z.tuple([]);

/** Hex of whole bytes, decoded to bytes. Without the prefix, an empty text means no bytes, as in geth. */
export const dataParam = z
  .string()
  .regex(/^(0x([0-9a-fA-F]{2})*)?$/, 'must be 0x-prefixed hex of whole bytes')
  .transform((value) => hexToBytes(value));

export const addressParam = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a 20-byte address')
  .transform((value) => hexToBytes(value));

export const hashParam = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a 32-byte hash')
  .transform(lowerCase);

/** A quantity of at most 256 bits. */
export const quantityParam = z
  .string()
  .regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/, 'must be a 0x-prefixed quantity without leading zeros')
  .transform((value) => BigInt(value));

/** A count or height that fits a JavaScript number; plain numbers are accepted too. */
export const countParam = z.union(
  [
    z.int().nonnegative(),
    z
      .string()
      .regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,12})$/)
      .transform((value) => Number.parseInt(value, 16)),
  ],
  'must be a 0x-prefixed quantity without leading zeros',
);

/** A storage slot: 32 bytes or, as in geth, a quantity. */
export const slotParam = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/, 'must be a 32-byte storage key')
  .transform((value) => hexToBytes(`0x${value.slice(2).padStart(64, '0')}`));

const TAGS = ['latest', 'pending', 'safe', 'finalized', 'earliest'] as const;

/** A height of at most 63 bits, as in geth, or a plain number. One without a block may lose its last digits. */
const heightParam = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,14}|[1-7][0-9a-fA-F]{15})$/)
    .transform((value) => Number.parseInt(value, 16)),
]);

/** `latest` and its synonyms, `earliest`, or a number. */
export const blockNumberParam = z.union(
  [z.enum(TAGS), heightParam.transform((number) => ({ number }))],
  `must be ${TAGS.join(', ')} or a 0x-prefixed block number without leading zeros`,
);

/** A block by number, tag or hash, or an object with one of them (EIP-1898). */
export const blockTagParam = z.union(
  [
    blockNumberParam,
    hashParam.transform((hash) => ({ hash })),
    z
      .object({ blockNumber: blockNumberParam, blockHash: z.null().optional() })
      .transform(({ blockNumber }) => blockNumber),
    z
      .object({
        blockHash: hashParam,
        blockNumber: z.null().optional(),
        requireCanonical: z.boolean().nullish(),
      })
      .transform(({ blockHash }) => ({ hash: blockHash })),
  ],
  `must be ${TAGS.join(', ')}, a 0x-prefixed block number without leading zeros, a block hash, or an object with either blockNumber or blockHash`,
);

export type BlockTag = z.output<typeof blockTagParam>;

/** An optional tag, `latest` by default. */
export const optionalTagParam = blockTagParam.nullish().transform((tag) => tag ?? 'latest');

const accessListParam = z
  .array(
    z.object({
      address: addressParam,
      storageKeys: z.array(hashParam.transform((key) => hexToBytes(key))),
    }),
  )
  .nullish()
  .transform((list) => list ?? []);

const uint64Param = quantityParam.refine((value) => value < 2n ** 64n, 'must fit 64 bits');

/** The authorizations of EIP-7702; `v` is accepted in place of `yParity`. */
const authorizationListParam = z
  .array(
    z
      .object({
        chainId: quantityParam,
        address: addressParam,
        nonce: uint64Param,
        yParity: quantityParam.nullish(),
        v: quantityParam.nullish(),
        r: quantityParam,
        s: quantityParam,
      })
      .transform(({ yParity, v, ...rest }) => ({ ...rest, yParity: yParity ?? v ?? 0n })),
  )
  .nullish()
  .transform((list) => list ?? []);

const optionalQuantity = quantityParam.nullish().transform((value) => value ?? undefined);

/** The transaction object of eth_call and eth_estimateGas. */
export const callParam = z
  .object({
    from: addressParam.nullish(),
    to: addressParam.nullish(),
    gas: optionalQuantity,
    gasPrice: optionalQuantity,
    maxFeePerGas: optionalQuantity,
    maxPriorityFeePerGas: optionalQuantity,
    value: optionalQuantity,
    nonce: optionalQuantity,
    chainId: optionalQuantity,
    data: dataParam.nullish(),
    input: dataParam.nullish(),
    accessList: accessListParam,
    authorizationList: authorizationListParam,
  })
  .superRefine(({ data, input, gasPrice, maxFeePerGas, maxPriorityFeePerGas }, context) => {
    if (data != null && input != null && bytesToHex(data) !== bytesToHex(input)) {
      context.addIssue('both "data" and "input" are set and not equal');
    }
    if (gasPrice !== undefined && (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined)) {
      context.addIssue('both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified');
    }
  });

export type CallRequest = z.output<typeof callParam>;
