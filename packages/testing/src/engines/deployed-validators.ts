import { listServerFunding } from '@nova/contracts/scripts/server-funding';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { deployLedger } from './start-anvil.ts';
import { startValidators, type Validators } from './start-validators.ts';
import { TEST_KEYS } from '../test-keys.ts';

/** A network of validators with the ledger deployed; a stack connects to the first of them. */
export interface DeployedValidators extends Validators {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
}

/** Starts four validators on this machine and deploys the ledger on their chain. */
export async function startDeployedValidators(): Promise<DeployedValidators> {
  const validators = await startValidators();
  try {
    const { rpcUrl, wsUrl } = validators.all[0]!;
    const contracts = await deployLedger(rpcUrl, TEST_KEYS, listServerFunding(TEST_KEYS));
    return { ...validators, rpcUrl, wsUrl, contracts };
  } catch (error) {
    await validators.close();
    throw error;
  }
}
