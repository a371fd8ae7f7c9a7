const home = {
  title: 'Every action seals its own block',
  lede: 'Write a review, complete a trade, collect your energy. What you did is proven, sealed in a block of its own and paid in Energy Points.',
  toExplorer: 'Open the explorer',
  toEnergy: 'Energy Dashboard',
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
    actionsSub: 'by people, not by a clock',
    energy: 'Energy Points recorded',
    energySub: 'credited on chain',
    waiting: 'Waiting to be sealed',
    waitingUnit_one: 'action',
    waitingUnit_other: 'actions',
    waitingSub: 'in the pool right now',
    waitingUnknown: 'not available',
  },
  principle:
    'Other chains seal a block because time has passed. Nova seals one because somebody did something.',
  latest: 'The last things people did',
  allBlocks: 'All in the explorer',
} as const;

export default home;
