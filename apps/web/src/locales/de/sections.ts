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
    title: 'Proof-of-Action: von der Anfrage zum Block in',
    steps: {
      act: {
        name: 'Aktion',
        text: 'Du tust etwas, das zählt. Du musst keine Transaktion signieren und keine Gebühr zahlen. Der Server prüft die Limits und bezeugt die Aktion.',
      },
      seal: {
        name: 'Siegel',
        text: 'Der Ledger-Vertrag schlägt die Punkte nach, der Validator versiegelt einen Block für genau diese Handlung und schreibt ihn auf die Platte.',
      },
      show: {
        name: 'Anzeige',
        text: 'Der Block steht im Explorer und auf jeder offenen Seite, auch oben in der Aufzeichnung.',
      },
    },
    source:
      'Median aus {{actions}} Aktionen, die ein Skript am {{day}} gesendet hat. Skript und Server liefen auf demselben Rechner mit zwei Kernen, also ohne Netzwerk dazwischen. 99 % brauchten höchstens {{slowMs}} ms; mit {{crowd}} Skripten zugleich lag der Median bei {{crowdMs}} ms.',
    how: 'So haben wir gemessen',
  },
  demo: {
    title: 'Versiegle selbst einen Block',
    note: 'Das ist eine Simulation: Nichts verlässt diese Seite. In der echten Blockchain wird nichts geschürft, und jede einzelne Aktion bekommt ihren eigenen Block.',
    group: 'Sechs Blöcke zum Drücken',
    names: {
      wallet_connect: 'Wallet verbinden',
      whitepaper_read: 'Whitepaper lesen',
      form_submit: 'Formular senden',
      nft_trade: 'NFT kaufen',
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
    note: 'Mit dieser Liste wurde der Ledger-Contract veröffentlicht. Wer eine Aktion meldet, kann den Betrag nicht wählen, und jede Änderung ist eine öffentliche Transaktion.',
    rules: 'Die Regeln im Whitepaper',
  },
  features: {
    title: 'Alles hier läuft über diese eine Linie',
    count: '{{count}} Dinge, die du tun kannst',
    items: {
      explorer: { text: 'Jeder Block, jede Transaktion und jede Adresse', unit: 'Block je Handlung' },
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
    title: 'Eine Milliarde NAC, fest vom ersten Block an',
    fold: '{{supply}} NAC, davon {{community}} für Belohnungen',
    caption: 'Die Menge, wie die Contracts sie halten',
    purpose: 'Teil',
    use: 'Verwendung',
    share: 'Anteil',
    amount: 'Menge',
    uses: {
      liquidity: '{{liquidityMonths}} Monate gesperrt, dann vollständig frei',
      sale: 'In drei Phasen zu festen Preisen verkauft',
      reserve: 'Zahlt den Vorverkaufsbonus und behält Unverkauftes',
      team: '{{teamCliff}} Monate gesperrt, danach Freigabe über {{teamMonths}} Monate',
      marketing: 'Freigabe über {{marketingMonths}} Monate',
      ecosystem: 'Ein Safe mit {{threshold}} von {{owners}} Signaturen, und Gas für den Server',
      rewards: 'Alles, was für Punkte ausgezahlt werden kann, und der Faucet',
    },
    note: 'So haben die Contracts die Menge in den ersten Blöcken aufgeteilt. Was sie heute halten:',
    none: 'NAC wird nie nachgeprägt oder verbrannt.',
    announced:
      'Angekündigt im {{announced}}, bevor es Contracts gab, und nicht das, was sie halten: {{rewards}} % Belohnungen für Nutzer, {{fund}} % Projektfonds, {{team}} % Team, {{partners}} % Partner und Investoren, {{reserve}} % Reserve. Mehr zu beiden Aufteilungen:',
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
      explorer: 'Jeder Block mit seiner Aktion, ihren Punkten und seiner Signatur.',
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
