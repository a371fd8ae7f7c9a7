import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/names.ts';

const names: Widen<typeof en> = {
  lede: 'Gib deiner Adresse einen Namen wie alice.nac. Er steht überall, wo sonst deine Adresse steht. Wallets und Apps, die ENS unterstützen, finden dich darüber.',
  cancel: 'Abbrechen',
  search: {
    title: 'Namen finden',
    label: 'Name',
    hint: '{{min}} bis {{max}} Zeichen: a-z, 0-9 und Bindestriche.',
    invalid:
      'Diesen Namen kann es nicht geben. Verwende {{min}} bis {{max}} Zeichen a-z, 0-9 und Bindestriche, ohne Bindestrich am Anfang oder Ende.',
    submit: 'Prüfen',
    checking: 'Wird geprüft …',
    available: '{{name}} ist frei.',
    taken: '{{name}} ist vergeben.',
    missing:
      'Diese Blockchain hat noch keine Contracts für Namen. Sie kommen mit dem nächsten Start des Netzwerks.',
  },
  taken: {
    owner: 'Inhaber',
    address: 'Führt zu',
    nowhere: 'Keine Adresse',
    expires: 'Läuft ab',
    free: 'Wieder frei',
  },
  payment: {
    term: 'Laufzeit',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
    price: 'Bezahlen mit',
    points: '{{points}} EP',
    pointsText: 'Gibt deine Energy Points aus. Dein Rang bleibt.',
    nac: '{{nac}} NAC',
    nacText: 'Geht an die Treasury.',
  },
  register: {
    submit: '{{name}} registrieren',
    primary: 'Diesen Namen für meine Adresse zeigen',
    needsWallet: 'Verbinde eine Wallet, um diesen Namen zu registrieren.',
    connect: 'Wallet verbinden',
    done: '{{name}} gehört dir.',
  },
  steps: { wallet: 'In der Wallet bestätigen', block: 'Wartet auf den Block' },
  prices: {
    title: 'Preise pro Jahr',
    exactly: '{{count}} Zeichen',
    orMore: '{{count}} Zeichen und mehr',
    price: '{{nac}} NAC oder {{points}} EP',
    rules: 'Namen haben {{min}} bis {{max}} Zeichen: a-z, 0-9 und Bindestriche.',
    grace:
      'Ein Name führt bis {{days}} Tage nach seinem Ablauf zu dir. In dieser Zeit kannst du ihn noch verlängern, und niemand sonst kann ihn bekommen.',
    alike:
      'Ziffern und Buchstaben können sich ähneln, zum Beispiel 0 und o. Prüfe die Adresse, bevor du etwas an einen Namen sendest.',
  },
  list: {
    name: 'Name',
    address: 'Führt zu',
    expires: 'Läuft ab',
    actions: 'Aktionen',
    primary: 'Sichtbar',
    own: {
      title: 'Deine Namen',
      emptyTitle: 'Du hast noch keine Namen',
      emptyText: 'Namen, die du registrierst oder bekommst, erscheinen hier.',
    },
    everyone: {
      title: 'Neueste Namen',
      emptyTitle: 'Noch keine Namen',
      emptyText: 'Namen erscheinen hier, sobald jemand sie registriert.',
    },
    failed: 'Die Namen konnten nicht geladen werden.',
    range_one: '{{count}} Name',
    range_other: '{{count}} Namen',
  },
  renew: {
    open: 'Verlängern',
    title: '{{name}} verlängern?',
    text: 'Die neue Laufzeit beginnt, wenn die jetzige endet. Ein Name lässt sich höchstens zehn Jahre im Voraus bezahlen.',
    submit: 'Verlängern',
    done: '{{name}} ist verlängert.',
  },
  primary: {
    open: 'Zeigen',
    title: '{{name}} für deine Adresse zeigen?',
    text: 'Der Name steht dann auf jeder Seite statt deiner Adresse. Er ersetzt den bisher gezeigten Namen.',
    submit: 'Namen zeigen',
    done: '{{name}} steht jetzt für deine Adresse.',
  },
  transfer: {
    open: 'Übertragen',
    title: '{{name}} übertragen?',
    text: 'Der Name gehört dann dem neuen Inhaber und führt zu ihm. Du kannst ihn nicht zurückholen.',
    to: 'Adresse des neuen Inhabers',
    invalid: 'Bitte gib eine Wallet-Adresse ein: 0x und 40 Hex-Zeichen.',
    submit: 'Übertragen',
    done: '{{name}} hat einen neuen Inhaber.',
  },
  refusals: {
    NameTaken:
      'Jemand anderes hat diesen Namen zuerst registriert. Du hast nichts bezahlt. Wähle einen anderen Namen.',
    NotRegistered: 'Dieser Name ist wieder frei. Registriere ihn neu.',
    NotNameOwner: 'Dieser Name gehört einer anderen Adresse. Wechsle zu der Wallet, der er gehört.',
    TermTooLong: 'Ein Name lässt sich höchstens zehn Jahre im Voraus bezahlen. Wähle weniger Jahre.',
    WrongPayment: 'Der Preis stimmt nicht. Lade die Seite neu und versuche es noch einmal.',
    InsufficientPoints: 'Du hast nicht genug Energy Points. Bezahle mit NAC oder sammle weitere Punkte.',
    AccessControlUnauthorizedAccount:
      'Namen lassen sich noch nicht mit Punkten bezahlen. Die Treasury muss das erst erlauben. Bezahle mit NAC.',
  },
};

export default names;
