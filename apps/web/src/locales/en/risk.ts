const risk = {
  title: 'Before you buy: six things that can go wrong',
  cards: {
    price: {
      title: 'You can lose everything',
      text: 'NAC may end up worth nothing. The presale price of {{first}} to {{last}} USDT is what we charge, not what anyone will pay you later. Nobody promises you a price, a profit or a buyback.',
    },
    liquidity: {
      title: 'You may not find a buyer',
      text: 'NAC is not listed on any exchange and has no market maker. The {{locked}} NAC set aside for liquidity stay locked for {{months}} months after the first block. Until then, there may be nobody to sell to.',
    },
    code: {
      title: 'The code may have bugs',
      text: 'We have tested and attacked the contracts ourselves, but nobody has audited them. They cannot be upgraded: a bug could lock or lose your coins, and a sealed block cannot be reversed.',
    },
    validator: {
      title: 'You have to trust us as the operator',
      text: 'One validator, which we run, seals every block. It cannot forge your signature, but it can stop or leave out your transactions. Payments by card or from another chain are confirmed by our operator key. In the wrong hands, that key could give away up to {{offchain}} NAC in any 24 hours, until the sale is paused.',
    },
    law: {
      title: 'The law may change',
      text: 'Token rules differ by country and keep changing. You may not be allowed to buy, hold or sell NAC, now or in the future. Checking this and paying your taxes is your responsibility.',
    },
    keys: {
      title: 'You are responsible for your keys',
      text: 'Anyone who has your recovery phrase has your coins. We will never ask for it and cannot restore it. A transfer to the wrong address cannot be reversed.',
    },
  },
  ask: {
    title: 'Confirm that you understand',
    text: 'You need to confirm these four statements before your first presale purchase. Your confirmation is saved in this browser, with the date and the version of this page.',
  },
  statements: {
    loss: 'I can lose everything I put in, and I can afford to.',
    promise: 'NAC is not a deposit, is not insured and promises no profit.',
    law: 'I have checked that I am allowed to buy tokens where I live.',
    keys: 'I keep my own keys, and nobody can restore them for me.',
  },
  count: '{{done}} of {{all}} confirmed',
  confirm: 'I have read and understood this',
  done: {
    title: 'Confirmed',
    text: 'You confirmed all four statements on {{day}}. The presale won’t ask again in this browser unless this page changes.',
    presale: 'Go to the presale',
    withdraw: 'Undo',
  },
  edition: 'Version of {{day}}',
  fine: 'This page is for information only. It is not legal or investment advice.',
} as const;

export default risk;
