import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/contact.ts';

const contact: Widen<typeof en> = {
  title: 'Schreibe uns',
  lede: 'Ein Mensch liest jede Nachricht, auf Deutsch oder Englisch. Sende niemals eine Seed-Phrase oder einen privaten Schlüssel, weder uns noch sonst jemandem.',
  ways: {
    faq: {
      title: 'Die meisten Fragen sind schon beantwortet',
      text: 'Zu Punkten, Wallets, dem Vorverkauf und dazu, wem du vertrauen musst',
    },
    status: {
      title: 'Etwas funktioniert nicht?',
      text: 'Sieh zuerst auf der Statusseite nach',
    },
    risk: {
      title: 'Du willst kaufen?',
      text: 'Lies die sechs Risiken, bevor du zahlst',
    },
  },
  kept: 'Nachricht, Name und E-Mail-Adresse speichern wir in unserer Datenbank, um dir zu antworten; nichts davon kommt auf die Blockchain. Schwachstelle gefunden? Wähle „Sicherheit“ und füge einen öffentlichen Schlüssel bei, damit wir verschlüsselt antworten können.',
  topic: 'Worum geht es?',
  topics: {
    wallet: 'Wallet',
    presale: 'Vorverkauf',
    points: 'Punkte',
    security: 'Sicherheit',
    other: 'Etwas anderes',
  },
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  messageHint: 'Mit einem Transaktions-Hash finden wir es schneller.',
  website: 'Lasse dieses Feld leer',
  sum: 'Damit wir wissen, dass du ein Mensch bist: Wie viel ist {{first}} + {{second}}?',
  sumComing: 'Gleich kommt eine kleine Rechenaufgabe …',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  sendHint:
    'Bist du mit einer Wallet angemeldet, zählt das Senden als Aktion. Die Nachricht selbst bleibt privat.',
  sent: {
    title: 'Nachricht gesendet',
    text: 'Danke, deine Nachricht ist angekommen. Wir antworten an {{email}}.',
    again: 'Weitere Nachricht schreiben',
  },
  errors: {
    name: 'Bitte gib deinen Namen ein.',
    email: 'Gib eine vollständige E-Mail-Adresse ein, etwa name@example.org.',
    message: 'Bitte schreibe mindestens einen Satz.',
    tooLong: 'Deine Nachricht ist zu lang. Bitte kürze sie.',
    answer: 'Bitte gib eine Zahl ein.',
    check: 'Das Ergebnis ist falsch oder abgelaufen. Bitte löse die neue Aufgabe.',
    limit: 'Aus deinem Netzwerk kamen heute schon zu viele Nachrichten. Bitte versuche es morgen wieder.',
  },
};

export default contact;
