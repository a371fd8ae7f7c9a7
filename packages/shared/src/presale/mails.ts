import { formatUnits } from 'viem';
import { NATIVE_COIN } from '../chain/constants.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import { USDT_DECIMALS } from './constants.ts';

type Language = 'en' | 'de';
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** Formats date and time of a deadline; seconds are truncated, so that the text never names a later time. */
function writeMoment(time: string, language: Language): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(LOCALES[language], format).format(new Date(time))} UTC`;
}

/** Formats an amount in the language, with all its digits. */
function writeAmount(units: bigint, decimals: number, language: Language): string {
  const exact = formatUnits(units, decimals) as `${number}`;
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: decimals }).format(exact);
}

/** Composes the email that a wallet will own an account's assets, and until when that can be canceled. */
export function composeLinkMail(
  language: Language,
  { wallet, effectiveAt, url }: { wallet: string; effectiveAt: string; url: string },
): Mail {
  const from = writeMoment(effectiveAt, language);
  const letter = 'account_link_waiting';
  if (language === 'de') {
    return composeMail({
      letter,
      language,
      subject: 'Deine Coins werden bald einer Wallet zugeordnet',
      paragraphs: [
        `Ab dem ${from} gehören alle Coins deines Kontos der Wallet ${wallet}.`,
        'Bis dahin kannst du das in deinen Einstellungen abbrechen.',
      ],
      action: { label: 'Ansehen oder abbrechen', url },
      footnote: 'Warst du das nicht? Brich die Zuordnung vorher ab und setze ein neues Passwort.',
    });
  }
  return composeMail({
    letter,
    language,
    subject: 'Your coins will soon be assigned to a wallet',
    paragraphs: [
      `From ${from} on, all coins held by your account will belong to the wallet ${wallet}.`,
      'Until then you can cancel this in your settings.',
    ],
    action: { label: 'View or cancel', url },
    footnote: "Wasn't you? Cancel it before then and set a new password.",
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

/** Composes the receipt of a completed purchase as an email. */
export function composeReceiptMail(language: Language, facts: ReceiptFacts): Mail {
  const usdt = writeAmount(facts.usdtUnits, USDT_DECIMALS, language);
  const coins = writeAmount(facts.baseWei + facts.bonusWei, NATIVE_COIN.decimals, language);
  const bonus = writeAmount(facts.bonusWei, NATIVE_COIN.decimals, language);
  const { isSimulated, address, transactionHash, blockNumber, url } = facts;
  if (language === 'de') {
    return composeMail({
      letter: 'presale_receipt',
      language,
      subject: `Dein Kauf: ${coins} NAC`,
      paragraphs: [
        ...(isSimulated ? ['Simuliert: Für diesen Kauf wurde kein Geld bewegt.'] : []),
        `Du hast für ${usdt} USDT ${coins} NAC gekauft, davon ${bonus} NAC Bonus.`,
        `Die Coins gingen an ${address}.`,
        `Block ${blockNumber}, Transaktion ${transactionHash}.`,
      ],
      action: { label: 'Beleg ansehen', url },
      footnote: 'Warst du das nicht? Schreibe uns über die Kontaktseite.',
    });
  }
  return composeMail({
    letter: 'presale_receipt',
    language,
    subject: `Your purchase: ${coins} NAC`,
    paragraphs: [
      ...(isSimulated ? ['Simulated: no money moved for this purchase.'] : []),
      `You bought ${coins} NAC for ${usdt} USDT, including a bonus of ${bonus} NAC.`,
      `They were delivered to ${address}.`,
      `Block ${blockNumber}, transaction ${transactionHash}.`,
    ],
    action: { label: 'View the receipt', url },
    footnote: "Wasn't you? Let us know through the contact page.",
  });
}
