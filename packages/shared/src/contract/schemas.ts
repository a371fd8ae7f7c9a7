import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { VERIFICATION_FAILURES } from './errors.ts';
import { PROXY_KINDS } from './proxies.ts';
import { singleSourceSchema, standardInputSchema } from './standard-input.ts';

/** See `Match`: every byte, or the instructions alone. */
export const matchSchema = z.enum(['full', 'partial']);

/**
 * Where the knowledge comes from: `deployment` (ours, from the sources that were deployed), `submitted` (somebody gave
 * the sources), `code` (the code is that of a contract whose sources are known).
 */
export const originSchema = z.enum(['deployment', 'submitted', 'code']);

/** The parameters of an ABI as compilers write it; checked no further, because the compiler wrote it. */
export const abiSchema = z.array(z.record(z.string(), z.unknown()));

export const verificationSchema = z.object({
  name: z.string(),
  /** File that holds it. */
  file: z.string(),
  match: matchSchema,
  /** Of the code that created it; null when that is not known or differs. */
  creationMatch: matchSchema.nullable(),
  origin: originSchema,
  /** The verified contract whose code this one has; null where its own sources were given. */
  similarTo: addressSchema.nullable(),
  /** When the sources became known; null where the code is only alike. */
  verifiedAt: timeSchema.nullable(),
  language: z.literal('Solidity'),
  /** With commit: `0.8.30+commit.73712a01`. */
  compiler: z.string(),
  /** As far as told; null where the compiler's default applied. */
  evmVersion: z.string().nullable(),
  optimizer: z.object({ enabled: z.boolean(), runs: z.int() }),
  viaIR: z.boolean(),
  /** SPDX identifier in the file; null without one. */
  license: z.string().nullable(),
  /** ABI encoded, recovered from the chain; null when the creation is not known. */
  constructorArguments: hexSchema.nullable(),
  /** Libraries its code is linked to. */
  libraries: z.array(z.object({ name: z.string(), address: addressSchema })),
  abi: abiSchema,
  /** The compiler's settings as a whole. */
  settings: z.record(z.string(), z.unknown()),
  sources: z.array(z.object({ path: z.string(), content: z.string() })),
});
export type Verification = z.infer<typeof verificationSchema>;

/** A proxy's target. Name and ABI are null where its sources are not known. */
export const proxySchema = z.object({
  kind: z.enum(PROXY_KINDS),
  implementation: addressSchema,
  name: z.string().nullable(),
  match: matchSchema.nullable(),
  abi: abiSchema.nullable(),
});
export type Proxy = z.infer<typeof proxySchema>;

/** `GET /api/v1/contracts/{address}`. */
export const contractSchema = z.object({
  address: addressSchema,
  /** False for an address without code; null while the chain does not answer. */
  isContract: z.boolean().nullable(),
  /** Bytes of code; null while the chain does not answer. */
  codeSize: z.int().nullable(),
  /** Which compiler the code says it was made by, `0.8.30`; null where it says nothing. */
  compilerHint: z.string().nullable(),
  verification: verificationSchema.nullable(),
  proxy: proxySchema.nullable(),
});
export type Contract = z.infer<typeof contractSchema>;

/** `GET /api/v1/contracts`: our own contracts, and the compilers that sources can be verified with. */
export const contractListSchema = z.object({
  items: z.array(z.object({ address: addressSchema, name: z.string() })),
  compilers: z.array(z.object({ version: z.string(), longVersion: z.string() })),
});
export type ContractList = z.infer<typeof contractListSchema>;

const targetSchema = z.object({
  /** `0.8.30` or with its commit. */
  compiler: z.string().max(100),
  /** `path/File.sol:Name` or `Name`; whatever gives the right code when left out. */
  contract: z.string().min(1).max(600).optional(),
});

/** `POST /api/v1/contracts/{address}/verify`: one file with its settings, or a standard JSON input. */
export const verifyRequestSchema = z.union([
  targetSchema.extend({ input: standardInputSchema }),
  targetSchema.extend(singleSourceSchema.shape),
]);
export type VerifyRequest = z.infer<typeof verifyRequestSchema>;

/** Retrieve the status of a verification request. */
export const verificationStatusSchema = z.object({
  id: z.string(),
  address: addressSchema,
  status: z.enum(['queued', 'running', 'verified', 'failed']),
  /** Requests in front of it, itself included; 0 once it is at work. */
  position: z.int(),
  match: matchSchema.nullable(),
  failure: z
    .object({
      code: z.enum(VERIFICATION_FAILURES),
      /** A sentence for people; for `compile_error` what the compiler says. */
      message: z.string(),
    })
    .nullable(),
});
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;

/** Id of a verification request, also what Etherscan's clients call its guid. */
export const verificationIdSchema = z.string().regex(/^[0-9a-z]{32}$/, 'must be the id of a request');

/** Who created a contract, and in which transaction. */
export const contractCreationSchema = z.object({
  address: addressSchema,
  creator: addressSchema,
  /** The contract that created it on the creator's behalf; null for a creation of its own. */
  factory: addressSchema.nullable(),
  transactionHash: hashSchema,
  blockNumber: z.int(),
  timestamp: timeSchema,
});
export type ContractCreation = z.infer<typeof contractCreationSchema>;
