const lists = {
  title: 'Your place on our lists',
  none: 'This page confirms or ends a sign-up for whitelist or newsletter. Open it with the link from our e-mail; without it nothing is confirmed and nothing ends.',
  working: 'One moment …',
  toHome: 'To the home page',
  toPresale: 'What the pre-sale offers',
  invalid: 'This link was already used or is older than a week. Sign up again and you get a new one.',
  confirmed: {
    whitelist: 'You are on the whitelist',
    whitelistText:
      'We check the sign-ups by hand. Once your wallet is approved, it may buy before the public opening; the pre-sale page says from when on.',
    newsletter: 'You receive the newsletter',
    newsletterText: 'Each e-mail has a link that ends it with one click.',
    points: '+{{points}} EP for your wallet; their block is being sealed.',
  },
  leave: {
    whitelist: 'Do you want to leave the whitelist? We then forget your address.',
    newsletter: 'Do you want to end the newsletter? We then forget your address.',
    button: 'Yes, take me off',
    stay: 'No, I stay',
  },
  left: {
    whitelist: 'You have left the whitelist',
    newsletter: 'You receive no newsletter any more',
    text: 'Your address is deleted. You can sign up again at any time.',
  },
} as const;

export default lists;
