import type { Language } from '../language/language.ts';
import { composeMail, type Mail } from '../mail/mail.ts';

/** A decision on an account for its owner. */
export interface SuspensionNotice {
  readonly isSuspended: boolean;
  readonly reason: string;
  readonly language: Language;
  /** Target of its button. */
  readonly url: string;
}

const TEXTS = {
  suspended: {
    en: {
      subject: 'You cannot convert points for now',
      text: 'An administrator has suspended your Nova account from converting points. You keep your points and coins, and everything else works as before.',
      reason: 'Reason: ',
      label: 'Read and answer',
      footnote:
        'You can answer once, in your settings. An administrator will read your answer and decide again.',
    },
    de: {
      subject: 'Du kannst vorerst keine Punkte umtauschen',
      text: 'Ein Administrator hat den Umtausch für dein Nova-Konto gesperrt. Deine Punkte und Coins behältst du, und alles andere geht wie bisher.',
      reason: 'Grund: ',
      label: 'Lesen und antworten',
      footnote:
        'Du kannst in deinen Einstellungen einmal antworten. Ein Administrator liest deine Antwort und entscheidet neu.',
    },
  },
  resumed: {
    en: {
      subject: 'You can convert points again',
      text: 'An administrator has lifted the suspension of your Nova account. You can convert points again.',
      reason: 'Reason: ',
      label: 'Open Nova',
      footnote: 'You don’t need to do anything.',
    },
    de: {
      subject: 'Du kannst wieder Punkte umtauschen',
      text: 'Ein Administrator hat die Sperre deines Nova-Kontos aufgehoben. Du kannst wieder Punkte umtauschen.',
      reason: 'Grund: ',
      label: 'Nova öffnen',
      footnote: 'Du musst nichts tun.',
    },
  },
} as const;

/** Composes the email about a suspension or its end. */
export function composeSuspensionMail({ isSuspended, reason, language, url }: SuspensionNotice): Mail {
  const texts = TEXTS[isSuspended ? 'suspended' : 'resumed'][language];
  return composeMail({
    letter: isSuspended ? 'conversions_suspended' : 'conversions_resumed',
    language,
    subject: texts.subject,
    paragraphs: [texts.text, texts.reason + reason],
    action: { label: texts.label, url },
    footnote: texts.footnote,
  });
}
