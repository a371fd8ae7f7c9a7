const guard = {
  wallet: {
    title: 'Needs a connected wallet',
    text: 'You sign one message; it costs nothing and moves nothing.',
    button: 'Connect wallet',
    done: 'Your wallet is connected. Nothing else will be needed here.',
  },
  login: {
    title: 'Needs a login',
    text: 'Connect your wallet and sign one message, or log in with e-mail and password in the same window.',
    button: 'Log in',
    done: 'You are logged in. Nothing else will be needed here.',
  },
  admin: {
    title: 'For administrators',
    text: 'This page will open for an account with the role of administrator, or with the admin token. Every attempt is recorded.',
  },
} as const;

export default guard;
