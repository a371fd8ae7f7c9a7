import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import type { Deployment } from '@nova/shared/chain/deployment';
import { AppError } from '@nova/shared/errors';
import { ALLOCATIONS, type Allocation, getAllocation } from '@nova/shared/treasury/allocation';
import { type Address, formatEther } from 'viem';
import { type ChainConnection, sendAndWait } from './chain-connection.ts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

/**
 * Moves the ecosystem's coins to the Safe. Every other amount is transferred by the deployment of its
 * contract.
 */
export async function fundSafe(
  chain: ChainConnection,
  safe: Address,
  log: (line: string) => void,
): Promise<void> {
  // After an interrupted run, the coins may already be there.
  const missingWei = getAllocation('Safe') - (await chain.getBalance({ address: safe }));
  if (missingWei <= 0n) return;
  await sendAndWait(chain, { to: safe, value: missingWei });
  log(`${formatEther(missingWei)} NAC sent to the Safe ${safe}`);
}

/**
 * Verifies the allocation of all coins: each contract holds exactly its amount, and the server's addresses,
 * the deployer and the fee recipient hold exactly the rest. All balances are of one block.
 * @returns The number of that block.
 * @throws AppError `allocation_wrong`
 */
export async function proveAllocation(
  chain: ChainConnection,
  contracts: Deployment['contracts'],
  serverAddresses: readonly Address[],
): Promise<number> {
  const { number, miner } = await chain.getBlock();
  const balanceOf = (address: Address) => chain.getBalance({ address, blockNumber: number });
  const operations = new Set(
    [...serverAddresses, chain.account.address, miner].map((address) => address.toLowerCase() as Address),
  );
  const rows = await Promise.all(
    ALLOCATIONS.map(async ({ holder, amountWei }) => {
      const addresses = holder === 'operations' ? [...operations] : [findHolder(contracts, holder)];
      const balances = await Promise.all(addresses.map(balanceOf));
      return { holder, amountWei, balanceWei: balances.reduce((sum, balance) => sum + balance, 0n) };
    }),
  );
  const wrong = rows.filter(({ amountWei, balanceWei }) => amountWei !== balanceWei);
  const sumWei = rows.reduce((sum, { balanceWei }) => sum + balanceWei, 0n);
  if (wrong.length > 0 || sumWei !== TOTAL_SUPPLY_WEI) {
    const errors = wrong.map(
      ({ holder, amountWei, balanceWei }) =>
        `${holder} has ${formatEther(balanceWei)} instead of ${formatEther(amountWei)} NAC`,
    );
    throw new AppError(DEPLOY_ERRORS.allocationWrong, {
      message: `The balances do not match the allocation: ${errors.join(', ')}.`,
    });
  }
  return Number(number);
}

function findHolder(
  contracts: Deployment['contracts'],
  holder: Exclude<Allocation['holder'], 'operations'>,
): Address {
  const contract = contracts[holder];
  if (contract) return contract.address;
  throw new AppError(DEPLOY_ERRORS.allocationWrong, { message: `${holder} is not deployed.` });
}
