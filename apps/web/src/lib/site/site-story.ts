/** The stations of an action on its way to a block; their words are `whitepaper:way`. */
export const WAY_STATIONS = ['browser', 'server', 'worker', 'contract', 'node'] as const;

/** The announced steps, with what is true of each today (DESIGN §7.27); their words are `whitepaper:roadmap`. */
export const ROADMAP_STEPS = [
  { id: 'mvp', state: 'sealed' },
  { id: 'contracts', state: 'sealed' },
  { id: 'explorer', state: 'sealed' },
  { id: 'wallet', state: 'pending' },
] as const;
