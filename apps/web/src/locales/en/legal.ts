const legal = {
  contents: 'On this page',
  noOperator:
    'The operator of this Nova site has not provided their details. Fields marked “not provided” must be set in the site’s configuration (NOVA_OPERATOR_…). Until then this page is incomplete, and where the law requires legal notices, this site must not be made public.',
  notProvided: 'not provided',
  development:
    'This site runs on a development network. Its coins, points and tokens have no value, and its data may be deleted at any time.',
  imprint: {
    operator: 'Operator',
    name: 'Name',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    register: 'Commercial register',
    vatId: 'VAT ID',
    responsible: 'Responsible for content',
    write: 'Or use the contact form',
    site: 'About this site',
    siteText:
      'This site displays a blockchain (chain ID {{chainId}}) and runs the server that records actions on it. Everything sealed on the chain is public, and the operator cannot remove it.',
    software: 'Software and fonts',
    softwareText:
      'Nova’s code is published under the MIT License. The typefaces Instrument Sans and Martian Mono are licensed under the SIL Open Font License and served from this site.',
    names: 'User content',
    namesText:
      'Names, symbols, images and descriptions of tokens and NFTs are provided by their creators and stored on the chain. The operator does not select or review them.',
  },
  privacy: {
    title: 'Privacy policy',
    lede: 'Based on what the code actually stores, table by table. Nova sets no cookies, uses no third-party analytics and loads nothing from other hosts.',
    operator: '{{name}} is the data controller. Send questions about your data to {{email}}.',
    operatorNotProvided: 'The operator of this site is the data controller; see the imprint.',
    sections: {
      visit: 'Visiting the site',
      browser: 'Data stored in your browser',
      speed: 'Speed measurements',
      account: 'Accounts with email and password',
      wallet: 'Wallets',
      actions: 'Actions that earn points',
      network: 'Rate limits per network',
      purchases: 'Presale purchases',
      messages: 'Messages, whitelist and newsletter',
      friends: 'Referrals',
      others: 'Who else receives data',
      basis: 'Legal basis',
      rights: 'Your rights',
    },
    paragraphs: {
      visitAddress:
        'The server needs your IP address to answer requests and uses it to count how many you send. Most counters are kept in memory only and are lost when the process ends. If you log in, register, reset a password or sign up for emails, counters are stored in the database instead. They contain keyed hashes of your network and email address and are deleted after about an hour. Request logging is off by default. If the operator turns it on, logs contain method, path and status, but no IP address and no search terms.',
      visitHosts:
        'Pages, fonts and images are served from this host only; every page’s content security policy blocks everything else. If the operator uses a proxy or hosting provider in front of the server, that provider also sees your IP address.',
      browserText:
        'We use no cookies. The entries below are kept in your browser’s storage and are created only when you use the feature they belong to. You can delete them at any time; you will then be logged out and start fresh. Your browser also caches files of this site so that pages open offline. The cache contains no personal data.',
      speedText:
        'Only if you agree below, your browser measures how fast this site loads and reacts on your device. When you leave a page, it sends the times, the page’s name and whether your device is a phone or a computer. It sends no address, account, wallet or session. The server adds the times to totals; no single measurement is stored. You can withdraw your agreement here at any time.',
      accountText:
        'We store your email address, the date you registered, and your password as an Argon2id hash, from which the password cannot be recovered. Addresses that are not confirmed are deleted after {{unconfirmedDays}} days.',
      accountSession:
        'For each login we store a session: a hash of its token, your IP address and your browser’s user agent, so that you can spot unfamiliar sessions in your settings. Unused sessions expire after {{sessionDays}} days and are then deleted. Logging out deletes a session immediately.',
      accountMail:
        'We keep the emails we send you (confirmations, password resets, receipts, notices) for {{mailDays}} days so that we can tell whether they were delivered. Each link in them works once and for {{confirmHours}} hours; a password reset link works for {{resetMinutes}} minutes. We only store a hash of each link. Your notifications on this site are kept with your account. So are your private notes, the addresses that you watch with what was found there, and your API keys: a hash of each key, and how many requests it sent per day. If the passkey of one of your wallets is recovered, we keep the new passkey, the guardians and their signatures for {{recoveryDays}} days.',
      walletText:
        'For each wallet you log in with, we store its address, its chain, its type and the time it was last used. The message you sign moves no funds; its random number is deleted once it has been used or has expired. Your private key never leaves your wallet. If the operator offers WalletConnect and you choose it, your browser connects to its relay, which sees your IP address. Messages to your wallet app are encrypted, so the relay cannot read them.',
      walletDemo:
        'The demo wallet is created in your browser and its key stays there. We store its address, the type of demo, and when it started and ended. When the demo ends, its sessions are deleted. A marker that it was a demo is kept so that its points can never be converted.',
      actionsChain:
        'A rewarded action is recorded on the chain permanently: your wallet address, the type of action, the time (to the second) and a keyed hash that stands for your account. Anyone can read it, there are copies of the chain elsewhere, and nobody, including us, can delete it. Don’t use an address that must not be linked to you.',
      actionsServer:
        'Our database also stores which account performed the action, the request ID and a note from your browser: the action and the browser’s name. If a partner’s application reports an action of your wallet, that partner is told which block sealed it. Deleting your account erases the note.',
      networkText:
        'Some features are limited per network: the faucet, welcome bonus, demos, referrals, contact messages, contract verification and admin login attempts. To enforce this we store a keyed hash of your IPv4 /24, or of your IPv6 /56 and /48 networks, with each entry. For the faucet we also store the address, the time and, if you are logged in, your account. Your IP address cannot be derived from it, and we use it for nothing else.',
      purchasesText:
        'For each purchase we store the receiving wallet, amount, phase, payment method, status and timestamps. If you are logged in, we also store your account and receipt language. If you buy without a wallet, your account gets its own address on the chain. Deliveries are public on the chain. Purchases are kept even if you delete your account, because we need them for refunds and bookkeeping.',
      purchasesPayment:
        'If you pay on Ethereum, we also store the transaction, its sender and a hash of the message you sign. The server looks up the payment through an Ethereum node chosen by the operator. We never see your card details: you enter them on Stripe’s page, if the operator has set up Stripe. We send Stripe the amount, the purchase number, the language and, if your account has one, your email address; we store the session and payment IDs. On a development network, a test terminal that charges nothing is used instead.',
      messagesContact:
        'Contact messages are stored with topic, name, email address, text and language and can be read by administrators. If the operator has configured a mail address, they are also sent there. They are not deleted automatically; ask us if you want yours removed.',
      messagesLists:
        'For the whitelist we store your email address, the wallet you provide, the language and when you confirmed. Leaving the list deletes the entry; an approval of your wallet on the chain remains. For the newsletter we store your email address, the language and when you confirmed. Unsubscribing deletes the address but keeps a hash of it, so that signing up again is not rewarded twice. Unconfirmed sign-ups are deleted after {{listDays}} days.',
      friendsText:
        'If you open a link containing “ref”, its code is kept in your browser until you connect a wallet. We then permanently store which account referred which wallet, because rewards depend on it.',
      othersText:
        'The chain is public. Emails are sent through the mail server configured by the operator. Stripe and the Ethereum node are contacted only when you pay as described above, and the WalletConnect relay only when you choose it. We share or sell nothing else, and no third-party services are embedded in the pages.',
      basisText:
        'We process account, wallet and action data to provide the service you requested (Art. 6 (1) b GDPR). Session details, per-network limits and logs protect accounts and keep rewards fair, which is our legitimate interest (Art. 6 (1) f GDPR). The whitelist, the newsletter and speed measurements are based on your consent (Art. 6 (1) a GDPR), which you can withdraw using the link in every email, or on this page for measurements.',
      rightsText:
        'In your settings you can download the data stored about your account, end sessions and delete the account. The download contains your account, wallets, sessions, actions, purchases, private notes, watched addresses, API keys, recoveries, list sign-ups and messages to us. Deletion immediately removes your email address, password, sessions, links, wallets, invite code, private notes, watched addresses, API keys, unfinished recoveries and action notes; an anonymous account number is kept because bookkeeping records refer to it. A keyed hash of the mailbox you confirmed is kept too, so that one mailbox can verify only one account for converting points. Use the links in our emails to leave the whitelist or newsletter. Data on the chain cannot be deleted. For anything else, contact us. You also have the right to lodge a complaint with a data protection authority.',
    },
    speed: {
      agree: 'Send anonymous speed measurements from this browser',
      given: 'Thank you. This browser sends measurements from now on.',
      withdrawn: 'This browser sends no measurements.',
    },
    storage: {
      caption: 'Entries in your browser’s storage',
      key: 'Entry',
      what: 'Purpose',
      session: 'your login, until you log out',
      wallet: 'remembers that a wallet was connected, and which one',
      theme: 'your choice of the light or dark theme',
      recent: 'your recent searches',
      risk: 'which risks you confirmed, and when',
      speed: 'that you agreed to speed measurements',
      registered:
        'the address you registered, the page you came from and proof that you registered here, until you confirm the address',
      amount: 'the amount you typed in the presale and haven’t paid',
      purchase: 'an unfinished purchase',
      bridge: 'a payment on Ethereum that isn’t registered yet',
      card: 'an open card payment',
      followed: 'the number of your last card or Ethereum purchase',
      creation: 'an NFT you have started but not minted',
      draft: 'what you typed into a form and haven’t sent, until you close the tab',
      wantedPage: 'the page you were opening when the site reloaded',
      passkey: 'the ID and the public key of your passkey, and the address of its account',
      passkeyCalls:
        'the newest transactions of your passkey account, so that a page finds them after a reload',
      passkeySession: 'the key with which this browser may list your NFTs for an hour',
      walletConnect: 'the keys of the connection to a wallet app on another device, until it ends',
      recovery: 'the recovery that you started here, and the ID of its new passkey',
      demoWallet: 'the private key of the demo’s test wallet',
      demoKeep: 'the NFTs and tokens you move from the demo wallet to your own, until the demo ends',
      demo: 'the type of your demo and when it ends',
      referral: 'the code of the person who referred you',
      language: 'always English; an older value is removed',
      admin: 'an administrator’s token',
    },
  },
  terms: {
    title: 'Terms of use',
    lede: 'These terms are short because contracts on the chain enforce most of the rules. We cannot replace those contracts. We can change rewards for future actions, end a sale phase early and set the marketplace fee up to its limit.',
    sections: {
      offer: 'What we offer',
      account: 'Your account and your wallet',
      points: 'Energy Points',
      coins: 'NAC and the presale',
      things: 'NFTs and tokens',
      fair: 'Fair use',
      service: 'Availability and liability',
      end: 'Termination and changes',
      law: 'Governing law',
    },
    paragraphs: {
      offerText:
        'This site displays a blockchain (chain ID {{chainId}}), records rewarded actions on it at the operator’s expense, and lets your wallet use its contracts. Reading is open to everyone without an account. The site is run by the operator named in the imprint.',
      accountText:
        'One account per person. You are responsible for your password and, above all, your wallet’s recovery phrase; we don’t know them and can’t restore them. What your wallet signs and the chain seals cannot be undone by anyone.',
      pointsText:
        'Points are credited according to a public catalog with cooldowns and limits enforced by the contract. They are not money, cannot be sent or sold, and can be revoked if the underlying purchase or action is reversed. {{conversionRule}} Conversion is possible as long as the rewards contract holds coins, up to {{convertDaily}} EP per account per day; demo accounts can never convert. The catalog can change for future actions, never for past ones.',
      coinsText:
        'You pay network fees on this chain in NAC. Nobody promises a price, a market, a profit or a buyback. Presale prices, amounts and the bonus are set in the presale contract. Before your first purchase you must confirm four statements about risk; take them seriously.',
      thingsText:
        'Anyone who creates an NFT or token is responsible for its name, image and text and must hold the necessary rights. We stop displaying illegal or deceptive content once we become aware of it; it remains on the chain.',
      fairText:
        'Do not use multiple identities, let software earn points for you, or attack the service or other people’s accounts. Security research is welcome: use your own accounts, take nothing, and report what you find to us. Requests above the published limits are rejected. Rewards obtained by breaking these rules can be revoked.',
      serviceText:
        'The chain has a single validator. The chain and this site may be unavailable at times; actions accepted before an outage are kept and completed afterwards. Our liability is unlimited for intent, gross negligence and injury to life, body or health. Otherwise we are liable only for breaches of essential obligations, limited to foreseeable damage. Statutory consumer rights are not affected.',
      endText:
        'You can delete your account at any time in your settings. We may close accounts that violate these terms; coins, tokens and NFTs in your wallet remain yours either way. If these terms change, the date below changes too. Earlier actions are governed by the terms in force at the time.',
      lawText:
        'These terms are governed by the law of {{country}}. Mandatory consumer protection rules of your country of residence still apply.',
      lawNotProvided:
        'The operator has not specified a governing law. In that case, the law of the country where the operator is based applies. Mandatory consumer protection rules of your country of residence still apply.',
    },
    edition: 'Version of {{day}}',
  },
} as const;

export default legal;
