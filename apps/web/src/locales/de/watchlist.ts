import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/watchlist.ts';

const watchlist: Widen<typeof en> = {
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  older: 'Ältere zeigen',
  csv: 'CSV exportieren',
  failed: 'Dieser Bereich konnte nicht geladen werden.',
  errors: {
    watch_limit:
      'Mehr Adressen kann ein Konto nicht beobachten. Beende eine Beobachtung, bevor du eine neue hinzufügst.',
    watch_needs_email:
      'Dein Konto hat keine bestätigte E-Mail-Adresse. Füge zuerst in den Einstellungen eine hinzu.',
    note_limit: 'Mehr Notizen kann ein Konto nicht haben. Lösche eine, bevor du eine neue schreibst.',
  },
  watch: {
    title: 'Diese Adresse beobachten',
    listTitle: 'Watchlist',
    add: 'Adresse beobachten',
    watched: 'Beobachtung ändern',
    what: 'Benachrichtige mich über',
    nac: 'NAC, die ein- oder ausgehen',
    tokens: 'Token',
    nfts: 'NFTs und Items',
    mail: 'Auch per E-Mail, höchstens einmal pro Stunde',
    needed: 'Wähle mindestens eines aus: NAC, Token oder NFTs.',
    start: 'Beobachten',
    save: 'Auswahl speichern',
    stop: 'Nicht mehr beobachten',
    change: 'Ändern',
    changeOf: 'Beobachtung von {{address}} ändern',
    emptyTitle: 'Keine beobachteten Adressen',
    emptyText: 'Öffne die Seite einer Adresse und klicke „Adresse beobachten“. Dann erscheint sie hier.',
  },
  feed: {
    text: 'Ein Feed zeigt Transfers bei beobachteten Adressen in deinem Feedreader. Wer seine Adresse kennt, kann ihn lesen.',
    exists:
      'Dein Feed ist aktiv. Seine Adresse wurde nur einmal gezeigt; erstelle eine neue, wenn du sie verloren hast.',
    name: 'Adresse des Feeds',
    copy: 'Adresse des Feeds kopieren',
    copied: 'Adresse des Feeds kopiert',
    create: 'Feed erstellen',
    replace: 'Neue Adresse erstellen',
    revoke: 'Feed widerrufen',
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
