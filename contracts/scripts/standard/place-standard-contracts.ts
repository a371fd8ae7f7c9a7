import { AppError } from '@nova/shared/errors';
import { type Hex, concat, keccak256, parseTransaction, recoverTransactionAddress } from 'viem';
import { type ChainConnection, sendAndWait } from '../chain-connection.ts';
import { hasCode } from '../create2.ts';
import { DEPLOY_ERRORS } from '../deploy-errors.ts';
import { type StandardContract, listStandardContracts } from './standard-contracts.ts';

const RECEIPT_TIMEOUT_MS = 60_000;

/**
 * Places the contracts that tools expect at fixed addresses. Running it again changes nothing, and an interrupted
 * run can be resumed at any step. A contract that this chain cannot have yet, for example because the deployer
 * lacks coins, is reported and left for the next run, because the product works without it.
 */
export async function placeStandardContracts(
  chain: ChainConnection,
  log: (line: string) => void,
): Promise<void> {
  const contracts = listStandardContracts();
  const placed = await Promise.all(contracts.map(({ address }) => hasCode(chain, address)));
  for (const contract of contracts.filter((_, index) => !placed[index])) {
    const { name, address } = contract;
    try {
      await place(chain, contract);
      log(`${name} placed at ${address}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log(`${name} is not at ${address} yet: ${error.message}`);
    }
  }
}

async function place(chain: ChainConnection, contract: StandardContract): Promise<void> {
  const { name, address } = contract;
  if ('transaction' in contract) await sendPresigned(chain, name, contract.transaction);
  else await create(chain, contract);
  if (await hasCode(chain, address)) return;
  throw new AppError(DEPLOY_ERRORS.deploymentFailed, {
    message: `Its creation left no code. Check with eth_getTransactionReceipt why the transaction failed.`,
  });
}

async function create(
  chain: ChainConnection,
  { factory, salt, initCode }: Extract<StandardContract, { factory: unknown }>,
): Promise<void> {
  if (!(await hasCode(chain, factory))) {
    throw new AppError(DEPLOY_ERRORS.proxyMissing, {
      message: `The chain has no factory at ${factory}. Place it there, then start again.`,
    });
  }
  await sendAndWait(chain, { to: factory, data: concat([salt, initCode]) });
}

/** Sends a transaction that its authors signed, after giving its account exactly the coins it can use. */
async function sendPresigned(chain: ChainConnection, name: string, transaction: Hex): Promise<void> {
  const hash = keccak256(transaction);
  // After an interrupted run, the transaction may already be in the pool.
  const isKnown = await chain.getTransaction({ hash }).then(
    () => true,
    () => false,
  );
  if (!isKnown) {
    const { gas, gasPrice } = parseTransaction(transaction);
    const sender = await recoverTransactionAddress({ serializedTransaction: transaction as `0x02${string}` });
    const missingWei = gas! * gasPrice! - (await chain.getBalance({ address: sender }));
    if (missingWei > 0n) await sendAndWait(chain, { to: sender, value: missingWei });
    await chain.sendRawTransaction({ serializedTransaction: transaction }).catch((cause: unknown) => {
      throw new AppError(DEPLOY_ERRORS.transactionRefused, {
        message:
          `The chain rejected the transaction that creates ${name}, which has no chain ID. ` +
          'Nova accepts it from Osaka on; another engine needs a setting that allows it.',
        cause,
      });
    });
  }
  await chain.waitForTransactionReceipt({ hash, timeout: RECEIPT_TIMEOUT_MS });
}
