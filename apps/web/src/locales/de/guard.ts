import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/guard.ts';

const guard: Widen<typeof en> = {
  wallet: {
    title: 'Braucht eine verbundene Wallet',
    text: 'Du unterschreibst eine Nachricht; sie kostet nichts und bewegt nichts.',
    button: 'Wallet verbinden',
    done: 'Deine Wallet ist verbunden. Mehr wird hier nicht nötig sein.',
  },
  login: {
    title: 'Braucht eine Anmeldung',
    text: 'Verbinde deine Wallet und unterschreib eine Nachricht, oder melde dich im selben Fenster mit E-Mail und Passwort an.',
    button: 'Anmelden',
    done: 'Du bist angemeldet. Mehr wird hier nicht nötig sein.',
  },
  admin: {
    title: 'Für Administratoren',
    text: 'Diese Seite wird sich für ein Konto mit der Rolle Administrator oder mit dem Admin-Token öffnen. Jeder Versuch wird aufgezeichnet.',
  },
};

export default guard;
