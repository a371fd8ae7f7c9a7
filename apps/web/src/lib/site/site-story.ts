/** Stages of an action on its way to a block; their texts are in `whitepaper:way`. */
export const ACTION_PATH_STEPS = ['browser', 'server', 'worker', 'contract', 'node'] as const;

/**
 * The announced steps with the current status of each
 * (requirement 327); their texts are in `whitepaper:roadmap`.
 */
export const ROADMAP_STEPS = [
  { id: 'mvp', state: 'sealed' },
  { id: 'contracts', state: 'sealed' },
  { id: 'explorer', state: 'sealed' },
  { id: 'wallet', state: 'pending' },
] as const;
