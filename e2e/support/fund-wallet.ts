import { testUSDTAbi } from '@nova/abi/test-usdt';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  parseEther,
  parseUnits,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

// A key that rarely sends, because the server's other keys count their own transactions.
const KEY_FILE = path.join(process.env.NOVA_E2E_DATA ?? '', 'keys/development-pauser-key');
const USDT_DECIMALS = 6;

/** Returns the test USDT contract of a running Nova. */
export async function findUsdt(origin: string): Promise<Hex> {
  const { items } = (await (await fetch(`${origin}/api/v1/contracts`)).json()) as {
    items: { name: string; address: Hex }[];
  };
  return items.find(({ name }) => name === 'TestUSDT')!.address;
}

/**
 * Gives a wallet on a development chain what it needs for a purchase: coins for fees and test USDT, both
 * confirmed before this returns. @param amounts Decimal amounts, such as "0.05".
 */
export async function fundWallet(
  origin: string,
  to: Hex,
  amounts: { readonly nac: string; readonly usdt: string },
): Promise<void> {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  });
  const account = privateKeyToAccount(readFileSync(KEY_FILE, 'utf8').trim() as Hex);
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
  const bank = createWalletClient({ account, chain, transport: http() });
  const sealed = async (hash: Promise<Hex>) => reader.waitForTransactionReceipt({ hash: await hash });
  if (Number(amounts.nac) > 0) await sealed(bank.sendTransaction({ to, value: parseEther(amounts.nac) }));
  if (Number(amounts.usdt) > 0) {
    const args = [to, parseUnits(amounts.usdt, USDT_DECIMALS)] as const;
    const address = await findUsdt(origin);
    await sealed(bank.writeContract({ abi: testUSDTAbi, address, functionName: 'tap', args }));
  }
}
