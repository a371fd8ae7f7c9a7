const notification = {
  title: 'Notifications',
  unread_one: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  look: 'Look',
  failed: 'Your notifications could not be loaded.',
  emptyTitle: 'Nothing yet',
  emptyText:
    'What happens while you are away is kept here: a friend who joins, a purchase, points taken back.',
  kinds: {
    referral_joined: 'A friend has joined by your link: +{{points}} EP',
    referral_purchase: 'A friend has bought in the pre-sale: +{{points}} EP',
    points_revoked: 'A purchase was refunded, and its points were taken back',
    wallet_linked: 'A wallet was linked to your account',
  },
} as const;

export default notification;
