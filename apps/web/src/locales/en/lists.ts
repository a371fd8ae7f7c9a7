const lists = {
  title: 'Your email lists',
  none: 'This page confirms or cancels a whitelist or newsletter sign-up. Please open it using the link in our email: the link tells us which sign-up you mean.',
  working: 'One moment…',
  toHome: 'Go to home page',
  toPresale: 'See the presale',
  invalid: 'This link was already used or is more than a week old. Sign up again to get a new one.',
  confirmed: {
    whitelist: 'You are on the whitelist',
    whitelistText:
      'We review sign-ups manually. Once your wallet is approved, it can buy before the sale opens to everyone; the presale page shows the date.',
    newsletter: 'You’re subscribed to the newsletter',
    newsletterText: 'Every email has a one-click unsubscribe link.',
    points: '+{{points}} EP for your wallet. The block is being sealed.',
  },
  leave: {
    whitelist: 'Leave the whitelist? We’ll delete your address.',
    newsletter: 'Unsubscribe from the newsletter? We’ll delete your address.',
    button: 'Yes, remove me',
    stay: 'No, keep me on the list',
  },
  left: {
    whitelist: 'You have left the whitelist',
    newsletter: 'You’ve unsubscribed from the newsletter',
    text: 'Your address has been deleted. You can sign up again at any time.',
  },
} as const;

export default lists;
