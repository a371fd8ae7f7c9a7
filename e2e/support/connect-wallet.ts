import { expect, type Locator, type Page } from '@playwright/test';
import type { FakeWallet } from './fake-wallet.ts';

export const shortForm = (address: string): string => `${address.slice(0, 6)}…${address.slice(-6)}`;

/** Returns the wallet button in the header. */
export const walletButton = (page: Page, address: string): Locator =>
  page.getByRole('banner').getByText(shortForm(address));

/** Connects the injected wallet with the header's button, and waits until it is logged in. */
export async function connectWallet(
  page: Page,
  wallet: FakeWallet,
  button = 'Connect wallet',
): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: /MetaMask/ }).click();
  await expect(walletButton(page, wallet.address)).toBeVisible();
  await page.keyboard.press('Escape');
}
