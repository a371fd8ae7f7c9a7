import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/frame.ts';

const frame: Widen<typeof en> = {
  title: 'Noch nicht gebaut',
  text: 'Diese Seite entsteht gerade. Unten steht, was sie können wird; noch funktioniert nichts davon, und keine Zahl erscheint, bevor sie echt ist.',
  will: 'Was hier sein wird',
  works: 'Was heute schon geht',
  explorer: 'Sieh zu, wie jeder Block versiegelt wird',
  energy: 'Sammle Energie und finde deinen Block',
  pages: {
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
    systemStatus: {
      first: 'Vier Dienste, alle 30 Sekunden geprüft',
      second: 'Die letzten 90 Tage, Tag für Tag',
      third: 'Was gestört war und wie lange',
    },
  },
};

export default frame;
