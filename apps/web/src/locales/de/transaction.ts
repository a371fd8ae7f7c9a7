import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/transaction.ts';

const transaction: Widen<typeof en> = {
  reasons: {
    rejected: 'Du hast abgelehnt. Es wurde nichts gesendet.',
    requestPending:
      'In deiner Wallet ist schon eine Anfrage offen. Beantworte sie zuerst und versuche es dann erneut.',
    walletSilent:
      'Deine Wallet hat nicht geantwortet. Falls du dort noch bestätigst, mache hier weiter: Wir finden die Transaktion.',
    wallet: 'Deine Wallet meldet: {{detail}}',
    noWallet: 'Bitte verbinde deine Wallet',
    accountChanged:
      'Deine Wallet zeigt ein anderes Konto als das, mit dem du begonnen hast. Wechsle zurück und versuche es erneut.',
    wrongNetwork: 'Deine Wallet ist in einem anderen Netzwerk. Wechsle zu Nova und versuche es erneut.',
    insufficientFunds:
      'In deiner Wallet sind nicht genug NAC dafür und für die Netzwerkgebühr. Hole dir NAC und versuche es dann erneut.',
    refused: 'Der Contract hat die Transaktion abgelehnt: {{detail}}',
    reverted: 'Die Blockchain hat die Transaktion abgelehnt. Du hast nur die Netzwerkgebühr bezahlt.',
    notSealed:
      'Die Transaktion ist noch in keinem Block. Sieh in deiner Wallet nach; diese Seite aktualisiert sich automatisch.',
    lost: 'Die Blockchain hat die Transaktion nie erhalten, es wurde also nichts gesendet. Bitte versuche es erneut.',
    unreachable: 'Die Blockchain hat nicht geantwortet. Prüfe deine Verbindung und versuche es erneut.',
    elsewhere: 'Das läuft gerade in einem anderen Tab dieses Browsers. Mache dort weiter.',
  },
  tryAgain: 'Bitte versuche es erneut.',
};

export default transaction;
