import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/lists.ts';

const lists: Widen<typeof en> = {
  title: 'Deine E-Mail-Listen',
  none: 'Auf dieser Seite bestätigst oder beendest du eine Anmeldung zu Whitelist oder Newsletter. Bitte öffne sie über den Link in unserer E-Mail: Er sagt uns, welche Anmeldung du meinst.',
  working: 'Einen Moment …',
  toHome: 'Zur Startseite',
  toPresale: 'Zum Vorverkauf',
  invalid:
    'Dieser Link wurde schon benutzt oder ist älter als eine Woche. Melde dich noch einmal an, dann bekommst du einen neuen.',
  confirmed: {
    whitelist: 'Du stehst auf der Whitelist',
    whitelistText:
      'Wir prüfen die Anmeldungen von Hand. Ist deine Wallet freigegeben, kann sie vor der öffentlichen Eröffnung kaufen; ab wann, steht auf der Seite des Vorverkaufs.',
    newsletter: 'Du hast den Newsletter abonniert',
    newsletterText: 'Jede E-Mail enthält einen Link, mit dem du den Newsletter mit einem Klick abbestellst.',
    points: '+{{points}} EP für deine Wallet; der Block dazu wird gerade versiegelt.',
  },
  leave: {
    whitelist: 'Whitelist verlassen? Wir löschen dann deine Adresse.',
    newsletter: 'Newsletter abbestellen? Wir löschen dann deine Adresse.',
    button: 'Ja, austragen',
    stay: 'Nein, auf der Liste bleiben',
  },
  left: {
    whitelist: 'Du stehst nicht mehr auf der Whitelist',
    newsletter: 'Du hast den Newsletter abbestellt',
    text: 'Deine Adresse ist gelöscht. Du kannst dich jederzeit wieder anmelden.',
  },
};

export default lists;
