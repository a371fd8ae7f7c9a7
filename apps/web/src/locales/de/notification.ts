const notification = {
  title: 'Benachrichtigungen',
  unread_one: 'Benachrichtigungen, {{count}} ungelesen',
  unread_other: 'Benachrichtigungen, {{count}} ungelesen',
  look: 'Ansehen',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden.',
  emptyTitle: 'Keine Benachrichtigungen',
  emptyText:
    'Hier siehst du, was in deiner Abwesenheit passiert ist: neue Empfehlungen, Käufe und widerrufene Punkte.',
  soldFor: 'Dein NFT Nr. {{token}} wurde für {{price}} NAC verkauft',
  watched_one: '{{count}} neuer Transfer bei einer Adresse, die du beobachtest',
  watched_other: '{{count}} neue Transfers bei einer Adresse, die du beobachtest',
  kinds: {
    recovery_started:
      'Eine Wiederherstellung deines Kontos läuft. Warst du das nicht, brich sie in den Einstellungen ab.',
    watched_transfers: 'Neue Transfers bei einer Adresse, die du beobachtest',
    referral_joined: 'Ein Freund ist über deinen Link dazugekommen: +{{points}} EP',
    referral_purchase: 'Ein geworbener Freund hat im Vorverkauf gekauft: +{{points}} EP',
    points_revoked: 'Ein Kauf wurde erstattet, seine Punkte wurden widerrufen',
    conversions_suspended:
      'Du kannst vorerst keine Punkte umtauschen. Den Grund liest du in den Einstellungen.',
    conversions_resumed: 'Du kannst wieder Punkte umtauschen',
    wallet_linked: 'Eine Wallet wurde mit deinem Konto verknüpft',
    nft_sold: 'Dein NFT Nr. {{token}} wurde verkauft',
    points_refused: 'Keine Punkte für {{action}}. {{why}}',
  },
  reasons: {
    cooldown: 'Die Wartezeit läuft noch; es zählt wieder am {{at}}.',
    daily_cap: 'Das Tageslimit ist erreicht; es zählt wieder am {{at}}.',
    lifetime_cap: 'Das zählt nur einmal, und du hast es schon erledigt.',
    browser_cap: 'Das Tageslimit für Aktionen auf dieser Website ist erreicht; es zählt wieder am {{at}}.',
    out_of_order: 'Eine neuere Aktion dieser Art ist schon erfasst.',
    inactive: 'Diese Aktion wird zurzeit nicht belohnt.',
    below_minimum: 'Ein Kauf zählt ab 5 USDT.',
    already_awarded: 'Dafür hast du deine Punkte schon auf einer anderen Adresse bekommen.',
    known_pair: 'Ein Handel zwischen denselben zwei Wallets zählt nur einmal.',
    own_trade: 'Beide Wallets gehören dir.',
  },
} as const;

export default notification;
