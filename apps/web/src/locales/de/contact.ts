import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/contact.ts';

const contact: Widen<typeof en> = {
  title: 'Schreib uns',
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
      text: 'Sechs Dinge, die schiefgehen können. Lies sie, bevor du zahlst.',
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
  website: 'Lass dieses Feld leer',
  sum: 'Damit wir wissen, dass du ein Mensch bist: Wie viel ist {{first}} + {{second}}?',
  sumComing: 'Gleich kommt eine kleine Rechenaufgabe …',
  send: 'Nachricht senden',
  sending: 'Wird gesendet',
  sendHint:
    'Bist du mit einer Wallet angemeldet, zählt das Senden als Aktion. Die Nachricht selbst bleibt unter uns.',
  sent: {
    title: 'Nachricht gesendet',
    text: 'Deine Nachricht ist gespeichert. Wir antworten an {{email}}.',
    again: 'Noch eine schreiben',
  },
  faults: {
    name: 'Bitte gib deinen Namen ein.',
    email: 'Das ist keine vollständige Adresse wie name@example.org.',
    message: 'Schreib bitte mindestens einen Satz.',
    tooLong: 'Das ist zu lang für eine Nachricht.',
    answer: 'Antworte bitte mit einer Zahl.',
    check: 'Das Ergebnis stimmt nicht oder kam zu schnell oder zu spät. Bitte löse die neue Rechnung.',
    limit: 'Aus deinem Netzwerk kamen heute schon zu viele Nachrichten. Bitte versuche es morgen wieder.',
  },
};

export default contact;
