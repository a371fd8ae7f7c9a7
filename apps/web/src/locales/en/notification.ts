const notification = {
  title: 'Notifications',
  unread_one: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  look: 'View',
  failed: 'Your notifications could not be loaded.',
  emptyTitle: 'Nothing yet',
  emptyText: 'What happens while you are away is kept here: a friend who joins, a purchase, points revoked.',
  kinds: {
    referral_joined: 'A friend has joined by your link: +{{points}} EP',
    referral_purchase: 'A friend has bought in the pre-sale: +{{points}} EP',
    points_revoked: 'A purchase was refunded, and its points were revoked',
    conversions_suspended: 'You cannot convert points for now. Read why in your settings',
    conversions_resumed: 'You can convert points again',
    wallet_linked: 'A wallet was linked to your account',
    nft_sold: 'Your NFT no. {{token}} was sold',
    points_refused: 'No points for {{action}}. {{why}}',
  },
  reasons: {
    cooldown: 'Still resting; it counts again on {{at}}.',
    daily_cap: 'All of today are collected; it counts again on {{at}}.',
    lifetime_cap: 'This counts once only, and you have had it.',
    browser_cap: 'Today’s limit for actions on this site is reached; it counts again on {{at}}.',
    out_of_order: 'A later action of this kind is recorded already.',
    inactive: 'This action brings nothing at the moment.',
    below_minimum: 'A purchase counts from 5 USDT on.',
    already_awarded: 'You already got the points for this on another address.',
    known_pair: 'A trade between the same two wallets counts once.',
    own_trade: 'Both wallets are yours.',
  },
} as const;

export default notification;
