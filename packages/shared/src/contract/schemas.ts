import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { VERIFICATION_FAILURES } from './errors.ts';
import { PROXY_KINDS } from './proxies.ts';
import { singleSourceSchema, standardInputSchema } from './standard-input.ts';

/** See `Match`: every byte, or only the instructions. */
export const contractMatchSchema = z.enum(['full', 'partial']);

/**
 * Origin of the sources: `deployment` (ours, from the deployed sources), `submitted` (by a user), `code`
 * (the code equals that of a contract with known sources).
 */
export const sourceOriginSchema = z.enum(['deployment', 'submitted', 'code']);

/**
 * How the sources belong to the address: `exact` and `partial` are the matches of sources that were verified
 * for it; `similar` means that only the code equals that of a contract with known sources.
 */
export const matchKindSchema = z.enum(['exact', 'partial', 'similar']);
export type MatchKind = z.infer<typeof matchKindSchema>;

/** An ABI as compilers output it; not validated further, because our compiler wrote it. */
export const contractAbiSchema = z.array(z.record(z.string(), z.unknown()));

export const verificationSchema = z.object({
  name: z.string(),
  /** File that defines it. */
  file: z.string(),
  match: contractMatchSchema,
  match_kind: matchKindSchema,
  /** Match of the creation code; null if the code is unknown or differs. */
  creation_match: contractMatchSchema.nullable(),
  origin: sourceOriginSchema,
  /** The verified contract with the same code; null if its own sources were submitted. */
  similar_to: addressSchema.nullable(),
  /** Time of the verification; null if only the code is equal to a verified one. */
  verified_at: timeSchema.nullable(),
  language: z.enum(['Solidity', 'Vyper']),
  /** With commit: `0.8.30+commit.73712a01`; `vyper:0.4.3` for Vyper. */
  compiler: z.string(),
  /** As specified; null if the compiler's default applied. */
  evmVersion: z.string().nullable(),
  optimizer: z.object({ enabled: z.boolean(), runs: z.int() }),
  viaIR: z.boolean(),
  /** SPDX identifier in the file; null without one. */
  license: z.string().nullable(),
  /** ABI-encoded, recovered from the chain; null if the creation is unknown. */
  constructor_arguments: hexSchema.nullable(),
  /** Libraries linked into the code. */
  libraries: z.array(z.object({ name: z.string(), address: addressSchema })),
  abi: contractAbiSchema,
  /** All settings of the compiler. */
  settings: z.record(z.string(), z.unknown()),
  sources: z.array(z.object({ path: z.string(), content: z.string() })),
});
export type Verification = z.infer<typeof verificationSchema>;

/** A proxy's target. Name and ABI are null if its sources are unknown. */
export const contractProxySchema = z.object({
  kind: z.enum(PROXY_KINDS),
  implementation: addressSchema,
  name: z.string().nullable(),
  match: contractMatchSchema.nullable(),
  match_kind: matchKindSchema.nullable(),
  abi: contractAbiSchema.nullable(),
});
export type Proxy = z.infer<typeof contractProxySchema>;

/** `GET /api/v1/contracts/{address}`. */
export const contractSchema = z.object({
  address: addressSchema,
  /** False for an address without code; null while the chain is unavailable. */
  is_contract: z.boolean().nullable(),
  /** Size of the code in bytes; null while the chain is unavailable. */
  code_size: z.int().nullable(),
  /** Compiler version in the code's metadata, such as `0.8.30`; null if not given. */
  compiler_hint: z.string().nullable(),
  verification: verificationSchema.nullable(),
  proxy: contractProxySchema.nullable(),
});
export type Contract = z.infer<typeof contractSchema>;

/** `GET /api/v1/contracts`: our own contracts, and the compilers for verification. */
export const contractListSchema = z.object({
  items: z.array(z.object({ address: addressSchema, name: z.string() })),
  compilers: z.array(z.object({ version: z.string(), long_version: z.string() })),
});
export type ContractList = z.infer<typeof contractListSchema>;

const targetSchema = z.object({
  /** `0.8.30`, optionally with the commit; a release of Vyper is `vyper:0.4.3`. */
  compiler: z.string().max(100),
  /** `path/File.sol:Name` or `Name`; by default any contract whose code matches. */
  contract: z.string().min(1).max(600).optional(),
});

/** `POST /api/v1/contracts/{address}/verify`: one file with its settings, or a standard JSON input. */
export const verifyRequestSchema = z.union([
  targetSchema.extend({ input: standardInputSchema }),
  targetSchema.extend(singleSourceSchema.shape),
]);
export type VerifyRequest = z.infer<typeof verifyRequestSchema>;

/** Status of a verification request. */
export const verificationStatusSchema = z.object({
  id: z.string(),
  address: addressSchema,
  status: z.enum(['queued', 'running', 'verified', 'failed']),
  /** Position in the queue, starting at 1; 0 while it is processed. */
  position: z.int(),
  match: contractMatchSchema.nullable(),
  failure: z
    .object({
      code: z.enum(VERIFICATION_FAILURES),
      /** A readable sentence; for `compile_error` the compiler's output. */
      message: z.string(),
    })
    .nullable(),
});
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;

/** ID of a verification request, called guid by Etherscan's clients. */
export const verificationIdSchema = z.string().regex(/^[0-9a-z]{32}$/, 'must be the id of a request');

/** Creator and transaction of a contract's creation. */
export const contractCreationSchema = z.object({
  address: addressSchema,
  creator: addressSchema,
  /** The contract that created it on the creator's behalf; null for a creation transaction. */
  factory: addressSchema.nullable(),
  transactionHash: hashSchema,
  blockNumber: z.int(),
  timestamp: timeSchema,
});
export type ContractCreation = z.infer<typeof contractCreationSchema>;
