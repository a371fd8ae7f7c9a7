import type { Widen } from '../../../lib/i18n/widen.ts';
import type en from '../../en/common/pages.ts';

/** Name, title and description of every page, by its id in the page registry. */
const pages: Widen<typeof en> = {
  home: {
    nav: 'Startseite',
    title: 'Jede Handlung versiegelt ihren eigenen Block',
    description:
      'Eine Blockchain, auf der jede echte Handlung ihren eigenen Block versiegelt. Powered by Proof-of-Action.',
  },
  explorer: {
    nav: 'Explorer',
    title: 'Explorer',
    description: 'Jeder Block von Nova, die Handlung darin und die Energy Points, die sie gebracht hat.',
  },
  energyDashboard: {
    nav: 'Energy Dashboard',
    title: 'Deine Energie',
    description: 'Deine Energy Points: Guthaben, was du jetzt sammeln kannst, und der Block jeder Handlung.',
  },
  blocks: {
    nav: 'Alle Blöcke',
    title: 'Alle Blöcke',
    description:
      'Jeder Block von Nova, der neueste zuerst: welche Handlung er versiegelt, von wem sie ist und was sie gebracht hat.',
  },
  transactions: {
    nav: 'Alle Transaktionen',
    title: 'Alle Transaktionen',
    description:
      'Jede Transaktion auf Nova, die neueste zuerst: von wem, an wen, wie viel und in welchem Block sie versiegelt ist.',
  },
  actions: {
    nav: 'Alle Handlungen',
    title: 'Alle Handlungen',
    description:
      'Jede belohnte Handlung auf Nova, die neueste zuerst: was getan wurde, von wem und was es gebracht hat.',
  },
  transfers: {
    nav: 'Token-Bewegungen',
    title: 'Token-Bewegungen',
    description: 'Jede Bewegung eines Tokens oder NFTs auf Nova, die neueste zuerst.',
  },
  internalTransactions: {
    nav: 'Intern',
    title: 'Interne Transaktionen',
    description: 'Aufrufe zwischen Verträgen in den Transaktionen von Nova, die neuesten zuerst.',
  },
  tokens: {
    nav: 'Token',
    title: 'Token auf Nova',
    description: 'Jeder Token und jede Sammlung auf Nova: Menge, Inhaber und Bewegungen.',
  },
  accounts: {
    nav: 'Größte Konten',
    title: 'Größte Konten',
    description: 'Wer die meisten Coins hält, die meiste Energie verdient hat oder am häufigsten dabei war.',
  },
  charts: {
    nav: 'Diagramme',
    title: 'Diagramme',
    description: 'Handlungen, Energie, Transaktionen, Adressen und Gebühren von Nova, Tag für Tag.',
  },
  explorerToken: {
    nav: 'Token',
    title: 'Token {{address}}',
    description: 'Ein Token auf Nova: Menge, Inhaber und jede Bewegung.',
  },
  explorerNft: {
    nav: 'NFT',
    title: 'NFT {{id}} aus {{address}}',
    description: 'Ein NFT, wie die Kette es kennt: Inhaber, Herkunft und durch welche Hände es ging.',
  },
  block: {
    nav: 'Blöcke',
    title: 'Block {{id}}',
    description: 'Ein Block von Nova und die Handlung, die er versiegelt.',
  },
  transaction: {
    nav: 'Transaktionen',
    title: 'Transaktion {{hash}}',
    description: 'Eine Transaktion auf Nova: wer, was, und der Block, der sie versiegelt hat.',
  },
  address: {
    nav: 'Adresse',
    title: 'Adresse {{address}}',
    description: 'Guthaben, Energy Points und Handlungen einer Adresse auf Nova.',
  },
  presale: {
    nav: 'Vorverkauf',
    title: 'Der Vorverkauf',
    description:
      'Erhalte NAC für USDT oder per Karte, in drei Phasen, deren Preise und Mengen im Vertrag stehen.',
  },
  presaleReceipt: {
    nav: 'Beleg',
    title: 'Beleg {{hash}}',
    description: 'Ein Kauf im Vorverkauf: was bezahlt wurde, was kam, und der Block, in dem er steht.',
  },
  nftMarketplace: {
    nav: 'Marktplatz',
    title: 'NFT-Marktplatz',
    description:
      'Entdecke, vergleiche, kaufe und verkaufe NFTs auf Nova. Jeder Verkauf versiegelt seinen eigenen Block.',
  },
  createNft: {
    nav: 'NFT erstellen',
    title: 'NFT erstellen',
    description: 'Mach aus einem Bild oder 3D-Modell dein eigenes NFT, bezahlt mit Energy Points.',
  },
  myNfts: {
    nav: 'Meine NFTs',
    title: 'Deine NFTs',
    description: 'Die NFTs in deiner Wallet und alle, die du zum Verkauf anbietest.',
  },
  token: {
    nav: 'Token Creator',
    title: 'Token Creator',
    description: 'Erstelle deinen eigenen Token auf Nova, verwalte und versende ihn.',
  },
  whitepaper: {
    nav: 'Whitepaper',
    title: 'Whitepaper',
    description: 'Warum Nova jeden Block an eine Aktion knüpft und wie das funktioniert.',
  },
  pitchdeck: {
    nav: 'Pitchdeck',
    title: 'Pitchdeck',
    description: 'Nova in dreizehn Folien: das Prinzip, gemessene Zahlen, Menge, Preise und Risiken.',
  },
  faq: {
    nav: 'FAQ',
    title: 'Fragen und Antworten',
    description: 'Kurze Antworten zu Handlungen, Energy Points, Wallets und zum Vorverkauf.',
  },
  blockchain: {
    nav: 'Blockchain',
    title: 'Die Kette',
    description: 'Wie die Nova-Kette arbeitet und wie es ihr in diesem Augenblick geht.',
  },
  createToken: {
    nav: 'Token erstellen',
    title: 'Token erstellen',
    description: 'Name, Symbol und Menge: dein eigener Token in einer Transaktion.',
  },
  myTokens: {
    nav: 'Meine Token',
    title: 'Deine Token',
    description: 'Die Token, die du erstellt hast, mit Menge und Vertrag.',
  },
  nft: {
    nav: 'NFT',
    title: 'NFT {{id}}',
    description: 'Ein NFT: wer es gemacht hat, wem es gehört und die Blöcke, die es belegen.',
  },
  referrals: {
    nav: 'Freunde werben',
    title: 'Freunde werben',
    description: 'Dein Link, die Freunde, die darüber gekommen sind, und ihre Energy Points.',
  },
  demoAccountSetup: {
    nav: 'Demo',
    title: 'Nova einen Tag lang testen',
    description: 'Ein Demo-Konto mit Test-Wallet, Test-USDT und Gas, ganz ohne Wallet-Erweiterung.',
  },
  faucet: {
    nav: 'Faucet',
    title: 'Faucet',
    description: 'Ein wenig NAC für Gas, damit du mit einer neuen Wallet loslegen kannst.',
  },
  documentation: {
    nav: 'Dokumentation',
    title: 'Dokumentation',
    description: 'Wie du Nova installierst, einrichtest und selbst baust.',
  },
  docsArchitecture: {
    nav: 'Architektur',
    title: 'Wie Nova gebaut ist',
    description: 'Prozesse, wer welche Tabelle schreibt, der Weg einer Handlung und die Wörter dafür.',
  },
  docsOperations: {
    nav: 'Betrieb',
    title: 'Nova betreiben',
    description: 'Starten, mitlesen, sichern, überwachen und umziehen, und was Worker und Mitleser brauchen.',
  },
  docsChain: {
    nav: 'Knoten',
    title: 'Der Knoten',
    description:
      'Der Prozess der Kette: Einstellungen, Befehle, JSON-RPC-Methoden und wie ein Block entsteht.',
  },
  docsApi: {
    nav: 'API',
    title: 'Die API',
    description:
      'Anfragen, Grenzen, das JSON-RPC-Gateway, Listen mit Cursor und wie andere Anwendungen Handlungen melden.',
  },
  docsPartners: {
    nav: 'Partner-API',
    title: 'Aktionen aus deiner Anwendung melden',
    description: 'API-Schlüssel, Aktionsschlüssel, der Webhook und ein vollständiges Beispiel in TypeScript.',
  },
  docsApiReference: {
    nav: 'API-Referenz',
    title: 'API-Referenz',
    description:
      'Jeder Pfad der API mit Parametern und Antworten, aus denselben Schemas, die jede Anfrage prüfen.',
  },
  docsContracts: {
    nav: 'Verträge',
    title: 'Die Verträge',
    description:
      'Was jeder Vertrag verspricht, wer was darf, seine Ereignisse und Ablehnungen, Verifizierung und was Punkte kosten können.',
  },
  docsAttacks: {
    nav: 'Angriffe',
    title: 'Versuchte Angriffe',
    description:
      'Was gegen die Verträge versucht wurde, einzeln, jeder Angriff mit dem Test, der ihn aufhält.',
  },
  docsBenchmarks: {
    nav: 'Messwerte',
    title: 'Gemessene Zahlen',
    description:
      'Was gemessen wurde, wie, auf welchem Rechner und woneben; jede Zahl mit dem Befehl, der sie misst.',
  },
  imprint: {
    nav: 'Impressum',
    title: 'Impressum',
    description: 'Wer diese Nova betreibt und wie du ihn erreichst.',
  },
  privacy: {
    nav: 'Datenschutz',
    title: 'Was Nova über dich weiß',
    description:
      'Alles, was diese Website über Besucher, Wallets und Konten speichert: was, wozu, wie lange und wie du es loswirst.',
  },
  terms: {
    nav: 'Nutzungsbedingungen',
    title: 'Nutzungsbedingungen',
    description:
      'Was du von dieser Website erwarten kannst, was sie von dir erwartet und was niemand rückgängig macht.',
  },
  systemStatus: {
    nav: 'Systemstatus',
    title: 'Systemstatus',
    description: 'Ob die Dienste von Nova antworten, jetzt und in den letzten Tagen.',
  },
  team: {
    nav: 'Team',
    title: 'Schlüssel und Rollen',
    description: 'Wer sich um welchen Teil von Nova kümmert.',
  },
  transparency: {
    nav: 'Transparenz',
    title: 'Transparenz',
    description: 'Wo jeder NAC liegt, wann er sich bewegen darf und welche Verträge das festlegen.',
  },
  riskDisclaimer: {
    nav: 'Risiken',
    title: 'Was schiefgehen kann',
    description: 'Sechs Risiken einer jungen Kette, offen gesagt.',
  },
  kontakt: { nav: 'Kontakt', title: 'Kontakt', description: 'Schreib den Menschen hinter Nova.' },
  auth: {
    nav: 'Anmelden',
    title: 'Anmelden oder registrieren',
    description: 'Dein Konto bei Nova, mit Wallet oder E-Mail.',
  },
  subscription: {
    nav: 'Deine Listen',
    title: 'Dein Platz auf unseren Listen',
    description: 'Bestätigt oder beendet einen Platz auf Whitelist und Newsletter.',
  },
  settings: {
    nav: 'Einstellungen',
    title: 'Dein Konto',
    description: 'Wallets, Geräte, E-Mail und Passwort deines Kontos.',
  },
  admin: { nav: 'Verwaltung', title: 'Verwaltung', description: 'Für Administratoren von Nova.' },
  adminDashboard: { nav: 'Verwaltung', title: 'Verwaltung', description: 'Für Administratoren von Nova.' },
  kit: {
    nav: 'Bausteine',
    title: 'Bausteine',
    description: 'Alles, woraus die Seiten gebaut sind, in jedem Zustand. Nur in der Entwicklung.',
  },
  notFound: { title: 'Seite nicht gefunden' },
};

export default pages;
