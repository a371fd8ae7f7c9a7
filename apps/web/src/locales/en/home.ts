const home = {
  title: 'Every action seals its own block',
  lede: 'Most blockchains tick like a clock. Nova adds a block only when someone does something: reads, trades, creates, invites. Every accepted action is recorded in a block of its own and earns Energy Points.',
  toWhitepaper: 'Read the whitepaper',
  toExplorer: 'Open the explorer',
  whitelist: {
    label: 'Join the pre-sale whitelist',
    placeholder: 'you@example.com',
    join: 'Join',
    newsletter: 'Send me the newsletter too',
    newsletterPoints: '+{{points}} EP once confirmed',
    wallet: 'Name the wallet you will buy with (optional)',
    walletLabel: 'Address of the wallet you will buy with',
    hint: 'Whoever is approved may buy before the public opening. You confirm by e-mail; nothing is paid now.',
    hintWallet: 'With the wallet that is connected here. You confirm by e-mail; nothing is paid now.',
    trap: 'Leave this field empty',
  },
  collect: {
    label: 'Seal a block with one press',
    hint: 'Every 4 hours, up to three times a day. You sign one message to say who you are; it costs nothing and moves nothing.',
  },
  greeting: {
    back: 'Welcome back!',
    demo: 'Start demo',
    signOut: 'Sign out',
    visitor: 'With an account you find your blocks again on every device.',
    signIn: 'Log in or register',
  },
  figures: {
    height: 'Block height',
    heightSub: 'one transaction each',
    actions: 'Actions recorded',
    actionsSub: 'one block each',
    energy: 'Energy Points recorded',
    energySub: 'credited on chain',
    waiting: 'Waiting to be sealed',
    waitingUnit_one: 'action',
    waitingUnit_other: 'actions',
    waitingSub: 'in the pool right now',
    waitingUnknown: 'not available',
  },
} as const;

export default home;
