import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/search.ts';

const search: Widen<typeof en> = {
  title: 'Nova durchsuchen',
  placeholder: 'Seite, Block, Hash, Adresse oder Token',
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
    user_operation: 'User Operation',
  },
  hint: 'Öffne mit der Eingabetaste die erste Seite. Mit den Pfeiltasten bewegst du dich durch die Liste.',
  onChain:
    'Durchsuche mit der Eingabetaste die Blockchain: Blockhöhe, Hash, Adresse, Aktions-ID, Token-Name oder ein eingefügter Link.',
  tooLong: 'Der Suchtext ist länger als {{max}} Zeichen. Kürze ihn und suche erneut.',
  nothing: 'Keine Treffer für „{{text}}“.',
};

export default search;
