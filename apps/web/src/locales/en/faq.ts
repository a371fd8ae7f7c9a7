const faq = {
  title: 'Frequently asked questions',
  lede: 'Short answers you can verify. Where a page on this site proves the answer, it is linked.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  none: 'No matching questions. Try a different word, or contact us.',
  clear: 'Show all questions',
  groupsLabel: 'Topics',
  missing: 'Can’t find your question?',
  write: 'Contact us',
  proof: 'See for yourself: {{page}}',
  link: 'Link to this question',
  way: {
    title: 'How an action becomes a block',
    act: { name: 'You act', text: 'You collect energy, buy or trade. Your browser reports the action.' },
    attest: {
      name: 'The server attests it',
      text: 'It checks the limits and signs exactly one transaction for your action.',
    },
    credit: {
      name: 'The contract credits it',
      text: 'It looks up the points in its own catalog. Collecting energy is worth {{points}} EP.',
    },
    seal: {
      name: 'The validator seals it',
      text: 'The transaction becomes one block, which is on disk before anyone sees it.',
    },
    caption:
      'The height of the waveform shows the points, the square is the seal. If nobody acts, there is no block.',
  },
  groups: {
    action: 'Proof-of-Action',
    points: 'Energy Points and NAC',
    sale: 'Presale',
    wallet: 'Wallet and account',
    things: 'NFTs and tokens',
    trust: 'Trust and safety',
  },
  questions: {
    what: {
      question: 'What is Proof-of-Action?',
      answer:
        'A new block is created because someone did something, not because a timer fired or a computer won a race. The server witnesses the action and attests it, the ledger contract looks up its points, and the validator seals one block for that one transaction.',
    },
    fees: {
      question: 'What does an action cost?',
      answer:
        'Nothing. A rewarded action has no transaction for you to sign and no fee: we send and pay for the transaction. You only sign one message when you log in. Transactions you send yourself cost a network fee: {{transferFee}} NAC for a plain transfer.',
    },
    visible: {
      question: 'Who can see what I did?',
      answer:
        'Everyone can see that an action of a given type happened, when, and for which wallet address. Your account always appears only as a keyed hash. As on any blockchain, your wallet address is public.',
    },
    final: {
      question: 'Can a block be undone?',
      answer:
        'No. A block is written to disk before anyone sees it and is final from then on; this chain has no reorgs. If a purchase is refunded, its reward can be revoked, but that happens in a separate block you can look up.',
    },
    idle: {
      question: 'What happens when nobody does anything?',
      answer:
        'Nothing, and you can see it: the block height stops, and the chart on the home page stays flat until someone acts.',
    },
    convert: {
      question: 'How do I convert Energy Points to NAC?',
      answer:
        '{{conversionRule}} You convert on the Energy Dashboard in multiples of {{epPerNac}}, up to {{convertDaily}} EP per account per day and {{convertTotal}} EP a day across all users. A day counts as active when you earn at least {{activePoints}} EP on it. The NAC comes from the community rewards contract; none is minted.',
    },
    none: {
      question: 'Why didn’t I get any points this time?',
      answer:
        'Each action has a cooldown, a daily limit or both. A page visit, for example, counts every {{visitSeconds}} seconds and up to {{visitCap}} times a day. The Energy Dashboard lists every limit. Trying too early costs you nothing.',
    },
    limit: {
      question: 'How much can I earn per day?',
      answer:
        'Actions on this site earn at most {{browserCap}} EP per account per UTC day. Purchases, NFTs and referrals have their own limits. The contract enforces them, so we can’t make exceptions for anyone.',
    },
    rank: {
      question: 'Does spending points lower my rank?',
      answer:
        'No. Your rank is based on everything you have ever earned. Your spendable balance is a separate number.',
    },
    transfer: {
      question: 'Can I send or sell my points?',
      answer:
        'No. Wallets display EP like a token, but the ledger contract rejects every transfer. You can spend points on NFTs right away. {{conversionRule}}',
    },
    friends: {
      question: 'What do I get for referring friends?',
      answer:
        '{{referral}} EP when a new wallet joins through your link, and {{referralPurchase}} EP each time that friend buys for {{rewardUsdt}} USDT or more. You can spend these points on NFTs right away. {{conversionRule}}',
    },
    phases: {
      question: 'How does the presale work?',
      answer:
        'In three phases: {{firstCoins}} NAC at {{firstPrice}} USDT, {{secondCoins}} at {{secondPrice}} and {{thirdCoins}} at {{thirdPrice}}. A phase ends when it is sold out, or earlier if we end it. All coins are in the contract before the sale opens. If you pay in USDT on Nova, you receive them in the same transaction.',
    },
    bonus: {
      question: 'Who gets the bonus?',
      answer:
        'In phase 1, your first purchase of {{bonusMin}} USDT or more earns {{bonus}}% extra while bonus spots last, once per buyer. The presale page shows how many spots are left.',
    },
    pay: {
      question: 'How can I pay, and what is the minimum?',
      answer:
        'Pay in USDT from {{leastUsdt}} USDT, or by card from the minimum shown in the form. USDT on Nova goes straight to the contract. The contract can’t see USDT payments on Ethereum or card payments, so our operator confirms them. For those you have to trust us; the risk page explains what that means.',
    },
    whitelist: {
      question: 'What do I get from the whitelist?',
      answer:
        'Early access: approved addresses can buy before the sale opens to everyone. Price, bonus and limits are the same for all buyers.',
    },
    late: {
      question: 'What if my payment arrives late?',
      answer:
        'If you pay by card, the payment page stays open for {{cardMinutes}} minutes and reserves nothing. Coins and bonus are yours once your card payment arrives, or once a block on Ethereum contains your transfer; from then on they are reserved for up to {{bridgeHours}} hours. If they are gone by then, card payments are refunded automatically; payments from Ethereum are recorded as owed to you and refunded manually.',
    },
    which: {
      question: 'Which wallets can I use?',
      answer:
        'Any browser wallet that supports EIP-6963: MetaMask, Coinbase Wallet, Trust Wallet and others. On a phone, open this site in your wallet’s built-in browser. A hardware wallet works through a wallet that supports it.',
    },
    sign: {
      question: 'What do I sign when I connect?',
      answer:
        'One message (EIP-4361) containing our domain, the chain ID and a one-time number. It moves no funds, costs nothing and can only be used to log in.',
    },
    network: {
      question: 'My wallet says “unsupported network”. What now?',
      answer:
        'Click “Switch to Nova” in the wallet menu. Your wallet then asks to add the network with chain ID {{chainId}} ({{chainIdHex}}).',
    },
    without: {
      question: 'Can I try Nova without a wallet?',
      answer:
        'Yes. The demo creates a wallet in your browser for {{demoHours}} hours, with points, test USDT and gas. Nothing in it has real value, and it ends automatically.',
    },
    local: {
      question: 'What is Local Mode?',
      answer:
        'Your wallet is connected, but you aren’t logged in, because logging in failed or the server was unreachable. You can read the chain and send transactions, but you earn no points until you reconnect.',
    },
    name: {
      question: 'Can my address have a name?',
      answer:
        'Yes. Register a name like alice.nac with Energy Points or NAC. It’s shown instead of your address, and wallets and apps that support ENS can find you by it. You can renew, transfer and replace it.',
    },
    gas: {
      question: 'Where do I get my first NAC for gas?',
      answer:
        'From the faucet: {{drip}} NAC per address per day. Your browser solves a small puzzle first, which takes about a second. New wallets also get a little gas with their {{welcome}} EP welcome bonus.',
    },
    nft: {
      question: 'What does an NFT cost?',
      answer:
        'A standard NFT costs {{standardCost}} EP and earns {{standardReward}} EP back. A premium 3D NFT costs {{premiumCost}} EP and earns {{premiumReward}} EP back. The points are charged in the transaction that mints the NFT. To make one, open “Create NFT”.',
    },
    royalties: {
      question: 'Do creators earn royalties?',
      answer:
        'Yes, if they set one, up to {{royalty}}%. The royalty is fixed when the NFT is minted, and our marketplace contract pays it on every sale.',
    },
    market: {
      question: 'How does the marketplace protect me?',
      answer:
        'You submit the price you expect, and pay exactly that or the purchase doesn’t go through. A listing ends if the NFT moves, or after {{listingDays}} days at the latest. The contract never holds the NFT, and its fee can never exceed {{marketFee}}%.',
    },
    token: {
      question: 'What can a token’s owner do?',
      answer:
        'Only change the link to its description. The whole supply exists from the start: nobody can mint more, block you, pause the token or tax transfers. Token names are not unique, so always check the address. You can create your own in the Token Creator and see its address before you sign.',
    },
    validator: {
      question: 'How many validators are there?',
      answer:
        'One, and we run it. Follower nodes re-execute every block and stop with an alert if anything differs, so we can’t rewrite history unnoticed. We could stop the chain, or leave a transaction out.',
    },
    audit: {
      question: 'Has the code been audited?',
      answer:
        'No. An audit was announced for Q4 2025, but there is no report. The documentation lists what we did ourselves: the attacks we tried and the tests that guard against them.',
    },
    mint: {
      question: 'Can more NAC ever be made?',
      answer:
        'No. All {{supply}} NAC have existed since the first block; NAC can’t be minted or burned. Fees aren’t burned either. They go to the account that pays for our own transactions.',
    },
    team: {
      question: 'When can the team sell?',
      answer:
        'The team holds {{teamCoins}} NAC. A contract locks all of it for {{teamCliff}} months and then releases it evenly over {{teamMonths}} months. The transparency page shows how much is unlocked today.',
    },
    crash: {
      question: 'What if your server crashes in the middle of my action?',
      answer:
        'Once an action has been accepted, it is never lost and never counted twice. It waits in our database as a signed transaction with its own ID. After a restart the same bytes are sent again, and the contract rejects any ID it has already seen.',
    },
    self: {
      question: 'Can I verify all this myself?',
      answer:
        'Yes. Run a follower node: it starts at the first block, re-executes everything and trusts nobody. Or query our JSON-RPC endpoint with any Ethereum tool. The documentation explains how.',
    },
  },
} as const;

export default faq;
