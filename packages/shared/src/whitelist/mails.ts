import type { Language, PerLanguage } from '../language/language.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import { LIST_CONFIRM_DAYS, type MailList } from './constants.ts';

/** Links of an email. */
export interface ListLinks {
  /** The confirmation link, in an email that requests a confirmation. */
  readonly confirm?: string;
  /** Unsubscribe page of each list. */
  readonly leave: Readonly<Record<MailList, string>>;
  /**
   * URL that unsubscribes from the newsletter with one POST, for mail clients (RFC 8058); null for the
   * whitelist.
   */
  readonly unsubscribe: string | null;
}

const NAMES = {
  en: { whitelist: 'the presale whitelist', newsletter: 'the Nova newsletter' },
  de: { whitelist: 'Whitelist', newsletter: 'Newsletter' },
} as const;

const AND: PerLanguage<string> = { en: ' and ', de: ' und ' };
const nameLists = (lists: readonly MailList[], language: Language): string =>
  lists.map((list) => NAMES[language][list]).join(AND[language]);

const TEXTS = {
  en: {
    leave: { whitelist: 'Leave the whitelist', newsletter: 'Unsubscribe from the newsletter' },
    confirm: {
      subject: (lists: string) => `Please confirm: your place on ${lists}`,
      text: (lists: string) =>
        `You (or someone using your address) signed up for ${lists}. Confirm it within ${LIST_CONFIRM_DAYS} days; until then you are not on it.`,
      label: 'Confirm address',
      foot: `Didn’t sign up? You can ignore this email. Unconfirmed addresses are deleted after ${LIST_CONFIRM_DAYS} days.`,
    },
    welcome: {
      subject: (lists: string) => `You are on ${lists}`,
      text: (lists: string) => `Your address is confirmed: you are on ${lists}.`,
      foot: 'You are receiving this email because you confirmed this address on the Nova website.',
    },
    already: {
      subject: (lists: string) => `You are already on ${lists}`,
      text: (lists: string) =>
        `You (or someone else) signed up again for ${lists}. You were already on the list, so nothing has changed.`,
      foot: 'Didn’t sign up again? You can ignore this email.',
    },
    next: {
      whitelist:
        "We review sign-ups manually. Once your wallet is approved, you can buy before the sale opens to everyone. It's free.",
      newsletter: 'We only email you when a presale phase opens or something new launches.',
    },
  },
  de: {
    leave: { whitelist: 'Whitelist verlassen', newsletter: 'Newsletter abbestellen' },
    confirm: {
      subject: (lists: string) => `Bitte bestätige deine Anmeldung (${lists})`,
      text: (lists: string) =>
        `Du (oder jemand mit deiner Adresse) hast dich bei Nova angemeldet: ${lists}. Bestätige die Anmeldung innerhalb von ${LIST_CONFIRM_DAYS} Tagen; bis dahin ist sie nicht gültig.`,
      label: 'Adresse bestätigen',
      foot: `Warst du das nicht? Dann ignoriere diese E-Mail. Nicht bestätigte Adressen werden nach ${LIST_CONFIRM_DAYS} Tagen gelöscht.`,
    },
    welcome: {
      subject: (lists: string) => `Deine Anmeldung ist bestätigt (${lists})`,
      text: (lists: string) => `Deine Adresse ist bestätigt. Du bist angemeldet: ${lists}.`,
      foot: 'Du bekommst diese E-Mail, weil du diese Adresse auf der Nova-Website bestätigt hast.',
    },
    already: {
      subject: (lists: string) => `Du bist schon angemeldet (${lists})`,
      text: (lists: string) =>
        `Du (oder jemand anders) hast dich noch einmal angemeldet: ${lists}. Du warst schon angemeldet, deshalb hat sich nichts geändert.`,
      foot: 'Warst du das nicht? Dann ignoriere diese E-Mail.',
    },
    next: {
      whitelist:
        'Wir prüfen die Anmeldungen von Hand. Sobald deine Wallet freigegeben ist, kannst du vor dem öffentlichen Start kaufen. Die Anmeldung ist kostenlos.',
      newsletter: 'Wir schreiben dir nur, wenn eine Phase des Vorverkaufs öffnet oder etwas Neues startet.',
    },
  },
} as const;

export type ListMail = 'confirm' | 'welcome' | 'already';

/**
 * Composes an email about the lists of an address. The newsletter's contain the unsubscribe headers for mail
 * clients.
 */
export function composeListMail(
  letter: ListMail,
  lists: readonly MailList[],
  language: Language,
  links: ListLinks,
): Mail {
  const texts = TEXTS[language];
  const { subject, text, foot } = texts[letter];
  const names = nameLists(lists, language);
  const mail = composeMail({
    letter: `list_${letter}`,
    language,
    subject: subject(names),
    paragraphs: [text(names), ...(letter === 'confirm' ? [] : lists.map((list) => texts.next[list]))],
    ...(links.confirm === undefined ? {} : { action: { label: texts.confirm.label, url: links.confirm } }),
    footnote: foot,
    footLinks: lists.map((list) => ({ label: texts.leave[list], url: links.leave[list] })),
  });
  if (links.unsubscribe === null) return mail;
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
