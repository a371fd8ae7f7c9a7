import { type Hex, parseEther } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import type { Funding } from './fund-addresses.ts';

const BUSY_WEI = parseEther('1000');
const RARE_WEI = parseEther('10');

/** Private keys of the server's signers. */
export interface ServerKeys {
  attestor: Hex;
  operator?: Hex | undefined;
  gas?: Hex | undefined;
  curator?: Hex | undefined;
  pauser?: Hex | undefined;
}

/** Returns the first gas of a server: 1,000 NAC for keys that sign continuously, 10 NAC for the others. */
export function listServerFunding(keys: ServerKeys): Funding[] {
  const wanted = [
    ['attestor', keys.attestor, BUSY_WEI],
    ['operator', keys.operator, BUSY_WEI],
    ['gas', keys.gas, BUSY_WEI],
    ['curator', keys.curator, RARE_WEI],
    ['pauser', keys.pauser, RARE_WEI],
  ] as const;
  return wanted.flatMap(([label, key, amountWei]) =>
    key ? [{ label, address: privateKeyToAddress(key), amountWei }] : [],
  );
}
