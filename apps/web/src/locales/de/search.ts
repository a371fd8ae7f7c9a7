import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/search.ts';

const search: Widen<typeof en> = {
  title: 'Nova durchsuchen',
  placeholder: 'Seite, Höhe, Hash, Adresse oder Token',
  pages: 'Seiten',
  recent: 'Letzte Suchen',
  forget: 'Löschen',
  found: 'Auf der Blockchain',
  kinds: {
    block: 'Block',
    transaction: 'Transaktion',
    address: 'Adresse',
    token: 'Token',
    nft: 'NFT',
    action: 'Aktion',
  },
  hint: 'Die Eingabetaste öffnet die erste Seite. Pfeiltasten führen durch die Liste.',
  onChain:
    'Die Eingabetaste durchsucht die Blockchain: Höhe, Hash, Adresse, Aktions-ID, Token-Name oder ein eingefügter Link.',
  nothing: 'Auf Nova passt nichts zu „{{text}}“.',
};

export default search;
