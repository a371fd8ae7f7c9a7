import { formatUnits } from 'viem';
import { composeMail, type Mail } from '../mail/mail.ts';
import { USDT_DECIMALS } from './constants.ts';

/** Tells somebody that a wallet will own what their account holds, and until when that can be called off. */
export function composeLinkMail(
  language: 'en' | 'de',
  { wallet, effectiveAt, url }: { wallet: string; effectiveAt: string; url: string },
): Mail {
  const isGerman = language === 'de';
  return composeMail({
    letter: 'account_link_waiting',
    language,
    subject: isGerman
      ? 'Eine Wallet wird mit deinem Konto verbunden'
      : 'A wallet is being linked to your account',
    paragraphs: isGerman
      ? [`Ab ${effectiveAt} (UTC) gehört der Wallet ${wallet}, was auf deinem Konto ohne Wallet liegt.`]
      : [`From ${effectiveAt} (UTC) on, wallet ${wallet} owns what your account holds without a wallet.`],
    action: { label: isGerman ? 'Ansehen oder abbrechen' : 'View or cancel', url },
    footnote: isGerman
      ? 'Warst du das nicht? Brich es vorher ab und wähle ein neues Passwort.'
      : 'Was this not you? Cancel it before then, and choose a new password.',
  });
}

/** What a receipt says. */
export interface ReceiptFacts {
  readonly usdtUnits: bigint;
  readonly baseWei: bigint;
  readonly bonusWei: bigint;
  readonly address: string;
  readonly transactionHash: string;
  readonly blockNumber: number;
  /** Where the receipt stands. */
  readonly url: string;
}

/** The receipt of a completed purchase as a letter. */
export function composeReceiptMail(language: 'en' | 'de', facts: ReceiptFacts): Mail {
  const usdt = formatUnits(facts.usdtUnits, USDT_DECIMALS);
  const coins = formatUnits(facts.baseWei + facts.bonusWei, 18);
  const bonus = formatUnits(facts.bonusWei, 18);
  const { address, transactionHash, blockNumber, url } = facts;
  if (language === 'de') {
    return composeMail({
      letter: 'presale_receipt',
      language,
      subject: `Dein Kauf: ${coins} NAC`,
      paragraphs: [
        `Du hast für ${usdt} USDT ${coins} NAC gekauft, davon ${bonus} NAC Bonus.`,
        `Sie liegen auf ${address}.`,
        `Block ${blockNumber}, Transaktion ${transactionHash}.`,
      ],
      action: { label: 'Beleg ansehen', url },
      footnote: 'Warst du das nicht? Melde dich über die Kontaktseite.',
    });
  }
  return composeMail({
    letter: 'presale_receipt',
    language,
    subject: `Your purchase: ${coins} NAC`,
    paragraphs: [
      `You bought ${coins} NAC for ${usdt} USDT, ${bonus} NAC of them as bonus.`,
      `They are at ${address}.`,
      `Block ${blockNumber}, transaction ${transactionHash}.`,
    ],
    action: { label: 'View the receipt', url },
    footnote: 'Was this not you? Tell us on the contact page.',
  });
}
