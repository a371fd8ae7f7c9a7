import { COMPILERS } from '@nova/shared/contract/compilers';
import { EVM_VERSIONS } from '@nova/shared/contract/constants';
import { VYPER_VERSIONS } from '@nova/shared/contract/vyper';
import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';
import { createRoute } from '@hono/zod-openapi';
import type { ApiContext } from '../../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../../http/api-router.ts';
import { errorAnswers, jsonAnswer } from '../../../http/requests/describe.ts';
import { parseInput } from '../../../http/requests/read-json.ts';
import { requestVerification } from '../request-verification.ts';
import {
  readSubmission,
  SUBMISSION_READERS,
  type SubmissionMethod,
  submissionFormSchema,
  submissionSchema,
} from './read-submission.ts';

const BASE = '/api/v2/smart-contracts';
const tags = ['blockscout'];
const params = z.object({ address_hash: addressSchema });
const startedSchema = z.object({ message: z.string() });
const METHODS = Object.keys(SUBMISSION_READERS) as SubmissionMethod[];
const configSchema = z.object({
  verification_options: z.array(z.string()),
  solidity_compiler_versions: z.array(z.string()),
  solidity_evm_versions: z.array(z.string()),
  vyper_compiler_versions: z.array(z.string()),
  vyper_evm_versions: z.array(z.string()),
  is_rust_verifier_microservice_enabled: z.boolean(),
});

const configRoute = createRoute({
  method: 'get',
  path: `${BASE}/verification/config`,
  tags,
  summary: 'List methods and compilers of verifications in Blockscout format',
  responses: { 200: jsonAnswer('The methods and compilers.', configSchema) },
});

/** Creates the routes that verify contracts through Blockscout’s API. */
export function createBlockscoutVerification(context: ApiContext): ApiRouter {
  const router = createRouter();
  router.openapi(configRoute, (c) => c.json(readConfig(), 200));
  for (const method of METHODS) {
    describe(router, method);
    router.post(`${BASE}/:address_hash/verification/via/${method}`, async (c) => {
      const { address_hash: address } = parseInput(params, c.req.param());
      const request = SUBMISSION_READERS[method](await readSubmission(c));
      await requestVerification(context, address, request, c.var.clientAddress);
      return c.json({ message: 'Smart-contract verification started' }, 200);
    });
  }
  return router;
}

function readConfig(): z.infer<typeof configSchema> {
  return {
    verification_options: METHODS,
    solidity_compiler_versions: COMPILERS.map(({ longVersion }) => `v${longVersion}`),
    solidity_evm_versions: [...EVM_VERSIONS, 'default'],
    vyper_compiler_versions: VYPER_VERSIONS.map((version) => `v${version}`),
    vyper_evm_versions: [...EVM_VERSIONS, 'default'],
    is_rust_verifier_microservice_enabled: true,
  };
}

function describe(router: ApiRouter, method: SubmissionMethod): void {
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: `${BASE}/{address_hash}/verification/via/${method}`,
    tags,
    summary: 'Verify a contract through Blockscout’s API',
    description: 'The contract has `is_verified` once its sources compile to its code.',
    request: {
      params,
      body: {
        required: true,
        content: {
          'application/json': { schema: submissionSchema },
          'multipart/form-data': { schema: submissionFormSchema },
        },
      },
    },
    responses: {
      200: jsonAnswer('The request is queued.', startedSchema),
      ...errorAnswers({
        400: '`invalid_input`, `compiler_unknown`, `no_contract`',
        409: '`already_verified`',
        413: '`body_too_large`',
        429: '`rate_limited`, `verification_busy`',
        503: '`unavailable`',
      }),
    },
  });
}
