import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/keys.ts';

const keys: Widen<typeof en> = {
  title: 'API-Schlüssel',
  text: 'Mit einem Schlüssel haben deine Skripte bei den öffentlichen APIs ein eigenes Limit: fünfmal so viele Anfragen wie eine Adresse ohne Schlüssel. Er liest nur öffentliche Daten und hat keinen Zugriff auf dein Konto.',
  how: 'So benutzt du einen Schlüssel',
  create: 'Schlüssel erstellen',
  creating: 'Dein Schlüssel wird erstellt',
  name: 'Name des Schlüssels',
  nameHint: 'Wo du ihn benutzt, zum Beispiel „Portfolio-Skript“.',
  nameMissing: 'Bitte gib einen Namen mit höchstens 50 Zeichen ein.',
  cancel: 'Abbrechen',
  secret: 'Dein neuer Schlüssel',
  secretText: 'Kopiere ihn jetzt. Er wird nur einmal angezeigt.',
  copy: 'Schlüssel kopieren',
  copied: 'Der Schlüssel ist kopiert',
  done: 'Fertig',
  empty: 'Du hast noch keine API-Schlüssel.',
  limit: 'Du hast 5 API-Schlüssel, mehr kann ein Konto nicht haben.',
  created: 'erstellt am {{day}}',
  used: 'zuletzt benutzt',
  unused: 'noch nicht benutzt',
  showUse: 'Nutzung anzeigen',
  showUseOf: 'Die Nutzung von {{name}} anzeigen',
  hideUse: 'Nutzung ausblenden',
  hideUseOf: 'Die Nutzung von {{name}} ausblenden',
  revoke: 'Widerrufen',
  revokeOf: '{{name}} widerrufen',
  revokeQuestion: '„{{name}}“ widerrufen?',
  revokeText:
    'Anfragen mit diesem Schlüssel scheitern innerhalb von fünf Sekunden, und seine Statistik wird gelöscht. Das lässt sich nicht rückgängig machen.',
  keep: 'Schlüssel behalten',
  revoking: 'Wird widerrufen',
  revoked: 'Der Schlüssel ist widerrufen',
  failed: 'Deine API-Schlüssel konnten nicht geladen werden.',
  use: {
    title: 'Anfragen mit {{name}}',
    unit: 'Anfragen pro Tag (UTC)',
    summary: 'Anfragen in 30 Tagen: {{total}}, höchstens {{most}} an einem Tag',
    empty: 'Keine Anfragen in den letzten 30 Tagen.',
    failed: 'Die Nutzung des Schlüssels konnte nicht geladen werden.',
    day: 'Tag',
    rest: 'API',
    rpc: 'JSON-RPC',
    etherscan: 'Etherscan',
    blockscout: 'Blockscout',
    total: 'Gesamt',
    refused: 'Vom Limit abgelehnt',
  },
  errors: {
    api_key_limit: 'Du hast schon 5 API-Schlüssel. Widerrufe einen, den du nicht mehr brauchst.',
    api_key_not_found:
      'Diesen Schlüssel gibt es nicht mehr. Vielleicht wurde er auf einem anderen Gerät widerrufen.',
  },
};

export default keys;
