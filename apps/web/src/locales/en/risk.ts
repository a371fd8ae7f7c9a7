const risk = {
  title: 'Before you buy: six ways this can go wrong',
  cards: {
    price: {
      title: 'You can lose everything',
      text: 'NAC may end up worth nothing. {{first}} to {{last}} USDT is what the pre-sale asks for a coin, not what anybody will pay you for it later. Nobody promises you a price, a profit or to buy coins back.',
    },
    liquidity: {
      title: 'You may find no buyer',
      text: 'NAC is listed on no exchange, and nobody makes a market. The {{locked}} NAC meant for liquidity stay locked for {{months}} months after the first block. Until then there may be no one to sell to.',
    },
    code: {
      title: 'The code may be wrong',
      text: 'The contracts are tested and attacked by us, and audited by nobody so far. They cannot be upgraded: a fault can lock or lose coins, and a sealed block cannot be taken back.',
    },
    validator: {
      title: 'We run it, and you trust us',
      text: 'One validator seals every block. It cannot forge your signature, but it can stop or leave you out. A payment by card or from another chain is confirmed by our operator key; in wrong hands it gives away up to {{offchain}} NAC in any 24 hours, until the sale is paused.',
    },
    law: {
      title: 'The law may change',
      text: 'Rules for tokens differ by country and keep moving. You may not be allowed to buy, hold or sell NAC, today or later. Checking that, and paying your taxes, is up to you.',
    },
    keys: {
      title: 'Your keys are your job',
      text: 'Whoever has your recovery phrase has your coins. We never ask for it, and we cannot restore it. A transfer to the wrong address is final.',
    },
  },
  ask: {
    title: 'Say that you have read it',
    text: 'The pre-sale asks for these four sentences before your first purchase. Your answer stays in this browser, with its date and the edition of this page.',
  },
  statements: {
    loss: 'I can lose everything I put in, and I can bear it.',
    promise: 'NAC is no deposit, is not insured and promises no profit.',
    law: 'I have checked that I may buy tokens where I live.',
    keys: 'I keep my own keys. Nobody can restore them for me.',
  },
  count: '{{done}} of {{all}} confirmed',
  confirm: 'I have read and understood',
  done: {
    title: 'Confirmed',
    text: 'You confirmed all four sentences on {{day}}. The pre-sale will not ask you again in this browser until this page has a new edition.',
    presale: 'To the pre-sale',
    withdraw: 'Withdraw',
  },
  edition: 'Edition of {{day}}',
  fine: 'This page informs. It is neither legal nor investment advice.',
} as const;

export default risk;
