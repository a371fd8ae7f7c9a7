const demo = {
  title: 'Nova ohne Wallet ausprobieren',
  lede: 'Ein Konto und eine Wallet, die {{hours}} Stunden in diesem Browser leben. Keine Erweiterung, keine E-Mail, kein Geld.',
  head: 'Deine Demo',
  choose: 'Was möchtest du ausprobieren?',
  types: {
    explore: { name: 'Umsehen', text: 'Energie sammeln, einen Block versiegeln, ihn im Explorer finden' },
    trade: { name: 'Kaufen und handeln', text: 'Im Vorverkauf mit Test-USDT kaufen, NFTs handeln' },
    create: { name: 'Gestalten', text: 'Ein eigenes NFT oder einen eigenen Token machen' },
  },
  funds: '{{points}} EP, {{nac}} NAC, {{usdt}} Test-USDT',
  start: 'Demo starten',
  faults: {
    limit:
      'Aus deinem Netz wurden heute genug Demos gestartet. Versuche es morgen wieder, oder verbinde eine Wallet.',
    other: 'Die Demo konnte nicht gestartet werden. Bitte versuche es erneut.',
  },
  what: {
    title: 'Was eine Demo ist',
    wallet:
      'Die Wallet entsteht in diesem Browser und meldet sich wie jede andere. Sie unterschreibt, ohne dich zu fragen.',
    worth: 'Nichts darin ist etwas wert: Ihre Punkte lassen sich nie umtauschen, und sie hat keinen Rang.',
    marked:
      'Alles, was sie tut, steht echt auf dieser Kette, in eigenen Blöcken, und ist als Demo gekennzeichnet.',
    end: 'Sie endet nach {{hours}} Stunden, oder wenn du es sagst. Dann sind Konto und Wallet weg.',
  },
  running: {
    head: 'Deine Demo läuft',
    title: 'Du bist mit der Demo-Wallet angemeldet',
    text: 'Auf der Seite geht alles wie mit einer eigenen Wallet. Punkte und Coins kommen binnen einer Sekunde an.',
    first: { explore: 'Erste Energie sammeln', trade: 'Vorverkauf öffnen', create: 'NFT erstellen' },
    explorer: 'Explorer öffnen',
  },
  walletName: 'Demo-Wallet',
  banner: {
    title: 'Demo',
    left: 'Noch {{hours}} Std. {{minutes}} Min.',
    text: 'Nichts hier ist etwas wert.',
    end: 'Demo beenden',
    ended: 'Die Demo ist beendet',
  },
} as const;

export default demo;
