import { expect, test } from 'vitest';
import { composeLinkMail, composeReceiptMail } from './mails.ts';

const WALLET = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const LINK = {
  wallet: WALLET,
  effectiveAt: '2026-11-23T12:04:37.000Z',
  url: 'https://nova.example/settings',
};

test('the email about a link states wallet, deadline and cancellation in the language of its reader', () => {
  const english = composeLinkMail('en', LINK);
  expect(english.subject).toBe('Your coins will soon be assigned to a wallet');
  expect(english.text).toContain(
    `From 23 November 2026 at 12:04 UTC on, all coins held by your account will belong to the wallet ${WALLET}.`,
  );
  expect(english.text).toContain('View or cancel:\nhttps://nova.example/settings');

  const german = composeLinkMail('de', LINK);
  expect(german.subject).toBe('Deine Coins werden bald einer Wallet zugeordnet');
  expect(german.text).toContain(
    `Ab dem 23. November 2026 um 12:04 UTC gehören alle Coins deines Kontos der Wallet ${WALLET}.`,
  );
  expect(german.text).toContain('Bis dahin kannst du das in deinen Einstellungen abbrechen.');
  expect(german.html).toContain('lang="de"');
});

test('a receipt shows all digits of its amounts in the format of the language', () => {
  const facts = {
    isSimulated: false,
    usdtUnits: 1_250_500_001n,
    baseWei: 125_050_000_100_000_000_000_000n,
    bonusWei: 25_010_000_020_000_000_000_000n,
    address: WALLET,
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: 71,
    url: 'https://nova.example/presale',
  };
  expect(composeReceiptMail('en', facts).text).toContain(
    'You bought 150,060.00012 NAC for 1,250.500001 USDT, including a bonus of 25,010.00002 NAC.',
  );
  const german = composeReceiptMail('de', facts);
  expect(german.subject).toBe('Dein Kauf: 150.060,00012 NAC');
  expect(german.text).toContain(
    'Du hast für 1.250,500001 USDT 150.060,00012 NAC gekauft, davon 25.010,00002 NAC Bonus.',
  );
  expect(german.text).not.toContain('Simuliert');
  const simulated = { ...facts, isSimulated: true };
  expect(composeReceiptMail('en', simulated).text).toContain('Simulated: no money moved for this purchase.');
  expect(composeReceiptMail('de', simulated).text).toContain(
    'Simuliert: Für diesen Kauf wurde kein Geld bewegt.',
  );
});
