import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/tools.ts';

const tools: Widen<typeof en> = {
  gas: {
    title: 'Gas-Tracker',
    failed: 'Die Gaspreise konnten nicht geladen werden.',
    price: 'Gaspreis',
    priceSub: 'Vorschlag für Wallets',
    base: 'Basisgebühr',
    baseSub: 'fest; steigt nie',
    tip: 'Prioritätsgebühr',
    tipSub: 'das Minimum reicht aus',
    caption: 'Gebühren typischer Transaktionen zum aktuellen Gaspreis',
    transaction: 'Transaktion',
    gas: 'Gas',
    fee: 'Gebühr',
    kinds: {
      transfer: 'NAC senden',
      tokenTransfer: 'Token senden',
      buyNft: 'NFT kaufen',
      listNft: 'NFT zum Verkauf anbieten',
      presale: 'Im Vorverkauf kaufen',
      mintNft: 'NFT erstellen',
      createToken: 'Token erstellen',
    },
    note: 'Gemessen mit den Contracts dieser Blockchain. Beim ersten Mal und mit längeren Texten kostet eine Transaktion mehr. Die Gebühren belohnter Aktionen zahlt Nova.',
  },
  verify: {
    title: 'Contract verifizieren',
    text: 'Lade den Quellcode eines Contracts hoch, damit alle ihn hier lesen und seine Funktionen aufrufen können.',
    address: 'Adresse des Contracts',
    hint: '0x und danach 40 hexadezimale Zeichen',
    open: 'Weiter zum Contract',
    invalid: 'Das ist keine Adresse. Gib 0x und danach 40 hexadezimale Zeichen ein.',
    noContract:
      'Unter dieser Adresse gibt es keinen Contract. Prüfe die Adresse oder veröffentliche ihn zuerst.',
  },
  broadcast: {
    title: 'Transaktion senden',
    text: 'Sende eine Transaktion, die du woanders signiert hast, zum Beispiel auf einem Gerät ohne Internet.',
    raw: 'Signierte Transaktion',
    hint: 'Hexadezimal, beginnt mit 0x',
    empty: 'Füge zuerst eine signierte Transaktion ein.',
    invalid:
      'Das ist keine signierte Transaktion. Füge den ganzen hexadezimalen Text ein, den deine Wallet oder dein Tool ausgegeben hat.',
    otherChain:
      'Diese Transaktion ist für die Chain-ID {{chain}} signiert, diese Blockchain hat aber die Chain-ID {{ours}}. Signiere sie für diese Blockchain noch einmal.',
    refused: 'Die Blockchain hat die Transaktion abgelehnt: {{reason}}',
    check: 'Transaktion prüfen',
    send: 'Transaktion senden',
    sent: 'Gesendet. Die Transaktion ist gleich in einem Block.',
    from: 'Von',
    to: 'An',
    creates: 'Erstellt den Contract',
    value: 'Wert',
    fee: 'Gebühr (max.)',
    nonce: 'Nonce',
  },
  decode: {
    title: 'Aufrufdaten dekodieren',
    data: 'Aufrufdaten',
    dataHint: 'Die Eingabe einer Transaktion: 0x, ein Selektor aus 4 Bytes und die Argumente',
    invalid: 'Aufrufdaten bestehen aus 0x und mindestens 8 Hex-Zeichen, zwei für jedes Byte.',
    source: 'Contract oder Funktion',
    sourceHint:
      'Die Adresse eines verifizierten Contracts oder eine Funktion wie transfer(address to, uint256 amount)',
    sourceInvalid: 'Gib eine Adresse oder eine Funktion mit den Typen ihrer Argumente ein.',
    notVerified:
      'Der Quellcode dieses Contracts ist nicht verifiziert. Gib stattdessen die Funktion ein oder lasse das Feld leer.',
    submit: 'Dekodieren',
    unknown:
      'Keine bekannte Funktion hat den Selektor {{selector}}. Gib den Contract oder die Funktion ein, um ihn zu dekodieren.',
    nameOnly:
      'Der Selektor {{selector}} gehört zu „{{name}}“. Gib den Contract oder die Funktion ein, um die Argumente zu dekodieren.',
  },
  lookup: {
    title: 'Methode nachschlagen',
    label: 'Signatur oder Selektor',
    hint: 'Zum Beispiel transfer(address,uint256), event Transfer(address,address,uint256) oder 0xa9059cbb',
    invalid:
      'Gib eine Funktion, ein Event oder einen Fehler mit den Typen der Argumente ein, oder einen Selektor aus 4 Bytes.',
    unknown: 'Keine bekannte Funktion hat diesen Selektor.',
    name: 'Funktion',
    selector: 'Selektor',
    topic: 'Topic des Events',
    copy: 'Wert kopieren',
    copied: 'Wert kopiert',
  },
  units: {
    title: 'Einheiten umrechnen',
    none: 'kein Wert',
    nac: 'NAC',
    gwei: 'Gwei',
    wei: 'Wei',
    decimal: 'Dezimalzahl',
    hex: 'Hexadezimalzahl',
    seconds: 'Unix-Zeit (Sekunden)',
    utc: 'Datum und Zeit (UTC)',
    amountError: 'Gib einen Betrag mit höchstens so vielen Nachkommastellen ein, wie die Einheit hat.',
    integerError: 'Gib eine ganze Zahl ein, dezimal oder hexadezimal mit 0x.',
    timeError: 'Gib Sekunden oder ein Datum wie 2026-11-25 13:30 ein.',
  },
};

export default tools;
