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
    systemStatus: {
      first: 'Vier Dienste, alle 30 Sekunden geprüft',
      second: 'Die letzten 90 Tage, Tag für Tag',
      third: 'Was gestört war und wie lange',
    },
  },
};

export default frame;
