import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/recovery.ts';

const recovery: Widen<typeof en> = {
  title: 'Konto wiederherstellen',
  lede: 'Du hast deinen Passkey verloren? Zwei Vertraute geben deinem Konto einen neuen. Kein Server kann das allein.',
  allLost:
    'Verlierst du alle Schlüssel und können keine zwei Vertrauten signieren, öffnet niemand das Konto je wieder.',
  account: 'Konto',
  newKey: 'Neuer Passkey',
  loadFailed: 'Die Wiederherstellung konnte nicht geladen werden',
  again: 'Neue Wiederherstellung beginnen',
  plan: {
    passkey: 'Erstelle auf diesem Gerät einen neuen Passkey.',
    guardians:
      'Zwei deiner Vertrauten signieren: ein Freund, dein zweites Gerät oder ein Link in deiner E-Mail.',
    delay:
      'Der Inhaber kann {{days}} Tage lang abbrechen. Danach ersetzt der neue Passkey alle anderen Schlüssel.',
  },
  start: {
    title: 'Neuer Passkey',
    begun: 'Du hast in diesem Browser schon eine Wiederherstellung begonnen.',
    continue: 'Fortsetzen',
    address: 'Adresse des Kontos',
    hint: 'Du findest sie im Explorer, in einer alten Transaktion oder bei jemandem, den du bezahlt hast.',
    invalid: 'Gib eine Adresse ein: 0x und 40 Zeichen von 0 bis 9 und a bis f.',
    submit: 'Passkey erstellen und beginnen',
    withGuardians: 'Stattdessen mit Vertrauten beginnen',
    pending: 'Bestätige auf deinem Gerät',
  },
  wallet: {
    title: 'Auch eine Wallet kontrolliert dieses Konto',
    text: 'Sie fügt sofort einen neuen Passkey hinzu, ohne Vertraute und ohne Frist. Alle anderen Schlüssel bleiben.',
    add: 'Passkey mit dieser Wallet hinzufügen',
    connect: 'Diese Wallet verbinden',
  },
  unknown: {
    title: 'Wiederherstellung nicht gefunden',
    text: 'Der Link ist vielleicht unvollständig. Bitte noch einmal um ihn oder beginne eine neue Wiederherstellung.',
    step: 'Wiederherstellung beginnen',
  },
  own: { title: 'Deine Wiederherstellung' },
  friend: {
    title: 'Wiederherstellung eines Kontos',
    check:
      'Signiere nur, wenn du mit dem Inhaber gesprochen hast und sein Bildschirm denselben neuen Passkey zeigt.',
  },
  steps: {
    label: 'Stand der Wiederherstellung',
    guardians: 'Vertraute',
    delay: '{{days}} Tage',
    logIn: 'Login',
  },
  status: {
    collecting: '{{signed}} von {{needed}} Vertrauten haben signiert.',
    starting: 'Zwei Vertraute haben signiert. Die Wiederherstellung wird versiegelt.',
    waiting: 'Die Wiederherstellung ist versiegelt. Bis zur genannten Zeit kann ein Inhaber sie abbrechen.',
    completing: 'Der neue Passkey wird versiegelt.',
    completed: 'Der neue Passkey kontrolliert das Konto.',
    canceled: 'Ein Inhaber hat diese Wiederherstellung abgebrochen. Es hat sich nichts geändert.',
    expired:
      'Diese Wiederherstellung gilt nicht mehr: Ihre Signaturen sind zu alt oder das Konto hat sich geändert.',
  },
  guardians: {
    title: 'Vertraute',
    count: '{{signed}} von {{needed}}',
    email: 'Bestätigung per E-Mail',
    device: 'Zweites Gerät',
    asked: 'E-Mail gesendet',
    signed: 'Signiert',
    sendEmail: 'E-Mail senden',
    openEmail: 'Öffne den Link in der E-Mail',
    byEmail: 'Der Inhaber öffnet einen Link',
    byLink: 'Signiert mit dieser Wallet',
    signDevice: 'Mit diesem Passkey signieren',
    signWallet: 'Signieren',
    share:
      'Schicke diesen Link deinem Freund oder öffne ihn auf deinem zweiten Gerät. Er erlaubt nur das Signieren.',
    link: 'Link für deine Vertrauten',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    connect: 'Wallet des Vertrauten verbinden',
  },
  email: {
    title: 'Per E-Mail bestätigen',
    text: 'Bestätige nur, wenn du dieses Konto selbst wiederherstellst. Das zählt als einer von zwei Vertrauten.',
    confirm: 'Wiederherstellung bestätigen',
  },
  waiting: {
    left: 'Verbleibende Zeit',
    due: 'Die Frist ist abgelaufen',
    at: 'ab {{time}}',
    own: 'Du kannst diese Seite schließen. Komm mit diesem Browser und diesem Gerät zurück, auf dem dein neuer Passkey liegt.',
    friend: 'Dein Teil ist getan. Stimmt etwas nicht, kann der Inhaber in den Einstellungen abbrechen.',
    complete: 'Schlüssel ersetzen',
  },
  completed: {
    own: 'Dein Konto hat seinen neuen Passkey. Alle früheren Schlüssel haben ihren Zugang verloren.',
    elsewhere:
      'Der Inhaber kann sich mit dem neuen Passkey auf dem Gerät einloggen, auf dem er begonnen hat.',
    logIn: 'Mit dem neuen Passkey einloggen',
  },
  errors: {
    notConfirmed: 'Der Passkey wurde nicht bestätigt. Versuche es noch einmal.',
    passkey_account_unknown:
      'An dieser Adresse gibt es noch kein Konto mit Passkey. Prüfe die Adresse oder erstelle ein neues Konto.',
    no_guardians:
      'Dieses Konto hat keine Vertrauten. Nimm einen anderen Passkey oder eine Wallet, die es kontrolliert.',
    recovery_pending:
      'Dieses Konto wird schon wiederhergestellt. Warte das Ende ab oder brich in den Einstellungen ab.',
    passkey_unknown: 'Der neue Passkey ist noch nicht gespeichert. Versuche es gleich noch einmal.',
    passkey_taken: 'Dieser Passkey hat schon ein Konto. Erstelle einen anderen.',
    already_an_owner: 'Dieser Passkey kontrolliert das Konto schon. Logge dich mit ihm ein.',
    recovery_unknown: 'Diese Wiederherstellung gibt es nicht. Prüfe den Link oder beginne eine neue.',
    recovery_closed: 'Diese Wiederherstellung nimmt keine Signaturen mehr an. Lade die Seite neu.',
    recovery_waiting: 'Die Frist ist noch nicht abgelaufen. Warte bis zur genannten Zeit.',
    recovery_limit:
      'Für dieses Konto wurden heute zu viele Wiederherstellungen begonnen. Versuche es morgen noch einmal.',
    guardian_already_signed: 'Dieser Vertraute hat schon signiert. Ein anderer muss auch signieren.',
    guardian_signature_invalid:
      'Das ist nicht die Signatur dieses Vertrauten. Wähle seinen Passkey oder seine Wallet.',
    no_email_guardian: 'Dieses Konto hat keine Bestätigung per E-Mail. Nimm einen anderen Vertrauten.',
    recovery_link_invalid: 'Dieser Link ist abgelaufen oder verbraucht. Fordere eine neue E-Mail an.',
    passkeys_unavailable: 'Auf dieser Blockchain gibt es keine Konten mit Passkey.',
    key_invalid:
      'Dein Gerät hat einen Passkey erstellt, den Konten nicht verwenden können. Nimm ein anderes Gerät.',
  },
};

export default recovery;
