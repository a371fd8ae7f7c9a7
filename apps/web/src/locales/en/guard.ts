const guard = {
  wallet: {
    title: 'Needs a connected wallet',
    text: 'You sign one message; it costs nothing and moves nothing.',
    button: 'Connect wallet',
    done: 'Your wallet is connected. Nothing else will be needed here.',
  },
  login: {
    title: 'Needs a login',
    text: 'Today your wallet is your login: connect it and sign one message. Login by e-mail follows.',
    button: 'Connect wallet',
    done: 'You are signed in with your wallet. Nothing else will be needed here.',
  },
  admin: {
    title: 'For administrators',
    text: 'This page will open for an account with the role of administrator, or with the admin token. Every attempt is recorded.',
  },
} as const;

export default guard;
