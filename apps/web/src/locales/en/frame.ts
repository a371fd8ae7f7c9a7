const frame = {
  title: 'Not built yet',
  text: 'This page is in the making. What stands below is what it will do; nothing of it works yet, and no figure is shown before it is real.',
  will: 'What will be here',
  works: 'What works today',
  explorer: 'Look at every block as it is sealed',
  energy: 'Collect energy and see your block',
  pages: {
    token: {
      first: 'Name, symbol, supply and contract of each of your tokens',
      second: 'A new token in one transaction',
      third: 'Sending tokens to another address',
    },
    createToken: {
      first: 'Name, symbol, supply and an optional logo',
      second: 'What it costs, before your wallet asks',
      third: 'The contract and the block it was created in',
    },
    myTokens: {
      first: 'Every token you have created',
      second: 'Supply, holders and contract',
      third: 'Sending, with the receipt of the block',
    },
    systemStatus: {
      first: 'Four services, checked every 30 seconds',
      second: 'The last 90 days, day by day',
      third: 'What was wrong, and for how long',
    },
  },
} as const;

export default frame;
