import { composeMail, type Mail } from '../mail/mail.ts';
import {
  CONFIRMATION_TTL_SECONDS,
  EMAIL_CHANGE_TTL_SECONDS,
  PASSWORD_RESET_TTL_SECONDS,
} from './constants.ts';

type Language = 'en' | 'de';

interface Texts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label?: string;
  readonly footnote: string;
}

/** Formats the lifetime of a link for its email. */
function writeHours(seconds: number, language: Language): string {
  const hours = seconds / 3_600;
  if (hours === 1) return language === 'de' ? 'einer Stunde' : 'one hour';
  return `${hours} ${language === 'de' ? 'Stunden' : 'hours'}`;
}

const NOT_YOU_EN =
  "Didn't request this? You can ignore this email; nothing happens unless you open the link.";
const NOT_YOU_DE = 'Warst du das nicht? Dann tu nichts: Ohne diesen Link geschieht nichts.';

const MAILS = {
  confirm_email: {
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        `You (or someone using your address) signed up for Nova. To finish, confirm your email address within ${writeHours(CONFIRMATION_TTL_SECONDS, 'en')}.`,
      ],
      label: 'Confirm address',
      footnote: NOT_YOU_EN,
    },
    de: {
      subject: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        `Jemand, hoffentlich du, hat mit dieser Adresse ein Nova-Konto eröffnet. Bestätige sie innerhalb von ${writeHours(CONFIRMATION_TTL_SECONDS, 'de')}.`,
      ],
      label: 'Adresse bestätigen',
      footnote: NOT_YOU_DE,
    },
  },
  already_registered: {
    en: {
      subject: 'You already have a Nova account',
      paragraphs: [
        'You (or someone else) tried to create a Nova account with this address, but you already have one. Nothing has changed.',
        "If you've forgotten your password, you can reset it on the login page.",
      ],
      label: 'Sign in',
      footnote: "Wasn't you? You can ignore this email; your account hasn't changed.",
    },
    de: {
      subject: 'Du hast schon ein Nova-Konto',
      paragraphs: [
        'Jemand, vielleicht du, wollte mit dieser Adresse ein Nova-Konto eröffnen. Es gibt schon eines, darum wurde nichts geändert.',
        'Falls du dein Passwort vergessen hast, lass dir auf der Anmeldeseite ein neues zuschicken.',
      ],
      label: 'Anmelden',
      footnote: 'Warst du das nicht? Dann tu nichts: Dein Konto ist, wie es war.',
    },
  },
  reset_password: {
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        `Use the button below to set a new password for your Nova account. The link works once, within ${writeHours(PASSWORD_RESET_TTL_SECONDS, 'en')}.`,
      ],
      label: 'Choose a new password',
      footnote: "Didn't request this? You can ignore this email; your password stays the same.",
    },
    de: {
      subject: 'Wähle ein neues Passwort',
      paragraphs: [
        `Hier wählst du ein neues Passwort für dein Nova-Konto. Der Link gilt einmal, innerhalb von ${writeHours(PASSWORD_RESET_TTL_SECONDS, 'de')}.`,
      ],
      label: 'Neues Passwort wählen',
      footnote: 'Warst du das nicht? Dann tu nichts: Dein Passwort bleibt, wie es ist.',
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      paragraphs: ['Your Nova password was changed and you were logged out on all other devices.'],
      label: 'Open Nova',
      footnote: "Wasn't you? Reset your password on the login page right away.",
    },
    de: {
      subject: 'Dein Passwort wurde geändert',
      paragraphs: [
        'Das Passwort deines Nova-Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
      ],
      label: 'Nova öffnen',
      footnote: 'Warst du das nicht? Lass dir auf der Anmeldeseite sofort ein neues Passwort zuschicken.',
    },
  },
  change_email: {
    en: {
      subject: 'Confirm your new email address',
      paragraphs: [
        `You asked to use this address for your Nova account. Confirm it within ${writeHours(EMAIL_CHANGE_TTL_SECONDS, 'en')}.`,
      ],
      label: 'Confirm new address',
      footnote: NOT_YOU_EN,
    },
    de: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      paragraphs: [
        `Dein Nova-Konto soll ab jetzt diese Adresse nutzen. Bestätige sie innerhalb von ${writeHours(EMAIL_CHANGE_TTL_SECONDS, 'de')}.`,
      ],
      label: 'Neue Adresse bestätigen',
      footnote: NOT_YOU_DE,
    },
  },
  email_changed: {
    en: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Your Nova account now uses a different email address. You can no longer log in with this one.',
      ],
      label: 'Open Nova',
      footnote: "Wasn't you? Contact us right away through the contact page.",
    },
    de: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        'Dein Nova-Konto nutzt jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden.',
      ],
      label: 'Nova öffnen',
      footnote: 'Warst du das nicht? Melde dich sofort über die Kontaktseite.',
    },
  },
} as const satisfies Record<string, Record<Language, Texts>>;

export type AccountMail = keyof typeof MAILS;

/**
 * Composes an email about an account.
 * @param url target of its button
 */
export function composeAccountMail(letter: AccountMail, language: Language, url: string): Mail {
  const { subject, paragraphs, label, footnote } = MAILS[letter][language];
  return composeMail({ letter, language, subject, paragraphs, action: { label, url }, footnote });
}
