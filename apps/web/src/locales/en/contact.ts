const contact = {
  title: 'Write to us',
  lede: 'A person reads it, in English or German. Never send a recovery phrase or a private key, to us or to anybody else.',
  ways: {
    faq: {
      title: 'Most questions are answered already',
      text: 'About points, wallets, the pre-sale and what you have to trust',
    },
    status: {
      title: 'Something does not work?',
      text: 'See first how the chain is doing at this moment',
    },
    risk: {
      title: 'You are about to buy?',
      text: 'Six ways this can go wrong; read them before you pay',
    },
  },
  kept: 'We keep your message, name and address in our database to answer you, and nothing of it goes on the chain. Found a vulnerability? Choose “Security” and leave a key that we can encrypt to.',
  topic: 'What is it about?',
  topics: {
    wallet: 'Wallet',
    presale: 'Pre-sale',
    points: 'Points',
    security: 'Security',
    other: 'Something else',
  },
  name: 'Name',
  email: 'E-mail address',
  message: 'Message',
  messageHint: 'A transaction hash helps us to find it sooner.',
  website: 'Leave this field empty',
  sum: 'So that we know you are no program: how much is {{first}} + {{second}}?',
  sumComing: 'So that we know you are no program: a small sum is on its way',
  send: 'Send message',
  sending: 'Being sent',
  sendHint: 'Signed in with a wallet, sending counts as an action. The message itself stays between us.',
  sent: {
    title: 'Received',
    text: 'Your message is stored. We answer to {{email}}.',
    again: 'Write another one',
  },
  faults: {
    name: 'Please tell us how to address you.',
    email: 'This is not a whole address, such as name@example.org.',
    message: 'Please write a sentence or more.',
    tooLong: 'That is too long for one message.',
    answer: 'Please answer with a number.',
    check: 'The sum is not right, or it came too fast or too late. Please answer the new one.',
    limit: 'Your network has sent as many messages today as we take in a day. Please write again tomorrow.',
  },
} as const;

export default contact;
