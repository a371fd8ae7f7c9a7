import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/sections.ts';

const sections: Widen<typeof en> = {
  principle: {
    title:
      'Andere Ketten versiegeln einen Block, weil Zeit vergangen ist. Nova versiegelt einen, weil jemand etwas getan hat.',
    clock: 'Eine Kette nach der Uhr. Blöcke kommen pünktlich, voll oder leer.',
    nova: 'Nova. Keine Handlung, kein Block. Zwei Handlungen, zwei Blöcke.',
  },
  proof: {
    title: 'Proof-of-Action: von der Hand zur Kette in',
    steps: {
      act: {
        name: 'Handeln',
        text: 'Du tust etwas, das zählt. Du unterschreibst nichts und zahlst keine Gebühr; der Server prüft die Grenzen und bezeugt es.',
      },
      seal: {
        name: 'Versiegeln',
        text: 'Der Ledger-Vertrag schlägt die Punkte nach, der Validator versiegelt einen Block für genau diese Handlung und schreibt ihn auf die Platte.',
      },
      show: {
        name: 'Zeigen',
        text: 'Der Block steht im Explorer und auf jeder offenen Seite, auch oben in der Aufzeichnung.',
      },
    },
    source: 'Median aus {{actions}} Handlungen, eine Person drückt, zwei Kerne, {{day}}.',
    how: 'Wie gemessen wurde',
  },
  demo: {
    title: 'Versiegle selbst einen Block',
    note: 'Ein Übungsblock: Nichts verlässt diese Seite. Auf der echten Kette ist jede Handlung ein Block.',
    group: 'Sechs Blöcke zum Drücken',
    names: {
      wallet_connect: 'Wallet verbinden',
      whitepaper_read: 'Whitepaper lesen',
      form_submit: 'Formular senden',
      nft_trade: 'NFT handeln',
      nft_creation: '3D-NFT erstellen',
      presale_purchase: 'Im Vorverkauf kaufen',
    },
    level: 'Energiestand',
    points: '{{points}} / {{most}} EP',
    idle: 'Drücke alle sechs, dann beginnt das Mining',
    pressed_one: '{{count}} von {{all}} gedrückt',
    pressed_other: '{{count}} von {{all}} gedrückt',
    mining: 'Mining läuft',
    added: 'Block #{{number}} angehängt',
    progress: 'Fortschritt des Minings',
    next: 'Nächster Block',
    chain: 'Die Übungskette',
    verified: 'Bestätigt',
    pending: 'Offen',
  },
  latest: { title: 'Was zuletzt getan wurde', all: 'Alles im Explorer' },
  rewards: {
    title: 'Was eine Handlung wert ist',
    become: '{{points}} EP werden zu',
    convert: 'Umtausch je Tag, höchstens',
    browser: 'Im Browser je Tag, höchstens',
    caption: 'Der Belohnungskatalog, das meiste zuerst',
    trace: 'Aufzeichnung',
    action: 'Handlung',
    limit: 'Gezählt von, Grenze',
    scale: 'Skala',
    all: 'Alle {{count}} zeigen',
    fewer: 'Weniger zeigen',
    note: 'Mit dieser Liste wurde der Ledger-Vertrag veröffentlicht. Wer eine Handlung meldet, kann keinen anderen Betrag nennen, und jede Änderung ist ein Block, den alle sehen.',
    rules: 'Die Regeln im Whitepaper',
  },
  features: {
    title: 'Alles hier läuft über diese eine Linie',
    count: '{{count}} Dinge, die du tun kannst',
    items: {
      explorer: { text: 'Jeder Block, jede Transaktion und Adresse, mit Beleg', unit: 'Block je Handlung' },
      energyDashboard: {
        text: 'Was du verdient hast und was als Nächstes geht',
        unit: 'Arten von Handlungen',
      },
      presale: { text: 'In USDT oder mit Karte, in drei Phasen', unit: 'USDT, Phase 1' },
      nftMarketplace: { text: 'Sammlungen, feste Preise, Premium-3D-Stücke', unit: 'EP für ein NFT' },
      token: { text: 'Dein eigener Token: Name, Symbol, Menge', unit: 'Transaktion' },
      referrals: { text: 'Für jeden Freund, der über deinen Link kommt', unit: 'EP' },
      blockchain: { text: 'Live-Status und das Netzwerk für deine Wallet', unit: 'Chain-ID' },
      demoAccountSetup: { text: 'Ein Tag mit Test-USDT und Gas, ohne Erweiterung', unit: 'Stunden' },
      faucet: { text: 'Genug Gas für deine ersten Transaktionen', unit: 'NAC' },
    },
  },
  supply: {
    title: 'Feste Menge, die Hälfte gedacht für alle, die handeln',
    fold: '{{supply}} NAC, {{percent}} % für Nutzer',
    caption: 'Die Menge nach Zweck',
    purpose: 'Zweck',
    use: 'Verwendung',
    share: 'Anteil',
    amount: 'Menge',
    names: {
      rewards: 'Belohnungen für Nutzer',
      fund: 'Projektfonds',
      team: 'Team',
      partners: 'Partner und Investoren',
      reserve: 'Reserve',
    },
    uses: {
      rewards: 'Für Handlungen; {{epPerNac}} EP werden zu 1 NAC',
      fund: 'Entwicklung, Betrieb, Prüfungen',
      team: 'Wird über {{teamMonths}} Monate freigegeben',
      partners: 'Vorverkauf und strategische Partner',
      reserve: 'Zurückgelegt für das, was niemand geplant hat',
    },
    note: 'Nach Zweck, wie angekündigt. Dieselbe Milliarde nach Wallets, gelesen von der Kette:',
    none: 'Nichts wird nachträglich erzeugt, nichts verbrannt.',
  },
  roadmap: {
    title: 'Was wir angekündigt haben und was heute stimmt',
    fold: '{{done}} von {{all}} Schritten gebaut',
    today: 'heute',
    states: { sealed: 'Gebaut', pending: 'In Arbeit' },
    texts: {
      mvp: 'Kette, Verträge, Explorer und diese Seite starten mit einem Befehl.',
      contracts:
        'Gegen eine veröffentlichte Liste von Angriffen getestet. Niemand von außen hat sie geprüft.',
      explorer: 'Jeder Block mit seiner Handlung, ihren Punkten und ihrem Beleg.',
      wallet:
        'Wallets verbinden sich, melden sich an und tauschen Punkte um, Partner können Handlungen melden. KI-Agenten gibt es nicht, und kein Partner ist benannt.',
    },
  },
  questions: {
    title: 'Sechs Fragen vorweg',
    fold_one: '{{count}} Frage',
    fold_other: '{{count}} Fragen',
    all: 'Alle {{count}} Fragen ansehen',
  },
  closing: {
    title: 'Was tust du als Nächstes?',
    connect: 'Wallet verbinden',
    signIn: 'Anmelden oder registrieren',
    dashboard: 'Dein Energy Dashboard öffnen',
    demo: 'Demo starten',
  },
};

export default sections;
