import type { Language, PerLanguage } from '../language/language.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import {
  CONFIRMATION_TTL_SECONDS,
  EMAIL_CHANGE_TTL_SECONDS,
  PASSWORD_RESET_TTL_SECONDS,
} from './constants.ts';

interface Texts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label?: string;
  readonly footnote: string;
}

const HOURS: PerLanguage<{ readonly one: string; readonly other: string }> = {
  en: { one: 'one hour', other: 'hours' },
  de: { one: 'einer Stunde', other: 'Stunden' },
};

/** Formats the lifetime of a link for its email. */
function writeHours(seconds: number, language: Language): string {
  const hours = seconds / 3_600;
  const { one, other } = HOURS[language];
  return hours === 1 ? one : `${hours} ${other}`;
}

const NOT_YOU_EN =
  "Didn't request this? You can ignore this email; nothing happens unless you open the link.";
const NOT_YOU_DE = 'Warst du das nicht? Dann ignoriere diese E-Mail: Ohne den Link passiert nichts.';

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
        `Du (oder jemand mit deiner Adresse) hast dich bei Nova registriert. Bestätige deine E-Mail-Adresse innerhalb von ${writeHours(CONFIRMATION_TTL_SECONDS, 'de')}.`,
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
      label: 'Log in',
      footnote: "Wasn't you? You can ignore this email; your account hasn't changed.",
    },
    de: {
      subject: 'Du hast schon ein Nova-Konto',
      paragraphs: [
        'Du (oder jemand anders) wolltest mit dieser Adresse ein Nova-Konto erstellen, aber du hast schon eines. Es wurde nichts geändert.',
        'Falls du dein Passwort vergessen hast, kannst du es auf der Anmeldeseite zurücksetzen.',
      ],
      label: 'Anmelden',
      footnote: 'Warst du das nicht? Dann ignoriere diese E-Mail: Dein Konto ist unverändert.',
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
        `Mit dem Button unten legst du ein neues Passwort für dein Nova-Konto fest. Der Link gilt einmal, innerhalb von ${writeHours(PASSWORD_RESET_TTL_SECONDS, 'de')}.`,
      ],
      label: 'Neues Passwort wählen',
      footnote: 'Warst du das nicht? Dann ignoriere diese E-Mail: Dein Passwort bleibt unverändert.',
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
      paragraphs: ['Das Passwort deines Nova-Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.'],
      label: 'Nova öffnen',
      footnote: 'Warst du das nicht? Setze dein Passwort sofort auf der Anmeldeseite zurück.',
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
        `Du willst diese Adresse für dein Nova-Konto verwenden. Bestätige sie innerhalb von ${writeHours(EMAIL_CHANGE_TTL_SECONDS, 'de')}.`,
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
        'Dein Nova-Konto verwendet jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden.',
      ],
      label: 'Nova öffnen',
      footnote: 'Warst du das nicht? Schreibe uns sofort über die Kontaktseite.',
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
