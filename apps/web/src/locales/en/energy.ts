const energy = {
  title: 'Your energy',
  balance: 'Ready to spend',
  earned_one: '{{earned}} EP earned in all, by {{count}} action. Spending never lowers what you have earned.',
  earned_other:
    '{{earned}} EP earned in all, by {{count}} actions. Spending never lowers what you have earned.',
  balanceFailed: 'Your balance could not be loaded.',
  gaugeLabel: '{{value}} of {{most}} EP',
  collect: {
    title: 'Collect energy',
    button: 'Collect energy',
    busy: 'Collecting',
    sealing: 'Being sealed',
    ready: 'Ready. The press seals one block.',
    again: 'Again in',
    againLabel: 'Time until you can collect again',
    today: '{{count}} of {{cap}} today',
    doneToday: 'All {{cap}} collected today. The counter starts anew at midnight UTC.',
    collected: '{{amount}} EnergyPoints collected',
    collectedIn: 'Block',
    pending: 'Accepted. The block follows; your points are safe.',
    refused: 'No points awarded - cooldown active or limit reached',
    browserCap:
      'You have reached today’s {{cap}} EP for actions on this site. It starts anew at midnight UTC.',
    failed: 'Error collecting energy. Please try again.',
    needsWallet: 'Wallet must be connected to collect EnergyPoints',
    localMode:
      'Local Mode: the server does not know this wallet, so nothing can be credited. Connect again to sign in.',
  },
  connect: {
    title: 'Connect a wallet to see your energy',
    text: 'Your Energy Points belong to your wallet. You sign one message; it costs nothing and moves nothing.',
    button: 'Connect wallet',
  },
  recent: 'Recent actions',
  recentLimit: 'last 20',
  nextBlock: 'next block',
  time: 'Time',
  recentEmptyTitle: 'No action yet',
  recentEmptyText: 'Collect your energy: the first line here will be yours, and so will the block.',
  recentFailed: 'Your actions could not be loaded.',
  today: 'Today',
  todayCap: '{{points}} of at most {{cap}} EP collected on this site today',
} as const;

export default energy;
