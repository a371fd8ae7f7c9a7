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
  walletsText:
    'Auch eine verknüpfte Wallet kann dieses Konto allein kontrollieren. Verlierst du deine Passkeys, fügt sie sofort einen neuen hinzu.',
  addWallet: 'Als Inhaber hinzufügen',
  walletAdded: 'Die Wallet kontrolliert jetzt auch dieses Konto.',
  guardiansTitle: 'Wenn du deine Passkeys verlierst',
  guardiansText:
    'Wähle zwei bis fünf Vertraute. Zwei von ihnen geben deinem Konto gemeinsam einen neuen Passkey. Vorher kannst du {{days}} Tage lang abbrechen. Ein Einzelner kann nichts tun, auch der Server von Nova nicht.',
  allLost:
    'Verlierst du alle Schlüssel und können keine zwei Vertrauten signieren, öffnet niemand dieses Konto je wieder.',
  recoverLink: 'Ein Konto wiederherstellen, dessen Passkey verloren ist',
  guardiansNone: 'Noch keine Vertrauten. Hier erscheinen alle, die du hinzufügst.',
  guardiansUnsaved: 'Die Liste ist noch nicht gespeichert. Speichern ist eine Transaktion.',
  guardiansTwo: 'Füge einen zweiten Vertrauten hinzu: Einer allein kann nichts tun.',
  guardiansSave: 'Vertraute speichern',
  guardiansDiscard: 'Änderungen verwerfen',
  guardiansSaved: 'Deine Vertrauten sind gespeichert.',
  friend: 'Adresse eines Freundes',
  friendHint:
    'Die Wallet eines Menschen, dem du vertraust. Er signiert eine Nachricht für dich, das kostet nichts.',
  friendAdd: 'Freund hinzufügen',
  friendInvalid: 'Gib eine Adresse ein: 0x und 40 Zeichen von 0 bis 9 und a bis f.',
  friendOwner: 'Diese Adresse kontrolliert das Konto schon. Gib die Adresse eines anderen Menschen ein.',
  friendListed: 'Diese Adresse steht schon auf der Liste.',
  deviceTitle: 'Dein zweites Gerät',
  deviceText:
    'Erstellt einen weiteren Passkey; wähle das andere Gerät, wenn dein Browser fragt. Er kann das Konto nicht benutzen, sondern nur seine Wiederherstellung signieren.',
  deviceAdd: 'Gerät hinzufügen',
  email: 'Bestätigung per E-Mail',
  emailText:
    'Nova signiert, nachdem du einen Link aus unserer E-Mail geöffnet hast. Es braucht immer einen zweiten Vertrauten.',
  emailAdd: 'Bestätigung hinzufügen',
  emailMissing: 'Füge deinem Login zuerst weiter unten auf dieser Seite eine E-Mail-Adresse hinzu.',
  kind: 'Konto mit Passkey',
  owners: 'Inhaber',
  guardians: 'Vertraute',
  sessions: 'Sitzungen',
  none: 'keine',
  until: 'bis {{time}}',
  recovery: 'Wiederherstellung läuft',
};

export default passkeys;
