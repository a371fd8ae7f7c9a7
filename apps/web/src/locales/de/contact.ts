import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/contact.ts';

const contact: Widen<typeof en> = {
  title: 'Schreib uns',
  lede: 'Ein Mensch liest es, auf Deutsch oder Englisch. Schick niemals Wiederherstellungswörter oder einen privaten Schlüssel, weder uns noch sonst jemandem.',
  ways: {
    faq: {
      title: 'Die meisten Fragen sind schon beantwortet',
      text: 'Zu Punkten, Wallets, dem Vorverkauf und dazu, wem du vertrauen musst',
    },
    status: {
      title: 'Etwas geht nicht?',
      text: 'Sieh zuerst nach, wie es der Kette in diesem Augenblick geht',
    },
    risk: {
      title: 'Du willst kaufen?',
      text: 'Sechs Wege, wie das schiefgehen kann; lies sie, bevor du zahlst',
    },
  },
  kept: 'Nachricht, Name und Adresse speichern wir in unserer Datenbank, um dir zu antworten; auf die Kette kommt davon nichts. Du hast eine Schwachstelle gefunden? Wähl „Sicherheit“ und leg einen Schlüssel bei, mit dem wir verschlüsseln können.',
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
  sum: 'Damit wir wissen, dass du kein Programm bist: Wie viel ist {{first}} + {{second}}?',
  sumComing: 'Damit wir wissen, dass du kein Programm bist: Gleich kommt eine kleine Rechnung',
  send: 'Nachricht senden',
  sending: 'Wird gesendet',
  sendHint:
    'Bist du mit einer Wallet angemeldet, zählt das Senden als Handlung. Die Nachricht selbst bleibt unter uns.',
  sent: {
    title: 'Angekommen',
    text: 'Deine Nachricht ist gespeichert. Wir antworten an {{email}}.',
    again: 'Noch eine schreiben',
  },
  faults: {
    name: 'Sag uns bitte, wie wir dich ansprechen sollen.',
    email: 'Das ist keine vollständige Adresse wie name@example.org.',
    message: 'Schreib bitte mindestens einen Satz.',
    tooLong: 'Das ist zu lang für eine Nachricht.',
    answer: 'Antworte bitte mit einer Zahl.',
    check: 'Das Ergebnis stimmt nicht oder kam zu schnell oder zu spät. Bitte löse die neue Rechnung.',
    limit:
      'Aus deinem Netz kamen heute schon so viele Nachrichten, wie wir an einem Tag annehmen. Bitte schreib morgen wieder.',
  },
};

export default contact;
