import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/holdings.ts';

const holdings: Widen<typeof en> = {
  title: 'Coins deines Kontos',
  text: 'Du hast diese Coins ohne Wallet gekauft. Sie liegen an einer eigenen Adresse deines Kontos, und niemand kann sie bewegen, bis du eine Wallet verknüpfst.',
  textOwned:
    'Du hast diese Coins ohne Wallet gekauft. Sie liegen an einer eigenen Adresse, auf die nur deine Wallet Zugriff hat.',
  address: 'Adresse',
  balance: 'Coins',
  unknown: 'nicht verfügbar',
  owner: 'Inhaber',
  link: 'Verknüpfe eine Wallet, um sie zu bewegen.',
  linkWay: 'Zu deinen Wallets',
  waiting: {
    text: 'Ab dem {{day}}, {{time}} UTC gehören alle Coins der Wallet unten. Die Wartezeit von einem Tag schützt dich: Wenn du diese Wallet nicht selbst verknüpft hast, brich jetzt ab und setze ein neues Passwort.',
    wallet: 'Neuer Inhaber',
    left: 'Verbleibende Zeit',
    soon: 'jeden Moment',
    cancel: 'Übertragung abbrechen',
    cancelling: 'Wird abgebrochen',
    cancelled: 'Abgebrochen. Alles bleibt bei deinem Konto.',
  },
  again: {
    text: 'Zurzeit ist keine Wallet als Empfänger festgelegt.',
    submit: 'Meiner Wallet zuordnen',
    asking: 'Wird angefragt',
    asked: 'Angefragt. Die Coins werden deiner Wallet sofort oder nach einem Tag zugeordnet.',
  },
  move: {
    text: 'Bestätige einmal in deiner Wallet. Danach liegen alle Coins dort.',
    elsewhere: 'Verbinde die Wallet, der die Coins gehören, im Nova-Netzwerk, um sie abzuheben.',
    submit: 'Alles in meine Wallet übertragen',
    moving: 'Wird übertragen',
    connect: 'Wallet öffnen',
    done: 'Die Coins sind in deiner Wallet',
    failed:
      'Die Coins konnten nicht übertragen werden. Sie liegen noch an ihrer bisherigen Adresse. Bitte versuche es erneut.',
  },
  failed: 'Die Anfrage ist fehlgeschlagen. Bitte versuche es erneut.',
};

export default holdings;
