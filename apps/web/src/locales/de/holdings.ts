import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/holdings.ts';

const holdings: Widen<typeof en> = {
  title: 'Was deinem Konto gehört',
  text: 'Du hast diese Coins ohne Wallet gekauft. Sie liegen an einer eigenen Adresse deines Kontos, und niemand kann sie bewegen, bis du eine Wallet verknüpfst.',
  textOwned:
    'Du hast diese Coins ohne Wallet gekauft. Sie liegen an einer eigenen Adresse, auf die nur deine Wallet Zugriff hat.',
  address: 'Adresse',
  balance: 'Coins',
  unknown: 'nicht verfügbar',
  owner: 'Inhaber',
  link: 'Verknüpfe eine Wallet, und du kannst sie bewegen.',
  linkWay: 'Zu deinen Wallets',
  waiting: {
    text: 'Ab dem {{day}}, {{time}} UTC gehört das alles der Wallet unten. Der Tag Wartezeit schützt dich: Wenn du sie nicht selbst verknüpft hast, brich ab und wähle ein neues Passwort.',
    wallet: 'Wartende Wallet',
    left: 'Verbleibende Zeit',
    soon: 'jeden Moment',
    cancel: 'Abbrechen',
    cancelling: 'Wird abgebrochen',
    cancelled: 'Abgebrochen. Alles bleibt bei deinem Konto.',
  },
  again: {
    text: 'Zurzeit ist keine Wallet als Empfänger vorgemerkt.',
    press: 'Meiner Wallet zuordnen',
    asking: 'Wird angefragt',
    asked: 'Angefragt. Es gehört deiner Wallet sofort oder nach einem Tag Wartezeit.',
  },
  move: {
    text: 'Deine Wallet fragt einmal. Danach sind alle Coins in deiner Wallet.',
    elsewhere: 'Verbinde die Wallet, der das gehört, im Nova-Netzwerk, um die Coins herauszuholen.',
    press: 'Alles in meine Wallet übertragen',
    moving: 'Wird übertragen',
    connect: 'Wallet öffnen',
    done: 'Die Coins sind in deiner Wallet',
    failed: 'Die Coins konnten nicht übertragen werden. Sie liegen noch auf ihrer bisherigen Adresse.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuche es erneut.',
};

export default holdings;
