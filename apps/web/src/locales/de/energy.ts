import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/energy.ts';

const energy: Widen<typeof en> = {
  title: 'Deine Energie',
  balance: 'Verfügbar',
  earned_one:
    '{{earned}} EP insgesamt verdient, mit {{count}} Handlung. Ausgeben schmälert nie, was du verdient hast.',
  earned_other:
    '{{earned}} EP insgesamt verdient, mit {{count}} Handlungen. Ausgeben schmälert nie, was du verdient hast.',
  balanceFailed: 'Dein Guthaben konnte nicht geladen werden.',
  gaugeLabel: '{{value}} von {{most}} EP',
  collect: {
    title: 'Energie sammeln',
    button: 'Energie sammeln',
    sealing: 'Wird versiegelt',
    ready: 'Bereit. Der Druck versiegelt einen Block.',
    again: 'Wieder in',
    againLabel: 'Zeit, bis du wieder sammeln kannst',
    today: 'heute {{count}} von {{cap}}',
    doneToday: 'Heute alle {{cap}} gesammelt. Um Mitternacht UTC zählt es neu.',
    collected: '{{amount}} EnergyPoints gesammelt',
    collectedIn: 'Block',
    pending: 'Angenommen. Der Block folgt; deine Punkte sind sicher.',
    refused: 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht',
    browserCap:
      'Du hast die heutigen {{cap}} EP für Handlungen auf dieser Seite erreicht. Um Mitternacht UTC zählt es neu.',
    failed: 'Fehler beim Vergeben von EnergyPoints',
    localMode:
      'Local Mode: Der Server kennt diese Wallet nicht, darum kann nichts gutgeschrieben werden. Verbinde dich neu, um dich anzumelden.',
  },
  connect: {
    title: 'Verbinde eine Wallet, um deine Energie zu sehen',
    text: 'Deine Energy Points gehören zu deiner Wallet. Du unterschreibst eine Nachricht; sie kostet nichts und bewegt nichts.',
    button: 'Wallet verbinden',
  },
  recent: 'Letzte Handlungen',
  recentLimit: 'letzte 20',
  nextBlock: 'nächster Block',
  time: 'Zeit',
  recentEmptyTitle: 'Noch keine Handlung',
  recentEmptyText: 'Sammle deine Energie: Die erste Linie hier ist dann deine, und der Block auch.',
  recentFailed: 'Deine Handlungen konnten nicht geladen werden.',
  todayCap: '{{points}} von höchstens {{cap}} EP heute auf dieser Seite gesammelt',
  prices: {
    title: 'Was eine Handlung wert ist',
    text: 'Diese Liste steht im Vertrag auf der Kette. Niemand kann einen anderen Betrag gutschreiben, auch wir nicht.',
    source: { browser: 'Browser', server: 'Server', chain: 'Kette' },
    everySeconds_one: 'jede Sekunde',
    everySeconds_other: 'alle {{count}} s',
    everyMinutes_one: 'jede Minute',
    everyMinutes_other: 'alle {{count}} Min.',
    everyHours_one: 'jede Stunde',
    everyHours_other: 'alle {{count}} Std.',
    aDay_one: '{{count}}-mal am Tag',
    aDay_other: '{{count}}-mal am Tag',
    once: 'einmal',
  },
};

export default energy;
