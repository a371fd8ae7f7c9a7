const demo = {
  title: 'Nova ohne Wallet ausprobieren',
  lede: 'Ein Konto und eine Wallet, die {{hours}} Stunden in diesem Browser leben. Keine Erweiterung, keine E-Mail, kein Geld.',
  head: 'Deine Demo',
  choose: 'Was möchtest du ausprobieren?',
  types: {
    explore: { name: 'Umsehen', text: 'Energie sammeln, einen Block versiegeln, ihn im Explorer finden' },
    trade: { name: 'Kaufen', text: 'Vorverkauf und NFT-Marktplatz aus der Sicht eines Käufers' },
    create: {
      name: 'Erstellen',
      text: 'Aus einem Bild ein eigenes NFT machen und sehen, was es kostet',
    },
  },
  funds: {
    points: '{{points}} EP',
    nac: '{{nac}} NAC',
    usdt: '{{usdt}} Test-USDT',
    none: 'Beginnt leer',
  },
  rests: 'Du bist angemeldet. Deine eigene Sitzung pausiert, solange die Demo läuft, und geht danach weiter.',
  empty:
    'In diesem Netzwerk beginnt eine Demo-Wallet ohne Punkte und ohne Coins. Punkte verdienst du unterwegs; kaufen und erstellen kannst du hier nicht.',
  start: 'Demo starten',
  errors: {
    limit:
      'Für dein Netzwerk ist das Demo-Limit heute erreicht. Versuche es morgen wieder oder verbinde eine Wallet.',
    other: 'Die Demo konnte nicht gestartet werden. Bitte versuche es erneut.',
  },
  what: {
    title: 'So funktioniert die Demo',
    wallet:
      'Die Wallet entsteht in diesem Browser und funktioniert wie jede andere, nur signiert sie, ohne dich zu fragen.',
    worth: 'Nichts darin hat einen Wert: Die Punkte lassen sich nicht umtauschen, und es gibt keinen Rang.',
    marked:
      'Die Aktionen der Demo sind echte Transaktionen auf dieser Blockchain, in eigenen Blöcken. Der Explorer kennzeichnet ihre Adresse als Demo-Konto.',
    end: 'Sie endet nach {{hours}} Stunden oder wenn du sie beendest. Konto und Wallet sind dann gelöscht; NFTs und Token kannst du vorher in deine eigene Wallet übertragen.',
  },
  running: {
    head: 'Deine Demo läuft',
    title: 'Du bist mit der Demo-Wallet angemeldet',
    funded:
      'Auf der Website funktioniert alles wie mit einer eigenen Wallet. Die Demo beginnt mit {{funds}}.',
    empty:
      'Die Wallet beginnt ohne Punkte und ohne Coins. Punkte verdienst du unterwegs; kaufen und erstellen kannst du hier nicht.',
    unknown: 'Die Website behandelt sie wie jede andere Wallet.',
    first: { explore: 'Erste Energie sammeln', trade: 'Vorverkauf öffnen', create: 'NFT erstellen' },
  },
  tries: {
    title: 'Was du ausprobieren kannst',
    energy: 'Energie sammeln und einen Block versiegeln',
    buy: 'NAC im Vorverkauf kaufen',
    nft: 'Aus einem Bild ein NFT erstellen',
    token: 'Einen eigenen Token erstellen',
    explorer: 'Deine Blöcke im Explorer finden',
  },
  walletName: 'Demo-Wallet',
  started: {
    funded:
      'Du bist mit einer Demo-Wallet angemeldet. {{points}} EP und Testgeld kommen in wenigen Augenblicken an.',
    empty: 'Du bist mit einer Demo-Wallet angemeldet. Sie beginnt leer; Punkte verdienst du unterwegs.',
  },
  chip: {
    name: 'Demo',
    left: '{{hours}} Std. {{minutes}} Min.',
    label: 'Demo, noch {{hours}} Std. {{minutes}} Min.',
  },
  end: {
    title: 'Deine Demo',
    what: 'Die Demo ist ein Konto mit einer Wallet in diesem Browser. Damit probierst du Nova ohne Geld aus.',
    text: 'Sie läuft noch {{hours}} Std. {{minutes}} Min. Wenn sie endet, wird ihr Konto geschlossen und ihre Wallet aus diesem Browser gelöscht.',
    tries: 'Was du ausprobieren kannst',
    continue: 'Demo fortsetzen',
    end: 'Demo beenden',
    ended: 'Die Demo ist beendet',
    signedIn: 'Du bist mit deinem eigenen Konto angemeldet.',
  },
  keep: {
    title: 'NFTs und Token behalten',
    text: 'Nimm einen Passkey oder verbinde deine eigene Wallet. Die Demo-Wallet sendet dorthin deine NFTs, deine Token und das Eigentum an Token, die du erstellt hast. Punkte und NAC werden nicht übernommen; sie enden mit der Demo.',
    connect: 'Behalten: Passkey oder Wallet',
    keyText:
      'Oder sichere stattdessen den Schlüssel der Demo-Wallet und importiere ihn in eine Wallet wie MetaMask.',
    keyFirst:
      'Dieser Browser hat keine andere Wallet. Sichere darum den Schlüssel der Demo-Wallet, bevor die Demo endet. Importiere ihn in eine Wallet wie MetaMask: Dort sind deine NFTs, Token und NAC. Punkte enden mit der Demo.',
    keyWarning: 'Wer diesen Schlüssel hat, kontrolliert die Wallet. Gib ihn nie weiter.',
    copy: 'Schlüssel kopieren',
    copied: 'Schlüssel kopiert. Importiere ihn jetzt in deine Wallet.',
    pick: 'Wähle, wer deine NFTs und Token bekommt: ein Passkey oder eine Wallet. Die Demo läuft weiter, bis alles angekommen ist.',
    same: 'Das ist die Demo-Wallet selbst. Wähle eine andere Wallet.',
    nothing: 'Die Demo-Wallet hat noch keine NFTs und keine Token. Erstelle oder kaufe zuerst etwas.',
    listFailed:
      'Die NFTs und Token der Demo-Wallet konnten nicht gelesen werden. Bitte versuche es noch einmal.',
    moving: 'Deine NFTs und Token werden übertragen',
    movingText:
      'Die Demo-Wallet sendet sie an {{address}} ({{wallet}}). Danach endet die Demo, und du meldest dich mit dieser Wallet an. Wenn du die Seite verlässt, geht es weiter, sobald du zurückkommst.',
    progress: '{{done}} von {{total}} erledigt',
    list: 'Was du behältst',
    nft: 'NFT {{name}}',
    nftNumber: 'NFT #{{id}}',
    collection: 'Sammlung {{name}}',
    ownership: 'Eigentum an {{symbol}}',
    token: 'Token {{symbol}}',
    states: { waiting: 'Wartet', sealing: 'Wird versiegelt', done: 'Erledigt', failed: 'Fehlgeschlagen' },
    retry: 'Erneut versuchen',
    skip: 'Demo ohne sie beenden',
    done: 'Deine NFTs und Token sind in deiner Wallet',
    doneText: 'Die Demo ist beendet. Die Punkte und NAC der Demo wurden nicht übernommen.',
  },
} as const;

export default demo;
