import type { Database } from '@nova/db/database';
import { CHAIN_ID, ENTRY_POINT } from '@nova/shared/chain/constants';
import {
  draftOperationSchema,
  OPERATION_BYTES_MAX,
  userOperationSchema,
} from '@nova/shared/passkey/user-operation';
import { hashSchema } from '@nova/shared/hex';
import { numberToHex } from 'viem';
import { z } from 'zod';
import { RPC_CODES, type RpcRequest } from '../json-rpc.ts';
import { BundlerError, type CallNode } from './bundler-node.ts';
import { estimateOperation } from './estimate-operation.ts';
import { findOperation, findOperationReceipt } from './find-operation.ts';
import { hasPasskeyContracts } from './operation-chain.ts';
import { sendOperation } from './send-operation.ts';
import { sponsorOperation } from './sponsor-operation.ts';

type Method = (db: Database, callNode: CallNode, params: unknown) => Promise<unknown>;

const entryPointSchema = z
  .string()
  .refine(
    (address) => address.toLowerCase() === ENTRY_POINT,
    `Only the EntryPoint ${ENTRY_POINT} works here.`,
  );
const sendSchema = z.tuple([userOperationSchema, entryPointSchema]);
const stateOverridesSchema = z.record(z.string(), z.looseObject({})).nullish();
const estimateSchema = z.tuple([draftOperationSchema, entryPointSchema, stateOverridesSchema.optional()]);
const chainIdSchema = z
  .string()
  .refine(
    (chainId) => chainId.toLowerCase() === numberToHex(CHAIN_ID),
    `Only the chain ${CHAIN_ID} works here.`,
  );
/** The last one is the context, which the paymaster of this chain does not need. */
const sponsorSchema = z.tuple([
  draftOperationSchema,
  entryPointSchema,
  chainIdSchema.optional(),
  z.unknown().optional(),
]);
const hashParamsSchema = z.tuple([hashSchema]);

/** Methods that the bundler answers instead of the node (ERC-7769, ERC-7677). */
const METHODS: Readonly<Record<string, Method>> = {
  eth_supportedEntryPoints: async (db) => ((await hasPasskeyContracts(db)) ? [ENTRY_POINT] : []),
  eth_sendUserOperation: (db, callNode, params) => sendOperation(db, callNode, parse(sendSchema, params)[0]),
  eth_estimateUserOperationGas: (db, callNode, params) => {
    const [draft, , stateOverrides] = parse(estimateSchema, params);
    return estimateOperation(db, callNode, draft, stateOverrides ?? undefined);
  },
  eth_getUserOperationReceipt: (db, callNode, params) =>
    findOperationReceipt(db, callNode, parse(hashParamsSchema, params)[0]),
  eth_getUserOperationByHash: (db, callNode, params) =>
    findOperation(db, callNode, parse(hashParamsSchema, params)[0]),
  pm_getPaymasterStubData: (db, callNode, params) =>
    sponsorOperation(db, callNode, parse(sponsorSchema, params)[0]),
  pm_getPaymasterData: (db, callNode, params) =>
    sponsorOperation(db, callNode, parse(sponsorSchema, params)[0]),
};
export const BUNDLER_METHODS: ReadonlySet<string> = new Set(Object.keys(METHODS));

/** Answers a call of a bundler's method. */
export async function answerBundlerCall(db: Database, callNode: CallNode, call: RpcRequest): Promise<object> {
  const common = { jsonrpc: '2.0', id: call.id ?? null } as const;
  try {
    return { ...common, result: await METHODS[call.method]!(db, callNode, call['params']) };
  } catch (error) {
    if (!(error instanceof BundlerError)) throw error;
    const { code, message, data } = error;
    return { ...common, error: { code, message, ...(data !== undefined && { data }) } };
  }
}

/** @throws BundlerError naming the first field that is invalid */
function parse<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  if (JSON.stringify(params ?? null).length > 2 * OPERATION_BYTES_MAX + 4_096) {
    throw new BundlerError(
      RPC_CODES.invalidParams,
      `A user operation may have at most ${OPERATION_BYTES_MAX} bytes.`,
    );
  }
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue!.path.slice(1).join('.');
  throw new BundlerError(
    RPC_CODES.invalidParams,
    place === ''
      ? `The parameters are invalid: ${issue!.message}`
      : `The field ${place} is invalid: ${issue!.message}`,
  );
}
