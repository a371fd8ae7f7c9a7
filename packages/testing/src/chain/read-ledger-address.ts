import type { Hex } from 'viem';
import { readContracts } from './read-contracts.ts';

/** Where the ledger stands on the one chain of a data folder. */
export async function readLedgerAddress(dataDir: string): Promise<Hex> {
  return (await readContracts(dataDir)).ActionLedger.address;
}
