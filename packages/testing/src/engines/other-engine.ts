import { startAnvil } from '@nova/contracts/test/start-anvil';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS } from '../test-keys.ts';
import { privateKeyToAddress } from 'viem/accounts';

const PLENTY_WEI = '0x56bc75e2d63100000';

export interface OtherEngine {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  close(): Promise<void>;
}

/** Starts another engine with our chain ID and funded keys, but without contracts. */
export async function startOtherEngine(): Promise<OtherEngine> {
  const anvil = await startAnvil(['--chain-id', String(CHAIN_ID)]);
  for (const key of Object.values(TEST_KEYS)) {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'anvil_setBalance',
      params: [privateKeyToAddress(key), PLENTY_WEI],
    });
    await fetch(anvil.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }
  return { rpcUrl: anvil.rpcUrl, wsUrl: anvil.rpcUrl.replace('http', 'ws'), close: () => anvil.stop() };
}
