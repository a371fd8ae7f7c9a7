import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/home.ts';

const home: Widen<typeof en> = {
  title: 'Jede Handlung versiegelt ihren eigenen Block',
  lede: 'Die meisten Blockchains ticken wie eine Uhr. Nova bekommt nur dann einen neuen Block, wenn jemand etwas tut: liest, kauft, erstellt, einlädt. Jede angenommene Aktion steht in einem eigenen Block und bringt dir Energy Points.',
  toWhitepaper: 'Whitepaper lesen',
  toExplorer: 'Explorer öffnen',
  whitelist: {
    label: 'Auf die Whitelist für den Vorverkauf',
    placeholder: 'du@beispiel.de',
    join: 'Eintragen',
    newsletter: 'Schick mir auch den Newsletter',
    newsletterPoints: '+{{points}} EP nach der Bestätigung',
    wallet: 'Wallet nennen, mit der du kaufst (freiwillig)',
    walletLabel: 'Adresse der Wallet, mit der du kaufst',
    hint: 'Wer freigegeben ist, kauft vor der öffentlichen Eröffnung. Du bestätigst per E-Mail; bezahlt wird jetzt nichts.',
    hintWallet:
      'Mit der Wallet, die hier verbunden ist. Du bestätigst per E-Mail; bezahlt wird jetzt nichts.',
    hintBegun: 'Der öffentliche Verkauf hat begonnen: Du kannst ohne Platz auf der Whitelist kaufen.',
    hintOver: 'Der Vorverkauf ist vorbei, ein Platz auf der Whitelist ändert jetzt nichts mehr.',
    toSale: 'NAC kaufen',
    trap: 'Dieses Feld leer lassen',
  },
  collect: {
    label: 'Versiegle einen Block mit einem Klick',
    hint: 'Alle 4 Stunden, bis zu dreimal am Tag. Du unterschreibst eine Nachricht, damit klar ist, wer du bist; sie kostet nichts und bewegt nichts.',
  },
  greeting: {
    back: 'Willkommen zurück!',
    demo: 'Demo starten',
    signOut: 'Abmelden',
    visitor: 'Mit einem Konto findest du deine Blöcke auf jedem Gerät wieder.',
    signIn: 'Anmelden oder registrieren',
  },
  figures: {
    height: 'Blockhöhe',
    heightSub: 'je eine Transaktion',
    actions: 'Handlungen aufgezeichnet',
    actionsSub: 'je ein Block',
    energy: 'Energy Points aufgezeichnet',
    energySub: 'auf der Kette gutgeschrieben',
    waiting: 'Warten auf ihr Siegel',
    waitingUnit_one: 'Handlung',
    waitingUnit_other: 'Handlungen',
    waitingSub: 'gerade im Pool',
    waitingUnknown: 'nicht verfügbar',
  },
};

export default home;
