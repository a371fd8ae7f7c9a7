import type { Widen } from '../../../lib/i18n/widen.ts';
import type * as en from '../../en/explorer/tokens.ts';

/** Tokens. Their names are a stranger's word. */
export const token: Widen<typeof en.token> = {
  token: 'Token',
  tokens: 'Token',
  all: 'Token der Kette',
  failed: 'Die Token konnten nicht geladen werden',
  emptyTitle: 'Noch kein Token',
  emptyText: 'Der erste Token dieser Kette wird hier die erste Zeile.',
  noneTitle: 'Kein Token',
  noneText: 'Diese Adresse hält keinen Token.',
  amount: 'Menge',
  minted: 'geprägt',
  burnt: 'verbrannt',
  standard: 'Standard',
  contract: 'Vertrag',
  supply: 'Gesamtmenge',
  supplySub: 'geprägt, abzüglich des Verbrannten',
  unknown: 'nicht genannt',
  holders: 'Inhaber',
  holder: 'Inhaber',
  holdersSub: 'Adressen, die etwas davon haben',
  holdersFailed: 'Die Inhaber konnten nicht geladen werden.',
  holdersEmptyTitle: 'Niemand hat etwas davon',
  holdersEmptyText: 'Von diesem Token wurde nichts geprägt, oder alles ist verbrannt.',
  holding: 'Hält',
  share: 'Anteil',
  transfers: 'Bewegungen',
  transfersSub: 'seit es den Vertrag gibt',
  transfersFailed: 'Die Bewegungen konnten nicht geladen werden.',
  transfersEmptyTitle: 'Noch keine Bewegung',
  transfersEmptyText: 'Hier hat sich noch kein Token bewegt.',
  moved: 'Bewegte Token',
  movedCount_one: '{{count}} Bewegung',
  movedCount_other: '{{count}} Bewegungen',
  items: 'Stücke',
  itemsSub: 'NFTs, die es gerade gibt',
  decimals: 'Dezimalstellen',
  decimalsSub: 'Stellen nach dem Komma',
  decimalsNft: 'NFTs sind ganz',
  ours: 'Teil von Nova',
  stranger:
    'Jeder kann einem Token jeden Namen und jedes Symbol geben. Nur die Adresse unterscheidet ihn von anderen.',
  hidden: 'verborgen',
  hiddenNote:
    'Dieser Token ist durch Moderation auf Novas Seiten verborgen: Name, Symbol und Beschreibung werden nicht gezeigt. Was die Kette sagt, bleibt: Adresse, Bewegungen, Bestände.',
  report: {
    open: 'Melden',
    title: 'Diesen Token melden',
    text: 'Administratoren sehen ihn sich an. Wer ihn erstellt hat, erfährt nicht, von wem die Meldung kam.',
    reasons: {
      imitation: 'Gibt sich als anderer Token aus',
      stolen: 'Werk oder Marke von jemand anderem',
      offensive: 'Anstößig',
      fraud: 'Betrug',
      spam: 'Spam',
      other: 'Etwas anderes',
    },
  },
  toContract: 'Vertrag',
  origin: 'Herkunft',
  tabs: 'Über diesen Token',
  notFoundText:
    'Unter dieser Adresse gibt es keinen Token. Vielleicht ist es eine gewöhnliche Adresse oder ein anderer Vertrag.',
};

/** NFTs as the chain has them. */
export const nft: Widen<typeof en.nft> = {
  nfts: 'NFTs',
  items: 'NFTs',
  item: 'NFT',
  number: 'Nr. {{id}}',
  id: 'Token-ID',
  copyId: 'Token-ID kopieren',
  collection: 'Sammlung',
  owner: 'Inhaber',
  minted: 'Geprägt in',
  metadata: 'Metadaten',
  overview: 'Überblick',
  history: 'Durch welche Hände es ging',
  hiddenNote:
    'Die Sammlung ist durch Moderation auf Novas Seiten verborgen: Name, Bild und Beschreibung werden nicht gezeigt. Was die Kette sagt, bleibt.',
  toCollection: 'Zur Sammlung',
  failed: 'Die NFTs konnten nicht geladen werden.',
  noneTitle: 'Kein NFT',
  noneText: 'Hier wurde nichts geprägt, oder es ist weitergezogen.',
  notFoundText: 'Diese Sammlung hat kein NFT mit dieser Nummer.',
};

export const accounts: Widen<typeof en.accounts> = {
  title: 'Größte Konten',
  account: 'Konto',
  share: 'Von allen Coins',
  failed: 'Die Konten konnten nicht geladen werden.',
  emptyTitle: 'Noch kein Konto',
  emptyText: 'Wer Coins hält oder etwas getan hat, steht dann hier.',
};
