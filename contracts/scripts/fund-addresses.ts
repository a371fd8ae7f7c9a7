import { type Address, formatEther } from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';

/** First gas for one of the server's addresses. */
export interface Funding {
  /** What the address is for, only for the log. */
  label: string;
  address: Address;
  /** The balance up to which the deployer fills it, in wei. */
  amountWei: bigint;
}

/**
 * Fills addresses up from the deployer's account, each once per deployment: whoever has spent its gas later is
 * the operator's to refill. `onFunded` is called after each, so that the next run knows.
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
    // After an abort the coins may be there and only the note missing.
    const missingWei = amountWei - (await chain.getBalance({ address }));
    if (missingWei > 0n) {
      await sendAndWait(chain, { to: address, value: missingWei });
      log(`${formatEther(missingWei)} NAC sent to the ${label} address ${address}`);
    }
    done.add(address);
    onFunded(address);
  }
}
