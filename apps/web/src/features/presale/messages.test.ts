import { expect, it } from 'vitest';
import de from '../../locales/de/presale.ts';
import en from '../../locales/en/presale.ts';

/** Required messages about buying, in the catalog of their language; `{{…}}` is a placeholder. */
const MESSAGES: readonly (readonly [text: string, where: string])[] = [
  ['Please enter a valid amount', en.errors.amount],
  ['USDT amount must be a number', en.errors.number],
  ['Ungültiger USDT-Betrag. Minimum: 0.01 USDT', de.errors.minimum],
  ['Ungültiger USDT-Betrag. Minimum: 0.01 USDT', de.stopped.belowMinimum],
  ['Ungültiger USDT-Betrag. Minimum: 0.01 USDT', de.card.refused.below_minimum],
  ['You must be logged in to pay with credit card', en.buy.loginNeeded],
  ['You must be logged in to pay with credit card', en.card.refused.login_required],
  ['Purchase error. Please try again.', en.stopped.tryAgain],
  ['Payment failed', en.stopped.title],
  ['Payment failed', en.card.failed],
  ['USDT nicht verfügbar auf diesem Netzwerk', de.buy.noUsdt],
  ['USDT nicht verfügbar auf diesem Netzwerk', de.stopped.usdtUnavailable],
  ['An unexpected error occurred', en.card.unexpected],
  ['Nicht genügend USDT Balance', de.stopped.insufficientBalance],
  ['Nicht genügend USDT Balance', de.errors.balance],
  ['Wallet not connected', en.buy.notConnected],
  ['Wallet nicht verbunden', de.buy.notConnected],
  ['Fehler beim Kauf', de.stopped.tryAgain],
  ['Presale Kauf fehlgeschlagen: {{detail}}', de.stopped.wallet],
  ['Signierung vom Benutzer abgebrochen', de.bridge.errors.rejectedSign],
  ['{{wallet}}-Fehler beim Signieren', de.bridge.errors.walletSign],
  ['Message signing failed', en.bridge.errors.sign],
  ['Nicht genug ETH für Gas Fees', de.bridge.errors.noGas],
  ['Transfer vom User abgebrochen', de.bridge.errors.rejectedTransfer],
  ['Transfer vom User abgebrochen', de.stopped.rejected],
  ['USDT Contract Fehler - möglicherweise nicht genug USDT Balance', de.bridge.errors.contract],
  ['USDT Contract Fehler - möglicherweise nicht genug USDT Balance', de.stopped.reverted],
  ['USDT Transfer Fehler: {{detail}}', de.bridge.errors.transfer],
  ['Bridge konnte nicht zu Ethereum wechseln...', de.bridge.errors.switch],
  ['Bridge Fehler: {{detail}}', de.bridge.errors.bridge],
  ['Successfully purchased {{coins}} NAC Coins!', en.done.toast],
  ['Successfully purchased {{coins}} NAC Coins incl. {{percent}}% bonus!', en.done.toastBonus],
];

it.each(MESSAGES)('contains «%s» word for word', (text, where) => {
  expect(where).toBe(text);
});

it('warns that a failed registration or confirmation keeps the payment', () => {
  expect(de.bridge.errors.register).toBe(
    'Du hast gezahlt, aber die Zahlung ist noch nicht registriert. Sie ist hier gespeichert. Klicke auf „Weiter“, um sie zu registrieren.',
  );
  expect(de.receipt.checkFailed).toBe(
    'Wir konnten die Bestätigung gerade nicht prüfen. Wir versuchen es automatisch noch einmal.',
  );
});
