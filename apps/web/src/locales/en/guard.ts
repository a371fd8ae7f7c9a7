const guard = {
  wallet: {
    title: 'Connect a wallet to continue',
    text: 'You sign one message: it’s free and moves no funds.',
    button: 'Connect wallet',
    done: 'Your wallet is connected. That’s all this page needs.',
  },
  login: {
    title: 'Log in to continue',
    text: 'Connect your wallet and sign one message, or log in with email and password.',
    button: 'Log in',
    done: 'You’re logged in. That’s all this page needs.',
  },
  admin: {
    title: 'Administrators only',
    text: 'Log in with an administrator account or enter the admin token. Every attempt is logged.',
  },
} as const;

export default guard;
