import { expect, type Page } from '@playwright/test';
import type { FakeWallet } from './fake-wallet.ts';

export const shortForm = (address: string): string => `${address.slice(0, 6)}…${address.slice(-6)}`;

/** Connects the injected wallet by the header's button and waits until it is signed in there. */
export async function connectWallet(page: Page, wallet: FakeWallet): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(page.getByRole('banner').getByText(shortForm(wallet.address))).toBeVisible();
  await page.keyboard.press('Escape');
}
