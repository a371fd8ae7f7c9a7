const referral = {
  title: 'Bring einen Freund mit, versiegle einen Block',
  lede: '{{signUp}} EP, wenn sich die neue Wallet eines Freundes verbindet, {{purchase}} EP jedes Mal, wenn dieser Freund im Vorverkauf kauft.',
  failed: 'Deine Einladungen konnten nicht geladen werden.',
  connect: {
    title: 'Verbinde eine Wallet, um deinen Link zu bekommen',
    text: 'Punkte für Freunde gehen an deine Wallet. Du unterschreibst eine Nachricht; das kostet nichts und bewegt nichts.',
    localText:
      'Deine Wallet ist im Local Mode verbunden: Der Server kennt sie noch nicht und kann dir nichts gutschreiben.',
    button: 'Wallet verbinden',
    signIn: 'Anmelden',
  },
  pending: {
    stored: 'Referral-Code gespeichert! Verbinde deine Wallet um Rewards zu aktivieren.',
    activated: 'Referral aktiviert! +{{points}} EP für deinen Freund!',
  },
  link: {
    label: 'Dein Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    hint: 'Dein Freund öffnet ihn, verbindet eine neue Wallet, und die Punkte gehören im nächsten Block dir.',
  },
  qr: { label: 'QR-Code deines Einladungslinks', save: 'Als Bild sichern' },
  share: {
    title: 'Teile ihn, einmal am Tag auf jedem Weg',
    label: 'Wege, deinen Link zu teilen',
    text: 'Auf Nova versiegelt jede Handlung ihren eigenen Block. Komm und versiegle deinen:',
    done: 'Auf {{platform}} geteilt',
    again: 'wieder in {{time}}',
    credited: '+{{points}} EnergyPoints für das Teilen deiner Einladung!',
    refused: 'Keine Punkte vergeben - Cooldown aktiv oder Limit erreicht',
    refusedText: 'Dort hast du ihn heute schon geteilt. Morgen zählt es wieder.',
    failed: 'Fehler beim Vergeben von EnergyPoints',
  },
  figures: {
    invited: 'Eingeladen',
    friends_one: 'Freund',
    friends_other: 'Freunde',
    invitedSub: 'kamen über deinen Link',
    waiting_one: '{{count}} wartet auf einen Platz von morgen',
    waiting_other: '{{count}} warten auf Plätze von morgen',
    earned: 'Verdient',
    earnedSub: 'Anmeldungen, Käufe und Teilen',
    active: 'Aktiv',
    activeSub: 'haben in den letzten 7 Tagen etwas getan',
    purchases: 'Käufe',
    purchasesSub: 'von Freunden, jeder belohnt',
  },
  friends: {
    title: 'Zuletzt geworben',
    friend: 'Freund',
    now: 'Jetzt',
    joined: 'Dabei seit',
    earned: 'Für dich',
    waiting: 'Wartet auf Platz',
    active: 'Aktiv',
    quiet: 'Seit {{days}} Tagen still',
    bought_one: 'Einmal gekauft',
    bought_other: '{{count}}-mal gekauft',
    newer: 'Neuere',
    older: 'Ältere',
    failed: 'Deine Freunde konnten nicht geladen werden.',
    emptyTitle: 'Noch niemand',
    emptyText:
      'Schick deinen Link einem Menschen, dem das gefällt. Der erste Freund erscheint hier von selbst.',
  },
  rules: {
    title: 'Was zählt',
    signUp:
      'Ein Freund öffnet deinen Link und verbindet eine Wallet, die hier neu ist. Bis zu 20 Freunde am Tag.',
    purchase:
      'Dieser Freund kauft im Vorverkauf für mindestens 5 USDT, jedes Mal. Bis zu 5 Käufe am Tag je Freund, 10 für dich.',
    share: 'Du teilst deinen Link von dieser Seite aus, einmal am Tag auf jedem der drei Wege.',
    new: 'Neu ist eine Wallet {{hours}} Stunden lang, nachdem sie zum ersten Mal erschien.',
    once: 'Ein Werber je Wallet, für immer. Niemand lädt sich selbst ein, und zwei laden nicht einander ein.',
    network: 'Höchstens {{count}} Freunde am Tag aus einem Netz.',
    refund: 'Wird ein Kauf erstattet, werden seine Punkte widerrufen.',
    convert:
      'Diese Punkte kaufen sofort NFTs. In NAC umtauschen kannst du sie, sobald deine E-Mail bestätigt ist oder ein Kauf belohnt wurde und du an 7 Tagen aktiv warst.',
  },
} as const;

export default referral;
