import { readContracts } from './read-contracts.ts';

/** Where the ledger stands on the one chain of a data folder. */
export async function readLedgerAddress(dataDir: string): Promise<`0x${string}`> {
  return (await readContracts(dataDir)).ActionLedger.address;
}
