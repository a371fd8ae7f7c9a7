import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/documentation.ts';

const documentation: Widen<typeof en> = {
  search: 'In den Dokumenten suchen',
  searchFailed: 'Die Suche konnte nicht geladen werden. Bitte versuche es erneut.',
  found_one: '{{count}} Abschnitt',
  found_other: '{{count}} Abschnitte',
  documents: 'Dokumente',
  start: 'Installieren, einrichten, bauen',
  contents: 'Auf dieser Seite',
  table: 'Tabelle, auf kleinen Bildschirmen breiter als die Seite',
  copy: 'Kopieren',
  copied: 'Kopiert!',
  source:
    'Das sind die Dokumente des Repositorys, so wie sie beim Bau dieser Website waren. Sie sind auf Englisch, damit es nur eine Fassung gibt und keine Übersetzung veraltet.',
};

export default documentation;
