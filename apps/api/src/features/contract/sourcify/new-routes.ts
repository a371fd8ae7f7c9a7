import { CHAIN_ID } from '@nova/shared/chain/constants';
import { VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { type VerifyRequest, verifyRequestSchema } from '@nova/shared/contract/schemas';
import { PAGE_LIMIT_MAX } from '@nova/shared/pagination';
import { getAddress, type Hex } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../../http/api-context.ts';
import type { ApiRouter } from '../../../http/api-router.ts';
import { parseInput, readJson } from '../../../http/requests/read-json.ts';
import { requestVerification } from '../request-verification.ts';
import {
  contractFieldSchema,
  listVerified,
  minimalSchema,
  readFields,
  toContract,
} from './contract-fields.ts';
import { findSimilar } from './find-similar.ts';
import { findOwnSources } from './own-sources.ts';
import { jobSchema, readJob, toJobId } from './read-job.ts';
import { fromMetadata } from './read-metadata-files.ts';
import { serveSourcify } from './serve-sourcify.ts';
import { requireAddress, requireChain } from './sourcify-names.ts';

const params = z.object({ chainId: z.string().max(20), address: z.string().max(100) });
const acceptedSchema = z.object({ verificationId: z.string() });
const inputBody = z.object({
  /** Standard JSON input. */
  stdJsonInput: z.unknown(),
  compilerVersion: z.string().max(100),
  /** `file:Name` */
  contractIdentifier: z.string().min(1).max(600),
  /** Accepted and not needed: the index knows the creation. */
  creationTransactionHash: z.string().max(100).optional(),
});
const metadataBody = z.object({
  sources: z.record(z.string().max(400), z.string()),
  metadata: z.record(z.string(), z.unknown()),
  creationTransactionHash: z.string().max(100).optional(),
});
const similarityBody = z.object({ creationTransactionHash: z.string().max(100).optional() });
const fieldsQuery = z.object({
  fields: z.string().max(500).optional(),
  omit: z.string().max(500).optional(),
});
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_MAX),
  sort: z.enum(['asc', 'desc']).default('desc'),
  afterMatchId: z.string().max(100).optional(),
});

/** Adds version 2 of Sourcify's API, which forge uses. */
export function serveNewSourcify(context: ApiContext, router: ApiRouter): void {
  serveRequests(context, router);
  serveContracts(context, router);
}

function serveRequests(context: ApiContext, router: ApiRouter): void {
  const accept = async (address: Hex, request: VerifyRequest, client: string) => {
    const id = await requestVerification(context, address, request, client);
    return { status: 202 as const, body: { verificationId: toJobId(id) } };
  };
  serveSourcify(router, {
    method: 'post',
    path: '/v2/verify/{chainId}/{address}',
    summary: 'Submit a standard JSON input for verification (Sourcify, version 2)',
    params,
    body: inputBody,
    answers: { 202: acceptedSchema },
    handle: async (c) => {
      const { address } = readTarget(c.req.param());
      const body = parseInput(inputBody, await readJson(c, VERIFY_BODY_MAX_BYTES));
      const request = parseInput(verifyRequestSchema, {
        compiler: body.compilerVersion,
        contract: body.contractIdentifier,
        input: body.stdJsonInput,
      });
      return accept(address, request, c.var.clientAddress);
    },
  });
  serveSourcify(router, {
    method: 'post',
    path: '/v2/verify/metadata/{chainId}/{address}',
    summary: 'Submit metadata and sources for verification (Sourcify, version 2)',
    params,
    body: metadataBody,
    answers: { 202: acceptedSchema },
    handle: async (c) => {
      const { address } = readTarget(c.req.param());
      const { metadata, sources } = parseInput(metadataBody, await readJson(c, VERIFY_BODY_MAX_BYTES));
      const request = fromMetadata(metadata, sources);
      return accept(address, request, c.var.clientAddress);
    },
  });
  serveSourcify(router, {
    method: 'post',
    path: '/v2/verify/similarity/{chainId}/{address}',
    summary: 'Verify with the sources of a contract that has the same code (Sourcify, version 2)',
    description: 'Without such a contract, the status is 404.',
    params,
    body: similarityBody,
    answers: { 202: acceptedSchema },
    handle: async (c) => {
      const { address } = readTarget(c.req.param());
      parseInput(similarityBody, await readJson(c, VERIFY_BODY_MAX_BYTES));
      const request = await findSimilar(context, address);
      return accept(address, request, c.var.clientAddress);
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/v2/verify/{verificationId}',
    summary: 'Retrieve the status of a verification (Sourcify, version 2)',
    params: z.object({ verificationId: z.string().max(100) }),
    answers: { 200: jobSchema },
    handle: async (c) => ({ status: 200, body: await readJob(context, c.req.param('verificationId') ?? '') }),
  });
}

function serveContracts(context: ApiContext, router: ApiRouter): void {
  serveSourcify(router, {
    method: 'get',
    path: '/v2/contract/{chainId}/{address}',
    summary: 'Retrieve a verified contract (Sourcify, version 2)',
    description: 'An address without sources of its own has status 404 and `match: null`.',
    params,
    query: fieldsQuery,
    answers: { 200: contractFieldSchema, 404: minimalSchema },
    handle: async (c) => {
      const { address } = readTarget(c.req.param());
      const fields = readFields(parseInput(fieldsQuery, c.req.query()));
      const known = await findOwnSources(context, address);
      if (known) return { status: 200, body: toContract(address, known, fields) };
      const none = { match: null, creationMatch: null, runtimeMatch: null };
      return { status: 404, body: { ...none, chainId: String(CHAIN_ID), address: getAddress(address) } };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/v2/contracts/{chainId}',
    summary: 'List verified contracts (Sourcify, version 2)',
    description: 'Pass the `matchId` of the last contract as `afterMatchId` for the next page.',
    params: z.object({ chainId: z.string().max(20) }),
    query: listQuery,
    answers: { 200: z.object({ results: z.array(minimalSchema) }) },
    handle: async (c) => {
      requireChain(c.req.param('chainId') ?? '');
      const { limit, sort, afterMatchId } = parseInput(listQuery, c.req.query());
      const after = afterMatchId === undefined ? null : requireAddress(afterMatchId);
      return { status: 200, body: { results: await listVerified(context.db, { limit, sort, after }) } };
    },
  });
  serveSourcify(router, {
    method: 'get',
    path: '/chains',
    summary: 'List the supported chains (Sourcify)',
    answers: {
      200: z.array(
        z.object({ name: z.string(), title: z.string(), chainId: z.int(), supported: z.boolean() }),
      ),
    },
    handle: () =>
      Promise.resolve({
        status: 200,
        body: [{ name: 'Nova', title: 'Nova', chainId: CHAIN_ID, supported: true }],
      }),
  });
}

function readTarget(value: Record<string, string>) {
  const { chainId, address } = parseInput(params, value);
  requireChain(chainId);
  return { address: requireAddress(address) };
}
