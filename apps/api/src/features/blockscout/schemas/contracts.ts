import { z } from 'zod';
import { addressParamSchema, PROXY_TYPES } from './parts.ts';

/** Licenses by Blockscout's names. */
export const LICENSES = [
  'unlicense',
  'mit',
  'gnu_gpl_v2',
  'gnu_gpl_v3',
  'gnu_lgpl_v2_1',
  'gnu_lgpl_v3',
  'bsd_2_clause',
  'bsd_3_clause',
  'mpl_2_0',
  'osl_3_0',
  'apache_2_0',
  'gnu_agpl_v3',
  'bsl_1_1',
] as const;
export const LANGUAGES = ['solidity', 'vyper'] as const;

const codeSchema = z.object({
  proxy_type: z.enum(PROXY_TYPES).nullable(),
  implementations: z.array(z.object({ address_hash: z.string(), name: z.string().nullable() })),
  conflicting_implementations: z.null(),
  deployed_bytecode: z.string(),
  creation_bytecode: z.string().nullable(),
  creation_status: z.literal('success'),
});

/**
 * A contract. One whose code equals that of a verified contract has its sources, is not verified itself and
 * names the other in `verified_twin_address_hash`.
 */
export const smartContractSchema = codeSchema.extend({
  is_verified: z.boolean(),
  is_partially_verified: z.boolean(),
  is_fully_verified: z.boolean(),
  verified_twin_address_hash: z.string().nullable(),
  is_changed_bytecode: z.literal(false),
  is_verified_via_sourcify: z.literal(false),
  is_verified_via_eth_bytecode_db: z.literal(false),
  is_verified_via_verifier_alliance: z.literal(false),
  sourcify_repo_url: z.null(),
  can_be_visualized_via_sol2uml: z.literal(false),
  certified: z.literal(false),
  is_blueprint: z.literal(false),
  name: z.string().nullable(),
  compiler_version: z.string().nullable(),
  optimization_enabled: z.boolean().nullable(),
  optimization_runs: z.number().int().nullable(),
  evm_version: z.string().nullable(),
  verified_at: z.string().nullable(),
  abi: z.array(z.record(z.string(), z.unknown())).nullable(),
  source_code: z.string().nullable(),
  file_path: z.string().nullable(),
  additional_sources: z.array(z.object({ file_path: z.string(), source_code: z.string() })),
  compiler_settings: z.record(z.string(), z.unknown()).nullable(),
  external_libraries: z.array(z.object({ name: z.string(), address_hash: z.string() })),
  constructor_args: z.string().nullable(),
  decoded_constructor_args: z.array(z.array(z.unknown())).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  license_type: z.enum(LICENSES).nullable(),
});
export type SmartContractItem = z.infer<typeof smartContractSchema>;

const listedContractSchema = z.object({
  address: addressParamSchema,
  compiler_version: z.string(),
  optimization_enabled: z.boolean(),
  transactions_count: z.number().int(),
  language: z.enum(LANGUAGES),
  verified_at: z.string(),
  market_cap: z.null(),
  has_constructor_args: z.boolean(),
  coin_balance: z.string().nullable(),
  license_type: z.enum(LICENSES).nullable(),
  certified: z.literal(false),
  reputation: addressParamSchema.shape.reputation,
});
export type ListedContract = z.infer<typeof listedContractSchema>;

/** `smart_contract_id` is the time of the verification in microseconds. */
export const smartContractsSchema = z.object({
  items: z.array(listedContractSchema),
  next_page_params: z
    .object({ smart_contract_id: z.string(), address_hash: z.string(), items_count: z.number().int() })
    .nullable(),
});

export const contractCountersSchema = z.object({
  smart_contracts: z.string(),
  new_smart_contracts_24h: z.string(),
  verified_smart_contracts: z.string(),
  new_verified_smart_contracts_24h: z.string(),
});
export type ContractCounters = z.infer<typeof contractCountersSchema>;
