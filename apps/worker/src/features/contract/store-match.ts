import { sizeWithoutMetadata } from '@nova/shared/contract/match-code';
import type { Client } from 'pg';
import { keccak256, stringToHex, type Hex } from 'viem';
import { toBytes } from '@nova/runtime/hex-bytes';
import type { CompiledContract } from './compiled-contract.ts';
import type { ContractMatch } from './match-contract.ts';

/** Stores sources with their code, once per content. @returns The ID of the sources. */
export async function storeSource(client: Client, contract: CompiledContract): Promise<Hex> {
  const { compiler, file, name, settings, sources } = contract;
  const sorted = Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1));
  const id = keccak256(stringToHex(JSON.stringify([compiler, file, name, settings, sorted])));
  await client.query(
    `insert into app.contract_sources (id, name, file, compiler, settings, sources, abi, license, code_size,
       runtime_code, immutables, runtime_libraries, creation_code, creation_libraries, tails, storage_layout)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (id) do update set storage_layout = excluded.storage_layout
     where contract_sources.storage_layout is null and excluded.storage_layout is not null`,
    [
      toBytes(id),
      name,
      file,
      compiler,
      JSON.stringify(settings),
      JSON.stringify(sources),
      JSON.stringify(contract.abi),
      readLicense(sources[file] ?? ''),
      sizeWithoutMetadata(contract.runtimeCode),
      toBytes(contract.runtimeCode),
      JSON.stringify(contract.immutables),
      JSON.stringify(contract.runtimeLibraries),
      toBytes(contract.creationCode),
      JSON.stringify(contract.creationLibraries),
      JSON.stringify(contract.tails),
      contract.storageLayout && JSON.stringify(contract.storageLayout),
    ],
  );
  return id;
}

/**
 * Records the sources of an address. A full match replaces a partial one; a full match is never replaced.
 */
export async function storeVerified(
  client: Client,
  address: Hex,
  sourceId: Hex,
  { runtime, creation, codeHash }: ContractMatch,
  origin: 'deployment' | 'submitted',
): Promise<void> {
  await client.query(
    `insert into app.verified_contracts as known
       (address, source_id, match, creation_match, constructor_arguments, libraries, origin, code_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (address) do update set source_id = excluded.source_id, match = excluded.match,
       creation_match = excluded.creation_match, constructor_arguments = excluded.constructor_arguments,
       libraries = excluded.libraries, origin = excluded.origin, code_hash = excluded.code_hash, verified_at = now()
     where known.code_hash <> excluded.code_hash or (known.match = 'partial' and excluded.match = 'full')
       or (known.source_id = excluded.source_id and known.creation_match is null)`,
    [
      toBytes(address),
      toBytes(sourceId),
      runtime.match,
      creation?.match ?? null,
      creation && toBytes(creation.constructorArguments),
      JSON.stringify({ ...creation?.libraries, ...runtime.libraries }),
      origin,
      toBytes(codeHash),
    ],
  );
}

function readLicense(source: string): string | null {
  return /SPDX-License-Identifier:\s*([A-Za-z0-9 .+()-]{1,80})/.exec(source)?.[1]?.trim() ?? null;
}
