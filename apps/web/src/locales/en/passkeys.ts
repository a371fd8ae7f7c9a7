const passkeys = {
  title: 'Passkeys of your account',
  text: 'Each of them controls the account alone. With a second passkey on another device, you can lose one of them.',
  add: 'Add a passkey',
  passkey: 'Passkey',
  notYet: 'Your first transaction creates the account on the chain. Adding a passkey does that too.',
  failed: 'The passkeys could not be loaded',
  last: 'This is the last key of your account.',
  inUse: 'You are using this passkey now. Remove it with another one.',
  remove: 'Remove',
  removing: 'Removing',
  keep: 'Keep',
  removeQuestion: 'Remove this passkey?',
  removeText:
    'Anyone who has only this passkey loses access to the account. You can add it again as long as another one is left.',
  added: 'The passkey was added. It opens this account on its device.',
  removed: 'The passkey was removed.',
  cancelled: 'The passkey was not confirmed. Nothing was changed.',
  recoveryTitle: 'Someone is recovering this account',
  recoveryText:
    'Two guardians have chosen a new key, which replaces all others at the time below. Cancel if you did not ask for this.',
  recoveryAt: 'Takes effect at {{time}}',
  cancelRecovery: 'Cancel the recovery',
  canceled: 'The recovery was canceled.',
  kind: 'Account with a passkey',
  owners: 'Owners',
  guardians: 'Guardians',
  sessions: 'Sessions',
  none: 'none',
  until: 'until {{time}}',
  recovery: 'Recovery in progress',
} as const;

export default passkeys;
