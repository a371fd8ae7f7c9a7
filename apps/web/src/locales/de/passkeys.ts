import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/passkeys.ts';

const passkeys: Widen<typeof en> = {
  title: 'Passkeys deines Kontos',
  text: 'Jeder von ihnen kontrolliert das Konto allein. Mit einem zweiten Passkey auf einem anderen Gerät darfst du einen verlieren.',
  add: 'Passkey hinzufügen',
  passkey: 'Passkey',
  notYet: 'Deine erste Transaktion legt das Konto auf der Blockchain an. Ein weiterer Passkey tut das auch.',
  failed: 'Die Passkeys konnten nicht geladen werden',
  last: 'Das ist der letzte Schlüssel deines Kontos.',
  inUse: 'Du verwendest diesen Passkey gerade. Entferne ihn mit einem anderen.',
  remove: 'Entfernen',
  removing: 'Wird entfernt',
  keep: 'Behalten',
  removeQuestion: 'Diesen Passkey entfernen?',
  removeText:
    'Wer nur diesen Passkey hat, verliert den Zugang zum Konto. Du kannst ihn wieder hinzufügen, solange ein anderer übrig ist.',
  added: 'Der Passkey ist hinzugefügt. Er öffnet dieses Konto auf seinem Gerät.',
  removed: 'Der Passkey ist entfernt.',
  cancelled: 'Der Passkey wurde nicht bestätigt. Es wurde nichts geändert.',
  recoveryTitle: 'Jemand stellt dieses Konto wieder her',
  recoveryText:
    'Zwei Vertraute haben einen neuen Schlüssel bestimmt, der zur genannten Zeit alle anderen ersetzt. Brich ab, wenn du das nicht wolltest.',
  recoveryAt: 'Wirksam am {{time}}',
  cancelRecovery: 'Wiederherstellung abbrechen',
  canceled: 'Die Wiederherstellung ist abgebrochen.',
  kind: 'Konto mit Passkey',
  owners: 'Inhaber',
  guardians: 'Vertraute',
  sessions: 'Sitzungen',
  none: 'keine',
  until: 'bis {{time}}',
  recovery: 'Wiederherstellung läuft',
};

export default passkeys;
