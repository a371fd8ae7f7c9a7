import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/frame.ts';

const frame: Widen<typeof en> = {
  title: 'Noch nicht gebaut',
  text: 'Diese Seite entsteht gerade. Unten steht, was sie können wird; noch funktioniert nichts davon, und keine Zahl erscheint, bevor sie echt ist.',
  line: 'So wird deine Linie auf dieser Seite aussehen.',
  will: 'Was hier sein wird',
  works: 'Was heute schon geht',
  explorer: 'Sieh zu, wie jeder Block versiegelt wird',
  energy: 'Sammle Energie und finde deinen Block',
  pages: {
    nftMarketplace: {
      first: 'Suche, Filter und Sortierung über alles, was angeboten wird',
      second: 'Sammlungen und ihre Stücke',
      third: 'Kauf zum festen Preis, in einer Transaktion',
    },
    createNft: {
      first: 'Bild bis 10 MB, Name, Beschreibung, Eigenschaften',
      second: 'Standard für 50 EP, Premium-3D für 100 EP',
      third: 'Der Block, in dem dein NFT entstanden ist',
    },
    myNfts: {
      first: 'Alles in deiner Wallet, mit Herkunft',
      second: 'Ein Stück anbieten und wieder zurücknehmen',
      third: 'Was du verkauft hast und in welchem Block',
    },
    token: {
      first: 'Name, Symbol, Menge und Vertrag jedes deiner Token',
      second: 'Ein neuer Token in einer Transaktion',
      third: 'Token an eine andere Adresse senden',
    },
    createToken: {
      first: 'Name, Symbol, Menge und wahlweise ein Logo',
      second: 'Was es kostet, bevor deine Wallet fragt',
      third: 'Der Vertrag und der Block, in dem er entstanden ist',
    },
    myTokens: {
      first: 'Jeder Token, den du erstellt hast',
      second: 'Menge, Inhaber und Vertrag',
      third: 'Senden, mit dem Beleg des Blocks',
    },
    nft: {
      first: 'Das Stück selbst, drehbar, wenn es 3D ist',
      second: 'Urheber, Inhaber, Eigenschaften und Preis',
      third: 'Seine Geschichte, Block für Block',
    },
  },
};

export default frame;
