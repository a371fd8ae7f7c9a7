import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/holdings.ts';

const holdings: Widen<typeof en> = {
  title: 'Was deinem Konto gehört',
  text: 'Ohne Wallet gekauft, liegen diese Coins an der eigenen Adresse deines Kontos. Niemand kann sie bewegen, bis eine Wallet verknüpft ist.',
  textOwned:
    'Ohne Wallet gekauft, liegen diese Coins an einer eigenen Adresse, die deiner Wallet gehört. Nur sie kann sie bewegen.',
  address: 'Adresse',
  balance: 'Coins',
  unknown: 'nicht verfügbar',
  owner: 'Gehört',
  link: 'Verknüpfe eine Wallet, und du kannst sie bewegen.',
  linkWay: 'Zu deinen Wallets',
  waiting: {
    text: 'Ab dem {{day}}, {{time}} UTC gehört das alles der Wallet unten. Der Tag ist zu deinem Schutz da: Hast nicht du sie verknüpft, brich es ab und wähle ein neues Passwort.',
    wallet: 'Wartende Wallet',
    left: 'Verbleibende Zeit',
    soon: 'jeden Moment',
    cancel: 'Abbrechen',
    cancelling: 'Wird abgebrochen',
    cancelled: 'Abgebrochen. Alles bleibt bei deinem Konto.',
  },
  again: {
    text: 'Zurzeit übernimmt keine Wallet, was hier liegt.',
    press: 'An meine Wallet geben',
    asking: 'Wird gefragt',
    asked: 'Angefragt. Es gehört deiner Wallet sofort oder nach einem Tag Wartezeit.',
  },
  move: {
    text: 'Deine Wallet fragt einmal. Danach liegt alles in deiner Wallet.',
    elsewhere: 'Verbinde die Wallet, der das gehört, im Nova-Netzwerk, um die Coins herauszuholen.',
    press: 'Alles in meine Wallet holen',
    moving: 'Wird bewegt',
    connect: 'Wallet öffnen',
    done: 'Die Coins sind in deiner Wallet',
    failed: 'Die Coins ließen sich nicht bewegen. Sie sind noch, wo sie waren.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuche es erneut.',
};

export default holdings;
