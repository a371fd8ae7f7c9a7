import { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import type { ApiRouter } from '../../http/api-router.ts';
import { shareReads } from '../../http/reads/share-reads.ts';
import { countContracts, listSmartContracts } from './contracts/list-contracts.ts';
import { readSmartContract } from './contracts/smart-contract.ts';
import type { BlockscoutContext } from './contracts/target.ts';
import { addressQuery } from './filters.ts';
import { addressParams, placeQuery } from './page.ts';
import {
  type ContractCounters,
  contractCountersSchema,
  LANGUAGES,
  smartContractSchema,
  smartContractsSchema,
} from './schemas/contracts.ts';
import { NO_PARAMS, serveRead } from './serve-read.ts';

/** Maximum number of characters of a name in a search. */
const NAME_MAX = 100;
/** Microseconds since 1970, the position of a verification. */
const microsQuery = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a whole number')
  .optional();

/** Serves contracts with their sources. */
export function serveContracts(context: ApiContext & BlockscoutContext, router: ApiRouter): void {
  const { db, clock } = context;
  const share = shareReads<ContractCounters>();
  serveRead(router, {
    path: '/smart-contracts',
    summary: 'List verified contracts in Blockscout format',
    description:
      'Lists contracts whose own sources were verified, last verified first. `q` is the beginning of a name.',
    params: NO_PARAMS,
    query: z.object({
      q: z.string().max(NAME_MAX).optional(),
      filter: z.enum(LANGUAGES).optional(),
      smart_contract_id: microsQuery,
      address_hash: addressQuery,
      items_count: placeQuery.items_count,
    }),
    answer: smartContractsSchema,
    read: ({ query }) => listSmartContracts(db, query),
  });
  serveRead(router, {
    path: '/smart-contracts/counters',
    summary: 'Retrieve the numbers of contracts and verified contracts',
    params: NO_PARAMS,
    query: NO_PARAMS,
    answer: contractCountersSchema,
    read: () => share('counters', () => countContracts(db, clock())),
  });
  serveRead(router, {
    path: '/smart-contracts/{address_hash}',
    summary: 'Retrieve the sources and code of a contract in Blockscout format',
    params: addressParams,
    query: NO_PARAMS,
    answer: smartContractSchema,
    notFound: 'no_contract',
    read: ({ params }) => readSmartContract(context, params.address_hash),
  });
}
