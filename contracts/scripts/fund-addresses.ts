import { type Address, formatEther } from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';

/** First gas for one of the server's addresses. */
export interface Funding {
  /** Purpose of the address, used only in the log. */
  label: string;
  address: Address;
  /** Balance in wei to which the deployer tops up the address. */
  amountWei: bigint;
}

/**
 * Tops up addresses from the deployer's account, each once per deployment; the operator refills addresses
 * that have used up their gas. `onFunded` is called after each, so that a later run skips it.
 */
export async function fundAddresses(
  chain: ChainConnection,
  fundings: readonly Funding[],
  fundedAddresses: readonly Address[],
  onFunded: (address: Address) => void,
  log: (line: string) => void,
): Promise<void> {
  const done = new Set(fundedAddresses);
  for (const { label, address: mixedCase, amountWei } of fundings) {
    const address = mixedCase.toLowerCase() as Address;
    if (done.has(address)) continue;
    // After an interrupted run, the coins may be there without a record of it.
    const missingWei = amountWei - (await chain.getBalance({ address }));
    if (missingWei > 0n) {
      await sendAndWait(chain, { to: address, value: missingWei });
      log(`${formatEther(missingWei)} NAC sent to the ${label} address ${address}`);
    }
    done.add(address);
    onFunded(address);
  }
}
