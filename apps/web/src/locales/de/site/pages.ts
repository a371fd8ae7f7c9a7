import type { Widen } from '../../../lib/i18n/widen.ts';
import type en from '../../en/site/pages.ts';

/** Name, title and description of every page, by its ID in the page registry. */
const pages: Widen<typeof en> = {
  home: {
    nav: 'Startseite',
    title: 'Eine Blockchain, die sich bewegt, wenn du es tust',
    description:
      'Nova ist eine Blockchain, auf der jede echte Aktion ihren eigenen Block versiegelt und Energy Points bringt. Powered by Proof-of-Action.',
  },
  explorer: {
    nav: 'Explorer',
    title: 'Explorer',
    description: 'Jeder Block von Nova, die Aktion darin und die Energy Points, die sie gebracht hat.',
  },
  energyDashboard: {
    nav: 'Energy Dashboard',
    title: 'Deine Energie',
    description: 'Deine Energy Points: Guthaben, was du jetzt sammeln kannst, und der Block jeder Aktion.',
  },
  blocks: {
    nav: 'Alle Blöcke',
    title: 'Alle Blöcke',
    description:
      'Jeder Block von Nova, der neueste zuerst: welche Aktion er versiegelt, von wem sie ist und was sie gebracht hat.',
  },
  transactions: {
    nav: 'Alle Transaktionen',
    title: 'Alle Transaktionen',
    description:
      'Jede Transaktion auf Nova, die neueste zuerst: von wem, an wen, wie viel und in welchem Block sie versiegelt ist.',
  },
  actions: {
    nav: 'Alle Aktionen',
    title: 'Alle Aktionen',
    description:
      'Jede belohnte Aktion auf Nova, die neueste zuerst: was getan wurde, von wem und was es gebracht hat.',
  },
  transfers: {
    nav: 'Token-Transfers',
    title: 'Token-Transfers',
    description: 'Jeder Transfer eines Tokens oder NFTs auf Nova, die neuesten zuerst.',
  },
  internalTransactions: {
    nav: 'Intern',
    title: 'Interne Transaktionen',
    description: 'Aufrufe zwischen Contracts in den Transaktionen von Nova, die neuesten zuerst.',
  },
  userOperations: {
    nav: 'User Operations',
    title: 'User Operations',
    description: 'Operationen von Konten, die Contracts sind (ERC-4337), auf Nova, die neuesten zuerst.',
  },
  userOperation: {
    nav: 'User Operation',
    title: 'User Operation {{hash}}',
    description:
      'Eine User Operation auf Nova: Konto, Bundler, wer bezahlt hat und welche Aufrufe sie enthält.',
  },
  tokens: {
    nav: 'Token',
    title: 'Token auf Nova',
    description: 'Jeder Token und jede NFT-Sammlung auf Nova: Menge, Inhaber und Transfers.',
  },
  accounts: {
    nav: 'Größte Konten',
    title: 'Größte Konten',
    description:
      'Die Adressen mit den meisten NAC, den meisten Energy Points oder den meisten Transaktionen.',
  },
  charts: {
    nav: 'Diagramme',
    title: 'Diagramme',
    description: 'Aktionen, Energy Points, Transaktionen, Adressen und Gebühren von Nova, Tag für Tag.',
  },
  pendingTransactions: {
    nav: 'Ausstehend',
    title: 'Ausstehende Transaktionen',
    description:
      'Transaktionen, die noch in keinem Block stehen: im Mempool des Nodes oder auf unserem Server.',
  },
  topContracts: {
    nav: 'Meistgenutzte Contracts',
    title: 'Meistgenutzte Contracts',
    description: 'Die Smart Contracts, die von den meisten Transaktionen aufgerufen wurden, nach Zeitraum.',
  },
  verifiedContracts: {
    nav: 'Verifizierte Contracts',
    title: 'Verifizierte Contracts',
    description:
      'Smart Contracts auf Nova, deren Quellcode kompiliert und mit dem Code on-chain verglichen wurde.',
  },
  orphanedBlocks: {
    nav: 'Verwaiste Blöcke',
    title: 'Verwaiste Blöcke',
    description: 'Blöcke, die ein Reorg aus der Blockchain entfernt hat, und die Blöcke an ihrer Stelle.',
  },
  advancedFilter: {
    nav: 'Erweiterter Filter',
    title: 'Erweiterter Filter',
    description:
      'Transaktionen, NAC von Contracts, Token-Transfers und Aktionen in einer Liste. Der Link enthält deine Filter.',
  },
  eventSearch: {
    nav: 'Ereignissuche',
    title: 'Ereignissuche',
    description:
      'Ereignisse aller Smart Contracts auf Nova nach Contract und Topics, mit dekodierten Argumenten.',
  },
  explorerTools: {
    nav: 'Werkzeuge',
    title: 'Werkzeuge des Explorers',
    description:
      'Contracts verifizieren, Gaspreise sehen, signierte Transaktionen senden, Aufrufdaten dekodieren, Methoden nachschlagen und Einheiten umrechnen.',
  },
  contractComparison: {
    nav: 'Contracts vergleichen',
    title: 'Contracts vergleichen',
    description: 'Der Quellcode zweier verifizierter Contracts im Vergleich, Datei für Datei.',
  },
  explorerToken: {
    nav: 'Token',
    title: 'Token {{address}}',
    description: 'Ein Token auf Nova: Menge, Inhaber und alle Transfers.',
  },
  explorerNft: {
    nav: 'NFT',
    title: 'NFT {{id}} aus {{address}}',
    description: 'Ein NFT, wie es on-chain steht: Inhaber, Herkunft und alle Transfers.',
  },
  block: {
    nav: 'Blöcke',
    title: 'Block {{id}}',
    description: 'Ein Block von Nova und die Aktion, die er versiegelt.',
  },
  transaction: {
    nav: 'Transaktionen',
    title: 'Transaktion {{hash}}',
    description: 'Eine Transaktion auf Nova: Absender, Empfänger, Details und Block.',
  },
  address: {
    nav: 'Adresse',
    title: 'Adresse {{address}}',
    description: 'Guthaben, Energy Points und Aktionen einer Adresse auf Nova.',
  },
  presale: {
    nav: 'Vorverkauf',
    title: 'Der Vorverkauf',
    description: 'Kaufe NAC mit USDT oder Karte, in drei Phasen mit festen Preisen und Mengen.',
  },
  presaleReceipt: {
    nav: 'Beleg',
    title: 'Beleg {{hash}}',
    description: 'Ein Kauf im Vorverkauf: was bezahlt und geliefert wurde und in welchem Block er steht.',
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
    description: 'Mache aus einem Bild oder 3D-Modell dein eigenes NFT, bezahlt mit Energy Points.',
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
    description:
      'Nova in achtzehn Folien: Prinzip, Anwendungsfälle, gemessene Leistung, Menge, Vorverkaufspreise und Risiken.',
  },
  faq: {
    nav: 'FAQ',
    title: 'Fragen und Antworten',
    description: 'Kurze Antworten zu Aktionen, Energy Points, Wallets und zum Vorverkauf.',
  },
  blockchain: {
    nav: 'Blockchain',
    title: 'Die Blockchain',
    description: 'Wie die Nova-Blockchain funktioniert, mit Live-Status.',
  },
  createToken: {
    nav: 'Token erstellen',
    title: 'Token erstellen',
    description: 'Name, Symbol und Menge: dein eigener Token in einer Transaktion.',
  },
  myTokens: {
    nav: 'Meine Token',
    title: 'Deine Token',
    description: 'Die Token, die du erstellt hast, mit Menge und Contract.',
  },
  nft: {
    nav: 'NFT',
    title: 'NFT {{id}}',
    description: 'Ein NFT: Urheber, Inhaber und die Blöcke, die seine Geschichte festhalten.',
  },
  referrals: {
    nav: 'Freunde werben',
    title: 'Freunde werben',
    description:
      'Dein Einladungslink, die Freunde, die darüber gekommen sind, und deine verdienten Energy Points.',
  },
  demoAccountSetup: {
    nav: 'Demo',
    title: 'Nova einen Tag lang testen',
    description: 'Ein Demo-Konto mit Test-Wallet, Test-USDT und Gas, ganz ohne Wallet-Erweiterung.',
  },
  faucet: {
    nav: 'Faucet',
    title: 'Faucet',
    description: 'Ein wenig NAC für die ersten Netzwerkgebühren einer neuen Wallet.',
  },
  names: {
    nav: 'Namen',
    title: 'Namen unter .nac',
    description: 'Registriere einen Namen wie alice.nac für deine Adresse, mit Energy Points oder NAC.',
  },
  documentation: {
    nav: 'Dokumentation',
    title: 'Dokumentation',
    description: 'Wie du Nova selbst installierst, einrichtest und betreibst.',
  },
  docsArchitecture: {
    nav: 'Architektur',
    title: 'Architektur',
    description:
      'Die Prozesse, wer welche Daten schreibt, wie aus einer Aktion ein Block wird, und ein Glossar.',
  },
  docsOperations: {
    nav: 'Betrieb',
    title: 'Nova betreiben',
    description: 'Nova starten, sichern, wiederherstellen, überwachen, aktualisieren und umziehen.',
  },
  docsChain: {
    nav: 'Node',
    title: 'Der Node',
    description:
      'Der Prozess der Blockchain: Einstellungen, Befehle, JSON-RPC-Methoden und wie ein Block entsteht.',
  },
  docsApi: {
    nav: 'API',
    title: 'Die API',
    description: 'Anfragen, Rate-Limits, das JSON-RPC-Gateway, Paginierung und die Partner-API.',
  },
  docsPartners: {
    nav: 'Partner-API',
    title: 'Aktionen aus deiner Anwendung melden',
    description:
      'API-Schlüssel, Aktionsschlüssel, Webhooks und fertige Anfragen für curl, TypeScript und Python.',
  },
  docsApiReference: {
    nav: 'API-Referenz',
    title: 'API-Referenz',
    description:
      'Jeder API-Endpunkt mit Parametern und Antworten, erzeugt aus denselben Schemas, die jede Anfrage prüfen.',
  },
  docsJsonRpc: {
    nav: 'JSON-RPC',
    title: 'JSON-RPC',
    description: 'Jede Methode von /rpc mit Beispiel und einem Formular, das sie an diese Blockchain sendet.',
  },
  docsContracts: {
    nav: 'Contracts',
    title: 'Die Smart Contracts',
    description:
      'Was jeder Smart Contract garantiert, wer was aufrufen darf, Events und Fehler, Verifizierung und die Ökonomie der Punkte.',
  },
  docsAttacks: {
    nav: 'Angriffe',
    title: 'Versuchte Angriffe',
    description: 'Jeder Angriff, den wir auf die Contracts versucht haben, mit dem Test, der ihn abwehrt.',
  },
  docsBenchmarks: {
    nav: 'Benchmarks',
    title: 'Benchmarks',
    description:
      'Was wir gemessen haben, wie, auf welcher Hardware und im Vergleich womit; jeweils mit dem Befehl zum Nachmessen.',
  },
  imprint: {
    nav: 'Impressum',
    title: 'Impressum',
    description: 'Wer diese Nova-Website betreibt und wie du den Betreiber erreichst.',
  },
  privacy: {
    nav: 'Datenschutz',
    title: 'Datenschutz',
    description:
      'Was diese Website über Besucher, Wallets und Konten speichert: wozu, wie lange und wie du es löschst.',
  },
  terms: {
    nav: 'Nutzungsbedingungen',
    title: 'Nutzungsbedingungen',
    description:
      'Was du von dieser Website erwarten kannst, was sie von dir erwartet und was sich nicht rückgängig machen lässt.',
  },
  systemStatus: {
    nav: 'Systemstatus',
    title: 'Systemstatus',
    description: 'Ob die Dienste von Nova laufen, jetzt und in den letzten 90 Tagen.',
  },
  team: {
    nav: 'Team',
    title: 'Schlüssel und Rollen',
    description: 'Wer für welchen Teil von Nova verantwortlich ist.',
  },
  transparency: {
    nav: 'Transparenz',
    title: 'Transparenz',
    description: 'Wo alle NAC liegen, wann sie frei werden und welche Contracts das festlegen.',
  },
  riskDisclaimer: {
    nav: 'Risiken',
    title: 'Risiken',
    description: 'Sechs Risiken beim Kauf und bei der Nutzung von NAC, in klaren Worten.',
  },
  contact: { nav: 'Kontakt', title: 'Kontakt', description: 'Schreibe dem Team hinter Nova.' },
  auth: {
    nav: 'Anmelden',
    title: 'Anmelden oder registrieren',
    description: 'Melde dich mit deiner Wallet oder deiner E-Mail-Adresse bei Nova an.',
  },
  subscription: {
    nav: 'E-Mail-Listen',
    title: 'Deine E-Mail-Listen',
    description: 'Bestätige oder beende deine Anmeldung zu Whitelist oder Newsletter.',
  },
  settings: {
    nav: 'Einstellungen',
    title: 'Dein Konto',
    description: 'Verwalte deine Wallets, Geräte, E-Mail-Adresse und dein Passwort.',
  },
  recover: {
    nav: 'Konto wiederherstellen',
    title: 'Konto wiederherstellen',
    description: 'Gib deinem Konto einen neuen Passkey, mit den Signaturen zweier Vertrauter.',
  },
  admin: { nav: 'Verwaltung', title: 'Verwaltung', description: 'Für Administratoren von Nova.' },
  adminDashboard: { nav: 'Verwaltung', title: 'Verwaltung', description: 'Für Administratoren von Nova.' },
  kit: {
    nav: 'Komponenten',
    title: 'Komponenten',
    description: 'Jede Komponente der Oberfläche in jedem Zustand. Nur in der Entwicklung.',
  },
  notFound: { title: 'Seite nicht gefunden' },
};

export default pages;
