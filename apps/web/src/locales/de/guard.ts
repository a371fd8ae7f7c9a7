import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/guard.ts';

const guard: Widen<typeof en> = {
  wallet: {
    title: 'Verbinde eine Wallet, um fortzufahren',
    text: 'Du signierst eine Nachricht; das kostet nichts und bewegt kein Guthaben.',
    button: 'Wallet verbinden',
    done: 'Deine Wallet ist verbunden. Mehr brauchst du für diese Seite nicht.',
  },
  login: {
    title: 'Melde dich an, um fortzufahren',
    text: 'Verbinde deine Wallet und signiere eine Nachricht, oder melde dich mit E-Mail und Passwort an.',
    button: 'Anmelden',
    done: 'Du bist angemeldet. Mehr brauchst du für diese Seite nicht.',
  },
  admin: {
    title: 'Nur für Administratoren',
    text: 'Melde dich mit einem Administratorkonto an oder gib den Admin-Token ein. Jeder Versuch wird protokolliert.',
  },
};

export default guard;
