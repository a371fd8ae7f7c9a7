import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/search.ts';

const search: Widen<typeof en> = {
  title: 'Nova durchsuchen',
  placeholder: 'Seite, Höhe, Hash, Adresse oder Token',
  pages: 'Seiten',
  recent: 'Zuletzt gefunden',
  forget: 'Vergessen',
  found: 'Auf der Kette',
  kinds: {
    block: 'Block',
    transaction: 'Transaktion',
    address: 'Adresse',
    token: 'Token',
    nft: 'NFT',
    action: 'Handlung',
  },
  hint: 'Die Eingabetaste öffnet die erste Seite. Pfeiltasten führen durch die Liste.',
  onChain:
    'Die Eingabetaste sucht auf der Kette: Höhe, Hash, Adresse, Handlungs-ID, Token-Name oder ein eingefügter Link.',
  nothing: 'Auf Nova passt nichts zu „{{text}}“.',
};

export default search;
