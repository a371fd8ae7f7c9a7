import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/blockchain.ts';

const blockchain: Widen<typeof en> = {
  title: 'Eine Aktion, ein Block',
  lede: 'Auf Nova gibt es einen Block nur, weil jemand etwas getan hat. Es gibt kein Mining und keinen festen Takt.',
  toExplorer: 'Zu den Blöcken',
  status: {
    title: 'Live-Status',
    read_one: 'vor {{count}} s aktualisiert',
    read_other: 'vor {{count}} s aktualisiert',
    every: 'Wird alle {{seconds}} Sekunden und bei jedem neuen Block aktualisiert.',
    unknown: 'nicht verfügbar',
    currentBlock: 'Aktueller Block',
    sealed: 'versiegelt',
    nodes: 'Verbundene Nodes',
    nodesSub_one: 'der Validator und {{count}} Follower',
    nodesSub_other: 'der Validator und {{count}} Follower',
    reward: 'Belohnung pro Block',
    pending: 'Wartende Transaktionen',
    pendingSub: 'warten auf Versiegelung',
    blockTime: 'Blockzeit',
    blockTimeSub: 'Durchschnitt der letzten 100 Blöcke; hängt von der Aktivität ab',
    uptime: 'Verfügbarkeit',
    uptimeSub: 'Anteil der beantworteten Prüfungen in 90 Tagen',
    uptimeLater: 'noch keine Daten',
  },
  making: {
    title: 'Wie ein Block entsteht',
    lede: 'Von deinem Klick bis auf alle Bildschirme, in fünf Schritten.',
    caption: 'Die Wellenform der neuesten Aktion:',
    captionNone: 'Die erste Aktion auf dieser Blockchain wird diese Wellenform zeichnen.',
    act: {
      title: 'Du tust etwas',
      text: 'Du sammelst Energie, liest das Whitepaper oder sendest ein Formular. Dein Browser schickt eine Anfrage mit einer einmaligen ID.',
    },
    check: {
      title: 'Wir prüfen sie',
      text: 'Kennt der Katalog die Aktion? Ist es zu früh, oder heute zu oft? Angenommene Aktionen werden gespeichert, bevor irgendetwas anderes geschieht.',
    },
    attest: {
      title: 'Wir bezeugen sie',
      text: 'Eine signierte Transaktion sagt dem Contract, wer wann was getan hat. Was es wert ist, steht im Katalog des Contracts.',
    },
    seal: {
      title: 'Der Validator versiegelt sie',
      text: 'Der Validator führt diese eine Transaktion aus, signiert den Block und schreibt ihn auf die Festplatte. Erst dann ist er sichtbar, und von da an ist er endgültig.',
    },
    see: {
      title: 'Alle sehen es',
      text: 'Der Block kommt sofort auf jede offene Seite. Follower führen ihn noch einmal aus und vergleichen das ganze Ergebnis.',
    },
  },
  proof: {
    title: 'Proof-of-Action',
    lede: 'Jede belohnte Aktion bekommt ihren eigenen Block, und der nennt, was unser Server bezeugt hat.',
    proven: {
      title: 'Was ein Block festhält',
      text: 'Wer etwas getan hat (eine Wallet, das Konto als pseudonymer Hash), was, wann und zu welchem Wert, bezeugt von unserem Server. Dass es ein Mensch war, kann kein Rechner beweisen. Jede Aktions-ID gilt einmal; einen zweiten Anspruch lehnt der Contract ab.',
    },
    checked: {
      title: 'Wer es prüft',
      text: 'Erst der Server, dann der Contract, nach denselben Regeln und mit derselben Rechnung. Follower führen jeden Block vom ersten an noch einmal aus. Weicht ein einziges Byte ab, halten sie an und bewahren den Beweis auf.',
    },
    final: {
      title: 'Ab wann er endgültig ist',
      text: 'Sofort. Ein Block wird erst sichtbar, wenn er sicher auf der Festplatte steht, und er wird nie ersetzt. Auf Bestätigungen musst du nicht warten.',
    },
    trust: {
      title: 'Worauf du noch vertrauen musst',
      text: 'Es gibt einen Validator, und den betreiben wir. Er bestimmt die Reihenfolge und könnte aufhören. Er kann deine Signatur nicht fälschen, keine NAC erzeugen und keine Regel unbemerkt brechen: Jeder kann der Blockchain folgen und ihn dabei erwischen.',
    },
  },
  rules: {
    title: 'Die Regeln auf einen Blick',
    chainId: 'Chain-ID',
    coin: 'Coin',
    supply: 'Menge',
    supplySub: 'komplett seit dem ersten Block; nichts wird erzeugt oder verbrannt',
    interval: 'Blöcke',
    intervalValue: 'Einer pro Transaktion, sofort',
    finality: 'Endgültigkeit',
    finalityValue: 'Sofort: ein Block, keine Reorgs',
    fee: 'Gebühr',
    feeValue: 'Mindestens {{tip}} Gwei pro Gas, Basisgebühr und Prioritätsgebühr zusammen',
    gas: 'Gas-Limit',
    evm: 'Ausführung',
    evmValue: 'EVM (Osaka)',
  },
  wallet: {
    title: 'Nova zu deiner Wallet hinzufügen',
    add: 'Netzwerk hinzufügen',
    hint: 'Deine Wallet zeigt die Angaben unten und bittet dich um Bestätigung. Es kostet nichts.',
    asking: 'Bitte bestätige in deiner Wallet.',
    choose: 'Welche Wallet?',
    added: 'Nova wurde zu {{name}} hinzugefügt',
    rejected: 'Du hast in {{name}} abgelehnt. Nichts hat sich geändert.',
    pending: '{{name}} hat noch eine offene Anfrage. Bitte beantworte sie zuerst.',
    failed:
      '{{name}} hat das Netzwerk nicht hinzugefügt. Du kannst es mit den Angaben unten von Hand hinzufügen.',
    none: 'Wir haben in diesem Browser keine Wallet gefunden. Nutze die Angaben unten oder',
    get: 'hole dir eine Wallet',
    unreachable:
      'Ohne HTTPS akzeptieren Wallets nur Adressen auf diesem Rechner. Öffne diese Seite über https oder füge das Netzwerk von Hand hinzu.',
  },
  network: {
    name: 'Name des Netzwerks',
    rpcUrl: 'RPC-URL',
    chainId: 'Chain-ID',
    chainIdHex: 'Chain-ID (hexadezimal)',
    symbol: 'Symbol der Währung',
    explorerUrl: 'URL des Block-Explorers',
    webSocketUrl: 'WebSocket',
    copy: 'Kopieren: {{name}}',
    copied: 'Kopiert!',
  },
  ask: {
    title: 'Frage den Node selbst ab',
    text: 'Der RPC-Endpunkt ist öffentlich und braucht keinen API-Schlüssel. Probier ihn hier oder im Terminal aus.',
    method: 'Methode',
    submit: 'Anfrage senden',
    copy: 'Befehl kopieren',
    answer: 'Antwort',
    none: 'Hier erscheint die Antwort.',
  },
  follower: {
    title: 'Follower betreiben',
    aside: 'Node.js 20.19 oder neuer',
    text: 'Ein Follower lädt jeden Block, vertraut niemandem, führt ihn noch einmal aus und vergleicht den ganzen Header. Jeder verifizierte Follower zählt oben als verbundener Node.',
    get: {
      title: 'Installieren',
      text: 'Klone das Projekt, wie es die Dokumentation beschreibt, und führe aus:',
    },
    run: {
      title: 'Starten',
      text: 'Auf demselben Rechner wie Nova. Der Genesis-Hash unten gehört zu dieser Blockchain; jeden anderen lehnt der Follower ab.',
    },
    check: {
      title: 'Nachprüfen',
      text: 'Halte den Follower an, um alles ab dem ersten Block noch einmal auszuführen oder regelwidrige Blöcke aufzulisten.',
    },
    copy: 'Befehl kopieren',
    note: 'Port 4001 ist nicht öffentlich. Von einem anderen Rechner erreichst du ihn über ein privates Netzwerk oder einen Tunnel. Der Follower beantwortet JSON-RPC dann von der eigenen Festplatte, in diesem Beispiel auf Port 4011.',
  },
};

export default blockchain;
