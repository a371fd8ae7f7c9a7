import type { Hex } from 'viem';
import { localizePath, type Language } from '../language/language.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import { describeTransfer, type WatchedTransfer } from './describe-transfer.ts';

interface WatchMail {
  readonly language: Language;
  readonly address: Hex;
  /** The first transfers; `count` says how many there are. */
  readonly transfers: readonly WatchedTransfer[];
  readonly count: number;
  /** Origin of the website. */
  readonly origin: string;
  /** Key of the one-click unsubscribe request. */
  readonly mailKey: string;
}

const TEXTS = {
  en: {
    subject: (count: number) =>
      count === 1
        ? 'One transfer at an address that you watch'
        : `${count} transfers at an address that you watch`,
    happened: (address: string) => `This happened at ${address}, which you watch on Nova:`,
    more: (count: number) => `And ${count} more. The page of the address shows all of them.`,
    open: 'Open address',
    footnote:
      'You get at most one email per hour about an address. A reorg of the chain can undo a transfer.',
    settings: 'Change or end these emails in your settings',
  },
  de: {
    subject: (count: number) =>
      count === 1
        ? 'Ein Transfer bei einer Adresse, die du beobachtest'
        : `${count} Transfers bei einer Adresse, die du beobachtest`,
    happened: (address: string) => `Das ist bei ${address} passiert, die du auf Nova beobachtest:`,
    more: (count: number) => `Und ${count} weitere. Die Seite der Adresse zeigt alle.`,
    open: 'Adresse öffnen',
    footnote:
      'Du bekommst zu einer Adresse höchstens eine E-Mail pro Stunde. Ein Reorg der Blockchain kann einen Transfer aufheben.',
    settings: 'Diese E-Mails in den Einstellungen ändern oder abbestellen',
  },
} as const;

/** Composes the bundled email about the transfers of one watched address. */
export function composeWatchMail({ language, address, transfers, count, origin, mailKey }: WatchMail): Mail {
  const texts = TEXTS[language];
  const rest = count - transfers.length;
  const mail = composeMail({
    letter: 'watched_transfers',
    language,
    subject: texts.subject(count),
    paragraphs: [
      texts.happened(address),
      ...transfers.map((transfer) => `${describeTransfer(transfer, language)}.`),
      ...(rest > 0 ? [texts.more(rest)] : []),
    ],
    action: { label: texts.open, url: origin + localizePath(`/explorer/address/${address}`, language) },
    footnote: texts.footnote,
    footLinks: [{ label: texts.settings, url: `${origin}${localizePath('/settings', language)}#watchlist` }],
  });
  const unsubscribe = `${origin}/api/v1/watchlist/unsubscribe?key=${mailKey}`;
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
