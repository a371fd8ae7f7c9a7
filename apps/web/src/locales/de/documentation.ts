import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/documentation.ts';

const documentation: Widen<typeof en> = {
  search: 'Dokumentation durchsuchen',
  searchFailed: 'Die Suche konnte nicht geladen werden. Bitte versuche es erneut.',
  found_one: '{{count}} Abschnitt',
  found_other: '{{count}} Abschnitte',
  documents: 'Seiten',
  start: 'Erste Schritte',
  contents: 'Auf dieser Seite',
  table: 'Breite Tabelle: auf kleinen Bildschirmen seitlich scrollen',
  copy: 'Kopieren',
  copied: 'Kopiert!',
  version: 'Version {{version}}',
  source:
    'Diese Dokumentation stammt aus dem Repository und entspricht der Version dieser Website. Wo eine Übersetzung abweicht, gilt das englische Original.',
  sourceEnglish:
    'Diese Dokumentation stammt aus dem Repository und entspricht der Version dieser Website. Diese Seite gibt es bisher nur auf Englisch.',
};

export default documentation;
