import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/search.ts';

const search: Widen<typeof en> = {
  title: 'Nova durchsuchen',
  placeholder: 'Seite, Blockhöhe, Hash oder Adresse',
  pages: 'Seiten',
  hint: 'Enter öffnet die erste Seite. Pfeiltasten führen durch die Liste.',
  onChain: 'Enter sucht auf der Kette: Blockhöhe, Block- oder Transaktions-Hash, Adresse.',
  nothing: 'Auf Nova passt nichts zu „{{text}}“.',
};

export default search;
