import { DATE_LOCALE, localizePath, type Language } from '../language/language.ts';
import { composeMail, type Mail } from '../mail/mail.ts';
import { RECOVERY_DEADLINE_HOURS } from './recovery-constants.ts';

const TEXTS = {
  recovery_confirm: {
    en: {
      subject: 'Confirm the recovery of your account',
      paragraphs: ({ account }: Facts) => [
        `Someone wants to replace the passkey of your account ${account}, for which this address is a guardian.`,
        `If it is you, confirm it within ${RECOVERY_DEADLINE_HOURS} hours. A second guardian must confirm as well.`,
      ],
      label: 'Confirm recovery',
      footnote:
        "Didn't request this? Do not confirm it: the person who did could take over your account with a second guardian.",
    },
    de: {
      subject: 'Bestätige die Wiederherstellung deines Kontos',
      paragraphs: ({ account }: Facts) => [
        `Jemand möchte den Passkey deines Kontos ${account} ersetzen. Diese Adresse ist ein Vertrauter des Kontos.`,
        `Bist du es, bestätige es innerhalb von ${RECOVERY_DEADLINE_HOURS} Stunden. Ein zweiter Vertrauter muss auch bestätigen.`,
      ],
      label: 'Wiederherstellung bestätigen',
      footnote:
        'Warst du das nicht? Dann bestätige nicht: Mit einem zweiten Vertrauten könnte die Person dein Konto übernehmen.',
    },
  },
  recovery_started: {
    en: {
      subject: 'A recovery of your account was started',
      paragraphs: ({ account, effectiveAt }: Facts) => [
        `Two guardians of your account ${account} have started a recovery.`,
        `A new passkey replaces all keys of the account from ${effectiveAt} on. You can cancel this in the settings until then.`,
      ],
      label: 'Open settings',
      footnote: "Wasn't you? Cancel the recovery right away, and choose other guardians.",
    },
    de: {
      subject: 'Eine Wiederherstellung deines Kontos wurde gestartet',
      paragraphs: ({ account, effectiveAt }: Facts) => [
        `Zwei Vertraute deines Kontos ${account} haben eine Wiederherstellung gestartet.`,
        `Ab ${effectiveAt} ersetzt ein neuer Passkey alle Schlüssel des Kontos. Bis dahin kannst du das in den Einstellungen abbrechen.`,
      ],
      label: 'Einstellungen öffnen',
      footnote: 'Warst du das nicht? Brich die Wiederherstellung sofort ab, und wähle andere Vertraute.',
    },
  },
  recovery_completed: {
    en: {
      subject: 'Your account has a new passkey',
      paragraphs: ({ account }: Facts) => [
        `The recovery of your account ${account} is complete. Only the new passkey controls it; all earlier keys were removed.`,
      ],
      label: 'Open settings',
      footnote: "Wasn't you? The earlier keys no longer work. Contact us through the contact page.",
    },
    de: {
      subject: 'Dein Konto hat einen neuen Passkey',
      paragraphs: ({ account }: Facts) => [
        `Die Wiederherstellung deines Kontos ${account} ist abgeschlossen. Nur der neue Passkey verwaltet es; alle früheren Schlüssel wurden entfernt.`,
      ],
      label: 'Einstellungen öffnen',
      footnote:
        'Warst du das nicht? Die früheren Schlüssel gelten nicht mehr. Schreibe uns über die Kontaktseite.',
    },
  },
} as const;

interface Facts {
  readonly account: string;
  readonly effectiveAt: string;
}

/** Composes the email with the link that confirms a recovery. @param url page with the token behind `#` */
export const composeRecoveryConfirmation = (language: Language, account: string, url: string): Mail =>
  compose('recovery_confirm', language, { account, effectiveAt: '' }, url);

/** Composes the email to the owner about a recovery that has started or is complete. */
export function composeRecoveryNews(
  news: 'recovery_started' | 'recovery_completed',
  language: Language,
  { origin, effectiveAt, ...facts }: Facts & { readonly origin: string },
): Mail {
  const url = `${origin}${localizePath('/settings', language)}`;
  return compose(news, language, { ...facts, effectiveAt: writeTime(effectiveAt, language) }, url);
}

function compose(letter: keyof typeof TEXTS, language: Language, facts: Facts, url: string): Mail {
  const { subject, paragraphs, label, footnote } = TEXTS[letter][language];
  return composeMail({
    letter,
    language,
    subject,
    paragraphs: paragraphs(facts),
    action: { label, url },
    footnote,
  });
}

/** Writes the minute of a time in UTC. */
function writeTime(time: string, language: Language): string {
  if (time === '') return '';
  const text = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(time));
  return `${text} UTC`;
}
