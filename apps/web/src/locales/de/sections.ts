import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/sections.ts';

const sections: Widen<typeof en> = {
  principle: {
    title:
      'Andere Blockchains versiegeln einen Block, weil Zeit vergangen ist. Nova versiegelt einen, weil jemand etwas getan hat.',
    clock: 'Eine getaktete Blockchain: alle paar Sekunden ein Block, voll oder leer.',
    nova: 'Nova: keine Aktion, kein Block. Zwei Aktionen, zwei Blöcke.',
  },
  uses: {
    title: 'Was Menschen tun, gemeldet von den Apps, in denen sie es tun',
    text: 'Eine Partner-App meldet, was ihr Nutzer getan hat, und Nova versiegelt es in einem eigenen Block. Die App entscheidet, was sie meldet; was es bringt, legt der Ledger-Contract fest.',
    items: {
      vehicle_upload: {
        name: 'Eine Fahrt',
        text: 'Ein Fahrtenbuch trägt ein Auto und seine Fahrt ein. Wer fährt, bekommt Punkte und einen Beleg im nächsten Block.',
      },
      review_written: {
        name: 'Eine Bewertung',
        text: 'Ein Shop meldet, dass jemand eine Bewertung geschrieben hat. Alle können nachschlagen, wann sie gemeldet wurde.',
      },
      bot_activated: {
        name: 'Ein Bot bei der Arbeit',
        text: 'Ein Trading-Bot startet für deine Wallet. Sein Start hat einen Block, mit der Zeit und der App, die ihn gemeldet hat.',
      },
      trade_completed: {
        name: 'Ein Trade',
        text: 'Der Bot schließt einen Trade ab und meldet ihn. Jeder Trade ist ein Block, den du nachschlagen kannst.',
      },
    },
    live: 'Alle Aktionen bisher ansehen',
    partners: 'Eigene App anbinden',
  },
  proof: {
    title: 'Proof-of-Action: von der Anfrage zum Block in',
    steps: {
      act: {
        name: 'Aktion',
        text: 'Du tust etwas, das zählt. Du musst keine Transaktion signieren und keine Gebühr zahlen. Der Server prüft die Limits und bezeugt die Aktion.',
      },
      seal: {
        name: 'Versiegelung',
        text: 'Der Ledger-Contract schlägt die Punkte nach. Der Validator versiegelt genau einen Block für diese Aktion und schreibt ihn auf die Festplatte.',
      },
      show: {
        name: 'Anzeige',
        text: 'Der Block erscheint im Explorer und auf jeder offenen Seite, auch oben im Live-Diagramm.',
      },
    },
    source:
      'Median aus {{actions}} Aktionen, die ein Skript am {{day}} gesendet hat. Skript und Server liefen auf demselben Rechner mit zwei Kernen, also ohne Netzwerk dazwischen. 99 % brauchten höchstens {{slowMs}} ms; mit {{crowd}} Skripten zugleich lag der Median bei {{crowdMs}} ms.',
    how: 'So haben wir gemessen',
  },
  demo: {
    title: 'Probier es aus: Versiegle selbst einen Block',
    note: 'Das ist eine Simulation: Nichts verlässt diese Seite. Auf der echten Blockchain gibt es kein Mining, und jede einzelne Aktion versiegelt ihren eigenen Block.',
    group: 'Sechs Beispielaktionen',
    names: {
      wallet_connect: 'Wallet verbinden',
      whitepaper_read: 'Whitepaper lesen',
      form_submit: 'Formular senden',
      nft_trade: 'NFT handeln',
      nft_creation: '3D-NFT erstellen',
      presale_purchase: 'Im Vorverkauf kaufen',
    },
    level: 'Energielevel',
    points: '{{points}} / {{most}} EP',
    idle: 'Klicke alle sechs an, dann startet das Mining',
    clicked_one: '{{count}} von {{all}} erledigt',
    clicked_other: '{{count}} von {{all}} erledigt',
    mining: 'Mining läuft',
    added: 'Block #{{number}} hinzugefügt',
    progress: 'Mining-Fortschritt',
    next: 'Nächster Block',
    chain: 'Simulierte Blockchain',
    verified: 'Verifiziert',
    pending: 'Ausstehend',
  },
  latest: { title: 'Das passiert gerade', all: 'Alles im Explorer ansehen' },
  gallery: {
    title: 'Auf Nova entstanden',
    text: 'Die neuesten NFTs vom Marktplatz. Auch das Erstellen eines NFTs versiegelt einen Block.',
    all: 'Zum Marktplatz',
    create: 'NFT erstellen',
    number: 'NFT {{id}}',
    emptyTitle: 'Noch keine NFTs',
    emptyText: 'Das erste erscheint hier. Du brauchst ein Bild und etwa eine Minute.',
    failed: 'Die NFTs konnten nicht geladen werden.',
  },
  rewards: {
    title: 'Was jede Aktion bringt',
    become: '{{points}} EP ergeben',
    convert: 'Tageslimit für den Umtausch',
    browser: 'Tageslimit für Aktionen auf dieser Website',
    caption: 'Belohnungskatalog, höchste zuerst',
    trace: 'Wellenform',
    action: 'Aktion',
    limit: 'Quelle und Limits',
    scale: 'Relative Größe',
    all: 'Alle {{count}} zeigen',
    fewer: 'Weniger zeigen',
    note: 'Diese Belohnungen stehen im Ledger-Contract. Wer eine Aktion meldet, kann den Betrag nicht wählen, und jede Änderung ist eine öffentliche Transaktion.',
    rules: 'Alle Regeln im Whitepaper',
  },
  features: {
    title: 'Das kannst du auf Nova tun',
    count: '{{count}} Dinge zum Ausprobieren',
    items: {
      explorer: {
        text: 'Jeder Block, jede Transaktion und jede Adresse, bis zur Aktion dahinter',
        unit: 'Block pro Aktion',
      },
      energyDashboard: {
        text: 'Was du verdient hast und was du als Nächstes tun kannst',
        unit: 'belohnte Aktionen',
      },
      presale: { text: 'Mit USDT oder Karte, in drei Phasen zu festen Preisen', unit: 'USDT, Phase 1' },
      nftMarketplace: {
        text: 'NFTs zu festen Preisen, Sammlungen und Premium-3D-Stücke',
        unit: 'EP, um eines zu erstellen',
      },
      token: { text: 'Dein eigener Token: Name, Symbol, Menge', unit: 'Transaktion' },
      referrals: { text: 'Für jeden Freund, der über deinen Link dazukommt', unit: 'EP' },
      blockchain: { text: 'Live-Status des Netzwerks und Einrichtung der Wallet', unit: 'Chain-ID' },
      demoAccountSetup: {
        text: 'Einen Tag lang alles ausprobieren, mit Test-USDT und Gas, ohne Erweiterung',
        unit: 'Stunden',
      },
      faucet: { text: 'Genug Gas für deine ersten Transaktionen', unit: 'NAC' },
    },
  },
  supply: {
    title: 'Eine Milliarde NAC, unverändert seit dem ersten Block',
    fold: '{{supply}} NAC, davon {{community}} für Belohnungen',
    caption: 'So halten die Contracts die Gesamtmenge',
    purpose: 'Zweck',
    use: 'Verwendung',
    share: 'Anteil',
    amount: 'Menge',
    uses: {
      liquidity: '{{liquidityMonths}} Monate gesperrt, dann vollständig frei',
      sale: 'In drei Phasen zu festen Preisen verkauft',
      reserve: 'Zahlt den Vorverkaufsbonus und behält unverkaufte Coins',
      team: '{{teamCliff}} Monate gesperrt, danach Freigabe über {{teamMonths}} Monate',
      marketing: 'Freigabe über {{marketingMonths}} Monate',
      ecosystem:
        'In einem Safe, der {{threshold}} von {{owners}} Signaturen braucht; zahlt auch das Gas des Servers',
      rewards: 'Zahlt umgetauschte Punkte aus und füllt den Faucet',
    },
    note: 'So haben die Contracts die Menge in den ersten Blöcken aufgeteilt. Was sie heute halten:',
    none: 'Nach dem ersten Block wird NAC weder erzeugt noch verbrannt.',
    announced:
      'Angekündigt im {{announced}}, bevor es Contracts gab, und nicht das, was sie halten: {{rewards}} % Belohnungen für Nutzer, {{fund}} % Projektfonds, {{team}} % Team, {{partners}} % Partner und Investoren, {{reserve}} % Reserve. Mehr zu beiden Aufteilungen:',
  },
  roadmap: {
    title: 'Was wir versprochen haben und wo wir stehen',
    fold: '{{done}} von {{all}} Meilensteinen erreicht',
    today: 'heute',
    states: { sealed: 'Fertig', pending: 'In Arbeit' },
    texts: {
      mvp: 'Blockchain, Contracts, Explorer und Website starten mit einem einzigen Befehl.',
      contracts:
        'Gegen eine veröffentlichte Liste von Angriffen getestet. Ein externes Audit gibt es noch nicht.',
      explorer: 'Zeigt jeden Block mit seiner Aktion, seinen Punkten und seiner Signatur.',
      wallet:
        'Fertig: Anmeldung mit Wallet, Umtausch von Punkten und eine API für Partner. Noch nicht begonnen: KI-Agenten. Ein Partner ist nicht bekannt gegeben.',
    },
  },
  questions: {
    title: 'Sechs häufige Fragen',
    fold_one: '{{count}} Frage',
    fold_other: '{{count}} Fragen',
    all: 'Alle {{count}} Fragen ansehen',
  },
  closing: {
    title: 'Deine nächste Aktion könnte ein Block sein',
    connect: 'Wallet verbinden',
    signIn: 'Anmelden oder registrieren',
    dashboard: 'Dein Energy Dashboard öffnen',
    demo: 'Demo starten',
  },
};

export default sections;
