import { WalletTransactions } from '@nova/actors/wallet-transactions';
import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Hex, type LocalAccount, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { DATA_FOLDER } from './nova-database.ts';

const KEY_FILE = path.join(DATA_FOLDER, 'keys/development-operator-key');

/**
 * Returns whether the operator's key, which can send gas, is available; otherwise, NOVA_E2E_DATA must be
 * set.
 */
export const canSendGas = (): boolean => existsSync(KEY_FILE);

/** Direct transactions of wallets on the chain of the Nova under test. */
export interface OpenedWalletTransactions {
  of(account: LocalAccount): WalletTransactions;
  sendGas(to: Hex): Promise<unknown>;
}

/** @param rpcUrl RPC URL to which the wallets send transactions. */
export async function openWalletTransactions(page: Page, rpcUrl: string): Promise<OpenedWalletTransactions> {
  const { items } = (await (await page.request.get('/api/v1/contracts')).json()) as {
    items: { name: string; address: Hex }[];
  };
  const at = (name: string) => items.find((item) => item.name === name)!.address;
  const contracts = {
    presale: at('Presale'),
    usdt: at('TestUSDT'),
    nft: at('NovaNFT'),
    marketplace: at('Marketplace'),
    tokenFactory: at('TokenFactory'),
  };
  const of = (account: LocalAccount) => new WalletTransactions(rpcUrl, account, contracts);
  const operator = of(privateKeyToAccount(readFileSync(KEY_FILE, 'utf8').trim() as Hex));
  return { of, sendGas: (to) => operator.pay(to, parseEther('0.1')) };
}
