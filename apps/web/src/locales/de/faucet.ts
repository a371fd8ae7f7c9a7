import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/faucet.ts';

const faucet: Widen<typeof en> = {
  lede: '{{amount}} NAC für deine ersten Netzwerkgebühren, einmal am Tag pro Adresse, für Wallets, die noch keine haben. Jede Auszahlung ist eine Transaktion in einem eigenen Block.',
  forAddress: '{{amount}} NAC für',
  forYou: '{{amount}} NAC für deine Wallet',
  sentTo: 'Gesendet an',
  connectText: 'Verbinde die Wallet, die Gas braucht, oder gib ihre Adresse ein. Ein Konto ist nicht nötig.',
  connect: 'Wallet verbinden',
  address: 'Adresse',
  addressError: 'Bitte gib eine Wallet-Adresse ein: 0x und 40 Hex-Zeichen.',
  otherAddress: 'Andere Adresse verwenden',
  puzzle:
    'Dein Gerät löst zuerst ein kleines Rätsel. Dich kostet es etwa eine Sekunde, Bots kommt es teuer: Gesucht ist eine Zahl, deren Hash mit {{bits}} Null-Bits beginnt.',
  get: '{{amount}} NAC holen',
  stop: 'Anhalten',
  state: {
    ready: 'Bereit',
    working: 'Rechnet',
    sending: 'Wird gesendet',
    waiting: 'Ausstehend',
    sealed: 'Versiegelt',
    failed: 'Fehlgeschlagen',
  },
  perSecond: '{{rate}} Versuche/s',
  tries: '{{tries}} Versuche. Die Hälfte aller Rätsel ist nach {{half}} gelöst.',
  triesLabel: 'Versuche im Vergleich zur üblichen Anzahl',
  waiting: 'Angenommen. Deine Auszahlung kommt in einem der nächsten Blöcke.',
  queue: {
    none: 'Niemand wartet.',
    some_one: '{{count}} Auszahlung wartet auf ihren Block.',
    some_other: '{{count}} Auszahlungen warten auf ihren Block.',
  },
  received: '{{amount}} NAC wurden dieser Wallet gutgeschrieben.',
  took: 'In {{seconds}} Sekunden gelöst.',
  block: 'Block',
  again: 'Wieder verfügbar in',
  againLabel: 'Zeit bis zur nächsten Auszahlung',
  from: 'Auszahlung, {{time}}',
  until: 'wieder verfügbar, {{time}} UTC',
  meanwhile: 'Inzwischen Energy Points sammeln',
  budget: {
    title: 'Heute noch übrig',
    given: '{{given}} von {{most}} NAC heute ausgezahlt. Um Mitternacht UTC beginnt ein neuer Tag.',
    unknown:
      'Die Blockchain antwortet gerade nicht. Sobald sie wieder antwortet, siehst du hier das Restbudget für heute.',
    label: '{{given}} von {{most}} NAC heute ausgezahlt',
  },
  next: {
    title: 'Wofür eine Auszahlung reicht',
    text: '{{amount}} NAC decken die Netzwerkgebühren von bis zu {{transfers}} Überweisungen. Das reicht für alles hier:',
    nft: {
      name: 'NFT erstellen',
      text: 'Lade ein Bild hoch und erstelle daraus ein NFT. In NAC zahlst du nur die Netzwerkgebühr.',
    },
    token: { name: 'Token erstellen', text: 'Dein eigener ERC-20 mit Name, Symbol und Menge.' },
    market: { name: 'NFTs anbieten oder kaufen', text: 'Feste Preise, jeder Verkauf in einer Transaktion.' },
    network: { name: 'Nova zur Wallet hinzufügen', text: 'Chain-ID, RPC-Adresse und Live-Status.' },
  },
  history: {
    title: 'Letzte Auszahlungen',
    caption: 'Letzte Auszahlungen',
    block: 'Block',
    to: 'An',
    amount: 'Betrag',
    time: 'Zeit',
    waiting: 'wartet',
    failed: 'fehlgeschlagen',
    emptyTitle: 'Noch keine Auszahlungen',
    emptyText: 'Die erste Auszahlung erscheint hier mit ihrem Block.',
    loadFailed: 'Die Auszahlungen konnten nicht geladen werden.',
  },
  test: {
    title: 'Test-USDT',
    text: 'Test-Coins ohne Wert, um den Vorverkauf auszuprobieren. Deine Wallet fordert sie beim Contract an und zahlt die Gebühr in NAC.',
    contract: 'Contract',
    tap: '{{amount}} USDT holen',
    tapping: 'In der Wallet bestätigen',
    needsWallet: 'Verbinde zuerst eine Wallet im Nova-Netzwerk.',
    done: '{{amount}} Test-USDT sind unterwegs',
    failed: 'Deine Wallet hat die Transaktion nicht gesendet. Bitte versuche es noch einmal.',
  },
  loadFailed: 'Der Status des Faucets konnte nicht geladen werden.',
  closed: {
    used_up: 'Das Budget für heute ist ausgeschöpft. Um Mitternacht UTC geht es weiter.',
    paused: 'Der Faucet ist pausiert. Bitte versuche es später noch einmal.',
    empty: 'Der Faucet ist gerade leer. Bitte versuche es später noch einmal.',
    away: 'Die Blockchain antwortet gerade nicht. Bitte versuche es bald noch einmal.',
    none: 'In diesem Netzwerk gibt es keinen Faucet.',
  },
  errors: {
    title: 'Diesmal keine Auszahlung',
    faucet_cooldown:
      'Diese Adresse hat ihre Auszahlung schon bekommen. Der Timer zeigt, wann die nächste möglich ist.',
    faucet_busy:
      'Das Budget für heute ist ausgeschöpft, insgesamt oder für dein Netzwerk. Versuche es {{time}} wieder.',
    faucet_closed:
      'Der Faucet ist gerade geschlossen: pausiert, leer oder in diesem Netzwerk nicht verfügbar. Bitte versuche es später erneut.',
    contract_recipient:
      'Diese Adresse ist ein Contract. Der Faucet zahlt nur an Wallets aus. Gib die Adresse einer Wallet ein.',
    challenge_invalid: 'Das Rätsel ist abgelaufen. Bitte versuche es noch einmal.',
    invalid_input: 'Das ist keine gültige Adresse. Gib 0x und 40 Hex-Zeichen ein.',
    rate_limited: 'Zu viele Anfragen. Bitte warte einen Moment und versuche es erneut.',
    unavailable: 'Der Faucet ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
    unreachable: 'Der Server war nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
    drip_failed: 'Die Auszahlung ist on-chain fehlgeschlagen. Du kannst sie noch einmal anfordern.',
    soon: 'bald',
    at: 'ab {{time}} UTC',
  },
};

export default faucet;
