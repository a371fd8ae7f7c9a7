import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/watchlist.ts';

const watchlist: Widen<typeof en> = {
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  older: 'Ältere zeigen',
  csv: 'CSV exportieren',
  failed: 'Dieser Bereich konnte nicht geladen werden.',
  errors: {
    note_limit: 'Mehr Notizen kann ein Konto nicht haben. Lösche eine, bevor du eine neue schreibst.',
  },
  notes: {
    title: 'Private Notiz',
    listTitle: 'Private Notizen',
    add: 'Private Notiz hinzufügen',
    label: 'Deine Notiz',
    hint: 'Nur du kannst sie sehen.',
    needed: 'Schreibe eine Notiz mit höchstens {{max}} Zeichen.',
    save: 'Notiz speichern',
    change: 'Bearbeiten',
    changeOf: 'Notiz zu {{subject}} bearbeiten',
    remove: 'Löschen',
    removeOf: 'Notiz zu {{subject}} löschen',
    removed: 'Notiz gelöscht',
    emptyTitle: 'Noch keine Notizen',
    emptyText:
      'Notizen, die du auf der Seite einer Adresse oder Transaktion schreibst, erscheinen hier. Nur du siehst sie.',
  },
};

export default watchlist;
