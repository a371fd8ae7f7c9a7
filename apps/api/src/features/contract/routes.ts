import { createRoute } from '@hono/zod-openapi';
import { deployedContracts } from '@nova/db/schema/explorer';
import { COMPILERS } from '@nova/shared/contract/compilers';
import { VYPER_PREFIX, VYPER_VERSIONS } from '@nova/shared/contract/vyper';
import { VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import {
  contractListSchema,
  contractSchema,
  verificationIdSchema,
  verificationStatusSchema,
  verifyRequestSchema,
} from '@nova/shared/contract/schemas';
import { contractStorageSchema } from '@nova/shared/contract/storage-layout';
import { AppError } from '@nova/shared/errors';
import { EXPLORER_ERRORS } from '@nova/shared/explorer/errors';
import { addressSchema } from '@nova/shared/hex';
import { asc } from 'drizzle-orm';
import type { Hex } from 'viem';
import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody } from '../../http/requests/describe.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';
import { readContract, readContractStorage } from './read-contract.ts';
import { readVerification } from './read-verification.ts';
import { requestVerification } from './request-verification.ts';

const tags = ['contracts'];
const listRoute = createRoute({
  method: 'get',
  path: '/api/v1/contracts',
  tags,
  summary: 'List Nova contracts and available compilers',
  responses: { 200: jsonAnswer('The contracts and the compilers.', contractListSchema) },
});
const contractRoute = createRoute({
  method: 'get',
  path: '/api/v1/contracts/{address}',
  tags,
  summary: 'Retrieve the code at an address: source, ABI, compiler, settings, proxy',
  description:
    'The sources belong to the address itself or to a contract with the same code (`origin: code`). ' +
    '`match` is `full` if every byte is equal, and `partial` if only the instructions are. ' +
    '`match_kind` is `similar` for the sources of another address, else `exact` or `partial`.',
  request: { params: z.object({ address: z.string().max(100) }) },
  responses: {
    200: jsonAnswer('The known facts. An address without code has `is_contract: false`.', contractSchema),
    ...errorAnswers({ 404: '`address_not_found`: not an address' }),
  },
});
const storageRoute = createRoute({
  method: 'get',
  path: '/api/v1/contracts/{address}/storage-layout',
  tags,
  summary: 'Retrieve where a verified contract keeps its variables',
  description:
    'The layout is that of the code that uses the storage: for a proxy, that of its implementation. Its fields are those of the compiler’s `storageLayout`, with `bytes` for `numberOfBytes`.',
  request: { params: z.object({ address: z.string().max(100) }) },
  responses: {
    200: jsonAnswer('The layout, or null if it is unknown.', contractStorageSchema),
    ...errorAnswers({ 404: '`address_not_found`: not an address' }),
  },
});
const statusRoute = createRoute({
  method: 'get',
  path: '/api/v1/contracts/{address}/verify/{id}',
  tags,
  summary: 'Retrieve the status of a verification request',
  request: { params: z.object({ address: z.string().max(100), id: verificationIdSchema }) },
  responses: {
    200: jsonAnswer('The status of the request, kept for one week.', verificationStatusSchema),
    ...errorAnswers({ 404: '`verification_not_found`' }),
  },
});

/** Routes for contract sources: reading, submitting, and the progress of a verification. */
export function createContractRoutes(context: ApiContext): ApiRouter {
  const { db } = context;
  const router = createRouter();
  describeVerify(router);
  router.openapi(listRoute, async (c) => {
    const items = await db
      .select({ address: deployedContracts.address, name: deployedContracts.name })
      .from(deployedContracts)
      .orderBy(asc(deployedContracts.name));
    const solidity = COMPILERS.map(({ version, longVersion }) => ({ version, long_version: longVersion }));
    const vyper = VYPER_VERSIONS.map((version) => `${VYPER_PREFIX}${version}`);
    const compilers = [...solidity, ...vyper.map((version) => ({ version, long_version: version }))];
    return c.json({ items, compilers }, 200);
  });
  router.openapi(contractRoute, async (c) =>
    c.json(await readContract(context, toAddress(c.req.valid('param').address)), 200),
  );
  router.openapi(storageRoute, async (c) =>
    c.json(await readContractStorage(context, toAddress(c.req.valid('param').address)), 200),
  );
  router.openapi(statusRoute, async (c) => c.json(await readVerification(db, c.req.valid('param').id), 200));
  router.post('/api/v1/contracts/:address/verify', async (c) => {
    const address = toAddress(c.req.param('address'));
    const request = parseInput(verifyRequestSchema, await readJson(c, VERIFY_BODY_MAX_BYTES));
    const id = await requestVerification(context, address, request, c.var.clientAddress);
    return c.json(await readVerification(db, id), 202);
  });
  return router;
}

function toAddress(text: string): Hex {
  const parsed = addressSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new AppError(EXPLORER_ERRORS.addressNotFound, { message: 'Address not found' });
}

function describeVerify(router: ApiRouter): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/contracts/{address}/verify',
    tags,
    summary: 'Submit source code for verification',
    description:
      'We compile the source code and compare it with the on-chain bytecode. Poll the result using the returned ID.',
    request: {
      params: z.object({ address: addressSchema }),
      body: jsonBody(verifyRequestSchema),
    },
    responses: {
      202: jsonAnswer('Accepted; the request is queued.', verificationStatusSchema),
      ...errorAnswers({
        400: '`invalid_input`, `compiler_unknown`, `no_contract`',
        404: '`address_not_found`: not an address',
        409: '`already_verified`',
        413: '`body_too_large`',
        429: '`rate_limited`, `verification_busy`',
        503: '`unavailable`',
      }),
    },
  });
}
