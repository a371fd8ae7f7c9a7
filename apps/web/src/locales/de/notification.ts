const notification = {
  title: 'Benachrichtigungen',
  unread_one: 'Benachrichtigungen, {{count}} ungelesen',
  unread_other: 'Benachrichtigungen, {{count}} ungelesen',
  look: 'Ansehen',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  emptyTitle: 'Noch nichts',
  emptyText:
    'Was geschieht, während du weg bist, bleibt hier: ein Freund, der dazukommt, ein Kauf, zurückgenommene Punkte.',
  kinds: {
    referral_joined: 'Ein Freund ist über deinen Link gekommen: +{{points}} EP',
    referral_purchase: 'Ein Freund hat im Vorverkauf gekauft: +{{points}} EP',
    points_revoked: 'Ein Kauf wurde erstattet, seine Punkte wurden zurückgenommen',
    wallet_linked: 'Eine Wallet wurde mit deinem Konto verbunden',
  },
} as const;

export default notification;
