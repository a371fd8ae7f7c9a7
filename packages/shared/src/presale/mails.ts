import { formatUnits } from 'viem';
import { DATE_LOCALE, LOCALE, type Language } from '../language/language.ts';
import { NATIVE_COIN } from '../chain/constants.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import { USDT_DECIMALS } from './constants.ts';

/** Formats date and time of a deadline; seconds are truncated, so that the text never names a later time. */
function writeMoment(time: string, language: Language): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(DATE_LOCALE[language], format).format(new Date(time))} UTC`;
}

/** Formats an amount in the language, with all its digits. */
function writeAmount(units: bigint, decimals: number, language: Language): string {
  const exact = formatUnits(units, decimals) as `${number}`;
  return new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: decimals }).format(exact);
}

const LINKS = {
  en: {
    subject: 'Your coins will soon be assigned to a wallet',
    paragraphs: (from: string, wallet: string) => [
      `From ${from} on, all coins held by your account will belong to the wallet ${wallet}.`,
      'Until then you can cancel this in your settings.',
    ],
    label: 'View or cancel',
    footnote: "Wasn't you? Cancel it before then and set a new password.",
  },
  de: {
    subject: 'Deine Coins werden bald einer Wallet zugeordnet',
    paragraphs: (from: string, wallet: string) => [
      `Ab dem ${from} gehören alle Coins deines Kontos der Wallet ${wallet}.`,
      'Bis dahin kannst du das in deinen Einstellungen abbrechen.',
    ],
    label: 'Ansehen oder abbrechen',
    footnote: 'Warst du das nicht? Brich die Zuordnung vorher ab und setze ein neues Passwort.',
  },
} as const;

/** Composes the email that a wallet will own an account's assets, and until when that can be canceled. */
export function composeLinkMail(
  language: Language,
  { wallet, effectiveAt, url }: { wallet: string; effectiveAt: string; url: string },
): Mail {
  const { paragraphs, label, ...texts } = LINKS[language];
  return composeMail({
    letter: 'account_link_waiting',
    language,
    paragraphs: paragraphs(writeMoment(effectiveAt, language), wallet),
    action: { label, url },
    ...texts,
  });
}

/** Content of a receipt. */
export interface ReceiptFacts {
  /** True without a real payment, in development only. */
  readonly isSimulated: boolean;
  readonly usdtUnits: bigint;
  readonly baseWei: bigint;
  readonly bonusWei: bigint;
  readonly address: string;
  readonly transactionHash: string;
  readonly blockNumber: number;
  /** URL of the receipt. */
  readonly url: string;
}

interface BoughtCoins {
  readonly coins: string;
  readonly usdt: string;
  readonly bonus: string;
}

const RECEIPTS = {
  en: {
    subject: (coins: string) => `Your purchase: ${coins} NAC`,
    simulated: 'Simulated: no money moved for this purchase.',
    paragraphs: ({ coins, usdt, bonus }: BoughtCoins, facts: ReceiptFacts) => [
      `You bought ${coins} NAC for ${usdt} USDT, including a bonus of ${bonus} NAC.`,
      `They were delivered to ${facts.address}.`,
      `Block ${facts.blockNumber}, transaction ${facts.transactionHash}.`,
    ],
    label: 'View the receipt',
    footnote: "Wasn't you? Let us know through the contact page.",
  },
  de: {
    subject: (coins: string) => `Dein Kauf: ${coins} NAC`,
    simulated: 'Simuliert: Für diesen Kauf wurde kein Geld bewegt.',
    paragraphs: ({ coins, usdt, bonus }: BoughtCoins, facts: ReceiptFacts) => [
      `Du hast für ${usdt} USDT ${coins} NAC gekauft, davon ${bonus} NAC Bonus.`,
      `Die Coins gingen an ${facts.address}.`,
      `Block ${facts.blockNumber}, Transaktion ${facts.transactionHash}.`,
    ],
    label: 'Beleg ansehen',
    footnote: 'Warst du das nicht? Schreibe uns über die Kontaktseite.',
  },
} as const;

/** Composes the receipt of a completed purchase as an email. */
export function composeReceiptMail(language: Language, facts: ReceiptFacts): Mail {
  const usdt = writeAmount(facts.usdtUnits, USDT_DECIMALS, language);
  const coins = writeAmount(facts.baseWei + facts.bonusWei, NATIVE_COIN.decimals, language);
  const bonus = writeAmount(facts.bonusWei, NATIVE_COIN.decimals, language);
  const bought = { coins, usdt, bonus };
  const { simulated, paragraphs, label, ...texts } = RECEIPTS[language];
  return composeMail({
    letter: 'presale_receipt',
    language,
    subject: texts.subject(coins),
    paragraphs: [...(facts.isSimulated ? [simulated] : []), ...paragraphs(bought, facts)],
    action: { label, url: facts.url },
    footnote: texts.footnote,
  });
}
