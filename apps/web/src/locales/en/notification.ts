const notification = {
  title: 'Notifications',
  unread_one: 'Notifications, {{count}} unread',
  unread_other: 'Notifications, {{count}} unread',
  look: 'View',
  failed: 'Your notifications could not be loaded.',
  emptyTitle: 'No notifications',
  emptyText: 'You’ll see what happened while you were away: new referrals, purchases and revoked points.',
  soldFor: 'Your NFT #{{token}} was sold for {{price}} NAC',
  kinds: {
    referral_joined: 'A friend joined through your link: +{{points}} EP',
    referral_purchase: 'A friend you referred bought in the presale: +{{points}} EP',
    points_revoked: 'A purchase was refunded and its points were revoked',
    conversions_suspended: 'You can’t convert points for now. See the reason in your settings.',
    conversions_resumed: 'You can convert points again',
    wallet_linked: 'A wallet was linked to your account',
    nft_sold: 'Your NFT #{{token}} was sold',
    points_refused: 'No points for {{action}}. {{why}}',
  },
  reasons: {
    cooldown: 'Still on cooldown; it counts again on {{at}}.',
    daily_cap: 'You’ve reached today’s limit; it counts again on {{at}}.',
    lifetime_cap: 'This only counts once, and you’ve already done it.',
    browser_cap: 'You’ve reached today’s limit for actions on this site; it counts again on {{at}}.',
    out_of_order: 'A newer action of this type was already recorded.',
    inactive: 'This action isn’t rewarded at the moment.',
    below_minimum: 'Purchases count from 5 USDT.',
    already_awarded: 'You already received the points for this on another address.',
    known_pair: 'Trades between the same two wallets only count once.',
    own_trade: 'Both wallets are yours.',
  },
} as const;

export default notification;
