import type { Hex } from 'viem';
import { readContracts } from './read-contracts.ts';

/** Returns the address of the ledger on the only chain of a data folder. */
export async function readLedgerAddress(dataDir: string): Promise<Hex> {
  return (await readContracts(dataDir)).ActionLedger.address;
}
