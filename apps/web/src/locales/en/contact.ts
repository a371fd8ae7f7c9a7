const contact = {
  title: 'Contact us',
  lede: 'A person reads every message, in English or German. Never send a recovery phrase or private key, to us or anyone else.',
  ways: {
    faq: {
      title: 'Your question may already be answered',
      text: 'Points, wallets, the presale and what you have to trust us with',
    },
    status: {
      title: 'Something not working?',
      text: 'Check the live system status first',
    },
    risk: {
      title: 'About to buy?',
      text: 'Read the six risks before you pay',
    },
  },
  kept: 'We store your message, name and email address in our database so we can reply. Nothing goes on-chain. Found a vulnerability? Choose “Security” and include a public key so we can encrypt our reply.',
  topic: 'What is it about?',
  topics: {
    wallet: 'Wallet',
    presale: 'Presale',
    points: 'Points',
    security: 'Security',
    other: 'Other',
  },
  name: 'Name',
  email: 'Email address',
  message: 'Message',
  messageHint: 'Including a transaction hash helps us find it faster.',
  website: 'Leave this field empty',
  sum: 'To show you’re human: what is {{first}} + {{second}}?',
  sumComing: 'Loading a quick sum to show you’re human…',
  send: 'Send message',
  sending: 'Sending…',
  sendHint:
    'If you’re logged in with a wallet, sending this form counts as an action. The message itself stays private.',
  sent: {
    title: 'Message sent',
    text: 'Thanks, we’ve got your message. We’ll reply to {{email}}.',
    again: 'Send another message',
  },
  errors: {
    name: 'Please enter your name.',
    email: 'Enter a complete email address, like name@example.org.',
    message: 'Please write at least one sentence.',
    tooLong: 'Your message is too long. Please shorten it.',
    answer: 'Please enter a number.',
    check: 'That answer is wrong or has expired. Please solve the new sum.',
    limit: 'Your network has reached today’s message limit. Please try again tomorrow.',
  },
} as const;

export default contact;
