import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/home.ts';

const home: Widen<typeof en> = {
  title: 'Eine Blockchain, die sich bewegt, wenn du es tust',
  lede: 'Die meisten Blockchains ticken wie eine Uhr. Nova bekommt nur dann einen neuen Block, wenn jemand etwas tut: eine Fahrt, ein Trade, eine Bewertung, ein Bot bei der Arbeit. Jede Aktion bringt dir Energy Points (EP), die du in den Coin NAC umtauschst. Jede neue Wallet beginnt mit {{welcome}} EP Willkommensbonus.',
  seal: 'Ersten Block versiegeln',
  worth:
    '{{epPerNac}} EP ergeben 1 NAC. Zum ersten Mal umtauschen kannst du nach {{activeDays}} aktiven Tagen mit bestätigter E-Mail-Adresse.',
  invited:
    'Ein Freund hat dich eingeladen. Verbinde eine neue Wallet: Du bekommst {{first}} EP, dein Freund {{friend}} EP. Du kannst vorher die Demo ausprobieren, die Einladung bleibt gespeichert.',
  toDashboard: 'Energy Dashboard öffnen',
  toWhitepaper: 'Whitepaper lesen',
  toExplorer: 'Live ansehen',
  buy: {
    title: 'Der Vorverkauf läuft',
    price: 'Preis',
    priceValue: '{{price}} USDT pro NAC',
    sold: 'In dieser Phase verkauft',
    soldValue: '{{sold}} von {{all}} NAC',
    bonus: 'Freie Bonusplätze',
    bonusValue: '{{spots}}, jeweils mit {{percent}} % mehr NAC',
    button: 'NAC kaufen',
  },
  whitelist: {
    label: 'Whitelist für den Vorverkauf',
    placeholder: 'du@beispiel.de',
    join: 'Eintragen',
    newsletter: 'Schicke mir auch den Newsletter',
    newsletterPoints: '+{{points}} EP nach der Bestätigung',
    wallet: 'Wallet angeben, mit der du kaufen willst (optional)',
    walletLabel: 'Adresse der Wallet, mit der du kaufst',
    hint: 'Freigegebene Wallets können vor dem öffentlichen Start kaufen. Wir schicken dir eine E-Mail zur Bestätigung; du zahlst jetzt nichts.',
    hintWallet:
      'Wir verwenden die hier verbundene Wallet. Wir schicken dir eine E-Mail zur Bestätigung; du zahlst jetzt nichts.',
    hintBegun: 'Der öffentliche Verkauf hat begonnen: Du kannst ohne Platz auf der Whitelist kaufen.',
    hintOver: 'Der Vorverkauf ist vorbei, die Whitelist hat keine Bedeutung mehr.',
    toSale: 'NAC kaufen',
    trap: 'Dieses Feld leer lassen',
  },
  collect: {
    label: 'Versiegle einen Block mit einem Klick',
    hint: 'Alle 4 Stunden, bis zu dreimal am Tag.',
    hintLogin: 'Zur Anmeldung signierst du eine Nachricht; das kostet nichts und bewegt kein Guthaben.',
  },
  greeting: {
    back: 'Willkommen zurück!',
    in: 'Du bist angemeldet',
    demoRuns: 'Deine Demo läuft',
    demoMore: 'Was du ausprobieren kannst',
    demo: 'Demo starten',
    signOut: 'Abmelden',
    visitor: 'Erstelle ein Konto, um deine Blöcke auf jedem Gerät zu sehen.',
    signIn: 'Anmelden oder registrieren',
  },
  stats: {
    height: 'Blockhöhe',
    heightSub: 'eine Transaktion pro Block',
    actions: 'Aktionen aufgezeichnet',
    actionsSub: 'jeweils ein Block',
    energy: 'Energy Points aufgezeichnet',
    energySub: 'on-chain gutgeschrieben',
    waiting: 'Noch nicht versiegelt',
    waitingUnit_one: 'Aktion',
    waitingUnit_other: 'Aktionen',
    waitingSub: 'gerade im Mempool',
    waitingUnknown: 'nicht verfügbar',
  },
};

export default home;
