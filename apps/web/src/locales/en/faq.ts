const faq = {
  title: 'Questions, answered',
  lede: 'Short answers that you can check: wherever a page proves one, the link stands below it.',
  search: 'Search the questions',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  none: 'No question matches. Try a shorter word, or write to us.',
  clear: 'Show all questions',
  groupsLabel: 'Groups',
  missing: 'Not here?',
  write: 'Write to us',
  proof: 'See for yourself: {{page}}',
  link: 'Link to this question',
  groups: {
    action: 'Proof-of-Action',
    points: 'Energy Points and NAC',
    sale: 'Pre-sale',
    wallet: 'Wallet and account',
    things: 'NFTs and tokens',
    trust: 'Trust and safety',
  },
  questions: {
    what: {
      question: 'What is Proof-of-Action?',
      answer:
        'A block is made because somebody did something, not because a clock struck or a computer won a race. The server sees the action and attests it, the ledger contract looks up its points, and the validator seals one block for this one transaction.',
    },
    fees: {
      question: 'What does an action cost me?',
      answer:
        'Nothing. For a rewarded action there is no transaction to sign and no fee to pay: we send the transaction. You sign one message when you log in. A transaction that you send yourself costs a fee: a plain transfer {{transferFee}} NAC.',
    },
    visible: {
      question: 'Who can see what I did?',
      answer:
        'Everyone can see that an action of this kind happened, when, and for which wallet address. Your account appears only as a keyed hash, always. As on any blockchain, your wallet address is public.',
    },
    final: {
      question: 'Can a block be undone?',
      answer:
        'No. A block is on disk before anybody sees it, and it is final from then on: this chain has no reorganisations. A reward can be revoked after a refund, and that is a block of its own that you can look up.',
    },
    idle: {
      question: 'What happens when nobody does anything?',
      answer:
        'Nothing, and you can see it: the height stands still, and the line on the home page stays flat until somebody acts.',
    },
    convert: {
      question: 'How do Energy Points become NAC?',
      answer:
        '{{conversionRule}} You convert on the Energy Dashboard in multiples of {{epPerNac}}, at most {{convertDaily}} EP per account per day and {{convertTotal}} EP a day for all users together. A day counts as active when you earn at least {{activePoints}} EP on it. The coins come from the community rewards contract; none are minted.',
    },
    none: {
      question: 'Why did I receive no points this time?',
      answer:
        'Each kind of action has a pause, a daily limit or both. A page visit counts every {{visitSeconds}} seconds and {{visitCap}} times a day. The price list on the Energy Dashboard names every limit. Trying again too early costs you nothing.',
    },
    limit: {
      question: 'Is there a limit to what I can earn in a day?',
      answer:
        'What happens in your browser brings at most {{browserCap}} EP per account and UTC day. Purchases, NFTs and friends have limits of their own. The contract holds all of them, so we cannot grant exceptions either.',
    },
    rank: {
      question: 'Does spending points lower my rank?',
      answer: 'No. The rank counts what you have earned. What you can spend is a separate figure.',
    },
    transfer: {
      question: 'Can I send or sell my points?',
      answer:
        'No. Wallets show EP like a token, but the ledger contract rejects every transfer. You can spend points on NFTs right away. {{conversionRule}}',
    },
    friends: {
      question: 'What do I receive for bringing friends?',
      answer:
        '{{referral}} EP when a new wallet joins through your link, and {{referralPurchase}} EP when that friend completes a purchase of {{rewardUsdt}} USDT or more. You can spend these points on NFTs right away. {{conversionRule}}',
    },
    phases: {
      question: 'How does the pre-sale work?',
      answer:
        'In three phases: {{firstCoins}} NAC at {{firstPrice}} USDT, {{secondCoins}} at {{secondPrice}}, {{thirdCoins}} at {{thirdPrice}}. A phase ends when it is sold out, or earlier if we end it. The coins are in the contract before the sale begins. If you pay in USDT on Nova, you receive them in the same transaction.',
    },
    bonus: {
      question: 'Who receives the bonus?',
      answer:
        'In phase 1 a purchase of {{bonusMin}} USDT or more brings {{bonus}} % on top, once per buyer, while places last. How many are left stands on the pre-sale page, read from the contract.',
    },
    pay: {
      question: 'How can I pay, and how little?',
      answer:
        'In USDT from {{leastUsdt}} USDT on, or by card from the amount that the form names. USDT on Nova goes straight to the contract. For USDT on Ethereum and for cards our operator confirms the payment, because the contract cannot see it: there you trust us, and the risk page says so.',
    },
    whitelist: {
      question: 'What does the whitelist change?',
      answer:
        'Approved addresses may buy before the public opening. Price, bonus and limits are the same for everybody.',
    },
    late: {
      question: 'What if my payment arrives late?',
      answer:
        'A payment page for cards is open for {{cardMinutes}} minutes and holds nothing. Coins and bonus are yours when your card payment arrives, or as soon as a block on Ethereum holds your transfer; from there they are reserved for up to {{bridgeHours}} hours. If they are gone by then, a card payment is refunded by itself; a payment from Ethereum is noted as owed to you, and a person sends it back.',
    },
    which: {
      question: 'Which wallets can I use?',
      answer:
        'Every browser wallet that announces itself by EIP-6963: MetaMask, Coinbase Wallet, Trust Wallet and others. On a phone, open this site in the browser inside your wallet.',
    },
    sign: {
      question: 'What do I sign when I connect?',
      answer:
        'One message (EIP-4361) with our domain, the chain id and a number that works once. It moves nothing, costs nothing and allows nothing but signing in.',
    },
    network: {
      question: 'My wallet says “unsupported network”. What now?',
      answer:
        'Press “Switch to Nova” in the wallet menu. Your wallet then asks whether to add the network with chain id {{chainId}} ({{chainIdHex}}).',
    },
    without: {
      question: 'Can I try Nova without a wallet?',
      answer:
        'Yes. The demo makes a wallet inside your browser for {{demoHours}} hours, with points, test USDT and gas. Nothing in it has value, and it ends by itself.',
    },
    local: {
      question: 'What is Local Mode?',
      answer:
        'Your wallet is connected, but signing in failed or the server was away. You can read the chain and send transactions, and you collect no points until you connect again.',
    },
    gas: {
      question: 'Where do I get my first NAC for gas?',
      answer:
        'From the faucet: {{drip}} NAC, once a day per address. Your browser solves a small puzzle for it, which takes about a second. A wallet that receives the welcome bonus of {{welcome}} EP gets a little gas along with it.',
    },
    nft: {
      question: 'What does an NFT cost?',
      answer:
        'A standard NFT costs {{standardCost}} EP and brings {{standardReward}} EP back. A premium 3D one costs {{premiumCost}} EP and brings {{premiumReward}} EP. The points are spent in the transaction that makes the NFT. You can make one on the page “Create NFT”.',
    },
    royalties: {
      question: 'Do creators receive royalties?',
      answer:
        'Yes, if they set them, up to {{royalty}} %. A royalty is fixed when the NFT is made, and our marketplace contract pays it with each sale.',
    },
    market: {
      question: 'How does the marketplace protect me?',
      answer:
        'You name the price you expect and pay exactly that, or nothing happens. An offer dies when its NFT moves, and after {{listingDays}} days at the latest. The contract never holds an NFT, and its fee can never be more than {{marketFee}} %.',
    },
    token: {
      question: 'What can the owner of a created token do?',
      answer:
        'Change the address of its description, and nothing else. The whole supply exists from the start: nobody can mint more, block you, pause the token or tax a transfer. Names are not unique, so compare the address. You create one yourself in the Token Creator, and see its address before you sign.',
    },
    validator: {
      question: 'How many validators are there?',
      answer:
        'One, and we run it. Followers execute every block again and halt with an alarm when anything differs, so we cannot rewrite the past unseen. We could stop, or leave a transaction out.',
    },
    audit: {
      question: 'Has the code been audited?',
      answer:
        'No. An audit was announced for Q4 2025, and there is no report. What we did ourselves, the attacks we tried and the tests that stand against them, is in the documentation.',
    },
    mint: {
      question: 'Can more NAC ever be made?',
      answer:
        'No. All {{supply}} NAC exist since the first block, and nothing mints or burns a coin. Fees are not burnt either: they go to the account that pays for our transactions.',
    },
    team: {
      question: 'When can the team sell?',
      answer:
        '{{teamCoins}} NAC belong to the team. Nothing of it moves for {{teamCliff}} months, then it is released evenly over {{teamMonths}} months by a contract. What is free today stands on the transparency page.',
    },
    crash: {
      question: 'What if your server crashes while I act?',
      answer:
        'An action that was accepted is never lost and never counts twice. It waits in the database as a signed transaction with its own id. After a restart the same bytes are sent again, and the contract refuses an id it has seen.',
    },
    self: {
      question: 'Can I check all this myself?',
      answer:
        'Yes. Run a follower: it starts from the first block, executes everything and trusts nobody. Or ask our JSON-RPC with any Ethereum tool. The documentation says how.',
    },
  },
} as const;

export default faq;
