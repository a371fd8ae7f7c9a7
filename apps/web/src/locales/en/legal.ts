const legal = {
  contents: 'On this page',
  noOperator:
    'Whoever runs this copy of Nova has not told it who they are. The lines marked “not stated” come from its configuration (NOVA_OPERATOR_…) and not from us; without them this page is not complete, and where the law asks for an imprint, this copy must not be offered to the public.',
  untold: 'not stated',
  development:
    'This copy runs on the development network. Its coins, points and tokens are worth nothing, and its data may be thrown away at any time.',
  imprint: {
    operator: 'Operator',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    phone: 'Telephone',
    register: 'Register',
    vatId: 'VAT id',
    responsible: 'Responsible for the content',
    write: 'Or write through the contact page',
    site: 'What this site is',
    siteText:
      'A window on a blockchain and the server that carries actions onto it. The chain has the id {{chainId}}. What is sealed there is public and cannot be taken back by the operator.',
    software: 'Software and fonts',
    softwareText:
      'Nova’s own code is published under the MIT licence. The typefaces are Instrument Sans and Martian Mono, both under the SIL Open Font License, and are served from here.',
    names: 'What others wrote',
    namesText:
      'Names, symbols, pictures and descriptions of tokens and NFTs come from whoever created them. They stand on the chain; the operator did not choose or check them.',
  },
  privacy: {
    title: 'What Nova knows about you',
    lede: 'Written from the code, table by table. Nova sets no cookie, counts no visitors with a foreign service, and loads nothing from another host.',
    operator: '{{name}} is responsible. Ask about your data at {{email}}.',
    operatorUntold: 'The operator of this copy is responsible; the imprint names them.',
    sections: {
      visit: 'When you only look',
      browser: 'What stays in your browser',
      account: 'An account with e-mail and password',
      wallet: 'A wallet',
      actions: 'Actions that earn points',
      network: 'Limits per network',
      purchases: 'Purchases in the pre-sale',
      messages: 'Messages, whitelist and newsletter',
      friends: 'Invited friends',
      others: 'Who else sees it',
      basis: 'Why it is allowed',
      rights: 'What you can do',
    },
    paragraphs: {
      visitAddress:
        'To answer a request the server knows your IP address, and counts by it how often you ask. These counters live in memory and end with the process. The log of requests is off by default; where an operator turns it on, it has method, path and status, no address and nothing you searched for.',
      visitHosts:
        'Pages, fonts and pictures come from this host alone; the content security policy of every page forbids anything else. If the operator has put a proxy or a host in front of the server, that one sees your address too.',
      browserText:
        'There are no cookies. These entries are kept in the local storage of your browser, each when you use what it is for. You can delete them there at any time; then you are signed out and start afresh. Beside them the browser keeps files of this site in its cache storage, so that pages open without a connection; nothing of yours is in them.',
      accountText:
        'We store your e-mail address, the day you registered, and your password as an Argon2id hash, from which it cannot be read back. An address that nobody confirms is forgotten after {{unconfirmedDays}} days.',
      accountSession:
        'Each sign-in is a session: the hash of its token, the IP address, and the name your browser gives itself, so that you can recognise a strange one in your settings. A session that is not used ends after {{sessionDays}} days and is then deleted; signing out deletes it at once.',
      accountMail:
        'E-mails we send you (confirmation, reset, receipts, notices) are kept for {{mailDays}} days to know whether they left. Links in them work once, for {{confirmHours}} hours, a password reset for {{resetHours}}; of each link only a hash is stored. What stands among your notifications on this site stays with your account.',
      walletText:
        'A wallet you sign in with is stored by its address, the chain it was on, the kind of wallet, and when it was last used. The message you sign for it moves nothing; its random number is deleted when it is used or too old. Your private key never leaves your wallet.',
      walletDemo:
        'The demo’s wallet is made in your browser, and its key stays there. We store the address of that wallet, the kind of demo, when it began and when it ended. After its end the sessions are deleted; the mark that it was a demo stays, so that its points never convert.',
      actionsChain:
        'A rewarded action is sealed on the chain for ever: your wallet’s address, the kind of action, the second, and a keyed hash in place of your account. Everybody can read it, copies of the chain exist elsewhere, and nobody, we included, can delete it. Do not act with an address that must not be tied to you.',
      actionsServer:
        'Beside it our database keeps whose account it was, the id of the request, and a note your browser sends with it: what was done and the browser’s name. When a partner’s application reports an action of your wallet, it is told which block sealed it. Deleting your account empties that note.',
      networkText:
        'Some things may happen only so often from one network: the faucet, the welcome bonus, demos, invitations, contact messages, checking a contract’s sources, and attempts to administer. For these we keep a keyed hash of your IPv4 /24, or of your IPv6 /56 and /48, beside the entry (for the faucet that is address, time and, when you are signed in, your account). The address cannot be read from it, and it is not used for anything else.',
      purchasesText:
        'Of a purchase we store the wallet the coins go to, amount, phase, way of payment, state and times and, when you are signed in, your account and the language of the receipt. If you buy without a wallet, your account gets an address of its own on the chain. Deliveries are public on the chain. Purchases stay stored when you delete your account: refunds and the books depend on them.',
      purchasesPayment:
        'If you pay on Ethereum, the transaction and its sender are added, and a hash of the message you sign; the server looks the payment up at an Ethereum node that the operator has chosen. We never see your card: you enter it on the page of Stripe, where the operator has set Stripe up. Stripe learns from us the amount, the number of the purchase, the language, and your e-mail address if your account has one; we store the numbers of session and payment. On the development network a test terminal that charges nothing stands in its place.',
      messagesContact:
        'A contact message is stored with subject, name, e-mail address, text and language, and shown to administrators; where the operator has set a mail address, it is also mailed there. It does not go by itself: ask us when it should.',
      messagesLists:
        'For the whitelist we keep your e-mail address, the wallet you name, the language and when you confirmed; leaving deletes the entry, an approval of your wallet on the chain stays. For the newsletter: e-mail address, language, when you confirmed. Leaving it deletes the address; a hash of it stays, so that signing up again is not rewarded again. Whoever does not confirm is forgotten after {{listDays}} days.',
      friendsText:
        'A link with “ref” leaves its code in your browser until you connect a wallet. Then it is stored once and for ever which account brought which wallet, because rewards depend on it.',
      othersText:
        'The chain is public. Mail goes through the server the operator has configured. Stripe and the Ethereum node are spoken to only when you pay in the ways described above. Beyond that nothing is passed on or sold, and no service of another company is built into the pages.',
      basisText:
        'What an account, a wallet or an action needs is stored to do what you asked for (Art. 6 (1) b GDPR). Session details, limits per network and logs serve to keep strangers out and rewards fair, our legitimate interest (f). Whitelist and newsletter rest on your consent (a), which the link in every e-mail takes back.',
      rightsText:
        'In your settings you can download what is stored about your account (account, wallets, sessions, actions, purchases, sign-ups for lists and messages to us), end sessions, and delete the account. Deleting removes e-mail address, password, sessions, links, wallets, your invitation code and the notes of your actions at once; an empty row with a number stays, because the books point at it. A keyed hash of the mailbox you confirmed stays too, so that one mailbox makes only one account a person who may convert points. Whitelist and newsletter you leave by the link in their e-mails. The chain stays. For everything else write to us; you may also complain to a data protection authority.',
    },
    storage: {
      caption: 'Entries in your browser’s local storage',
      key: 'Entry',
      what: 'What for',
      session: 'your sign-in, until you sign out',
      wallet: 'that a wallet was connected, and which',
      theme: 'light, if you chose light',
      recent: 'what you last found with the search',
      risk: 'which risks you confirmed, and when',
      confirmed: 'that an address was confirmed in another tab',
      purchase: 'a purchase that was begun and has not ended',
      bridge: 'a payment on Ethereum that is not registered yet',
      card: 'a card payment that is still open',
      followed: 'the number of your last purchase that was paid elsewhere',
      creation: 'an NFT that was begun and is not minted yet',
      demoWallet: 'the private key of the demo’s test wallet',
      demo: 'when your demo ends, and its kind',
      referral: 'the code of the friend who invited you',
      language: 'always English; an older value is removed',
      admin: 'the token of an administrator',
    },
  },
  terms: {
    title: 'Terms of use',
    lede: 'These terms are short because contracts on the chain enforce most of the rules. We cannot replace those contracts. We can change rewards for future actions, end a sale phase early and set the marketplace fee up to its limit.',
    sections: {
      offer: 'What is offered',
      account: 'Your account and your wallet',
      points: 'Energy Points',
      coins: 'NAC and the pre-sale',
      things: 'NFTs and tokens',
      fair: 'Fair use',
      service: 'No promise of uninterrupted service',
      end: 'Ending it',
      law: 'Law',
    },
    paragraphs: {
      offerText:
        'This site shows a blockchain (chain id {{chainId}}), carries rewarded actions onto it at the operator’s expense, and lets your wallet use its contracts. Reading is open to everybody, without an account. It is run by the operator named in the imprint.',
      accountText:
        'One person, one account. You keep your password and above all your wallet’s recovery words; nobody here knows them or can restore them. What your wallet signs and the chain seals cannot be undone, by you or by us.',
      pointsText:
        'Points are credited according to a public catalog with cooldowns and limits enforced by the contract. They are not money, cannot be sent or sold, and can be revoked if the purchase or action behind them is undone. {{conversionRule}} Conversion is possible as long as the rewards contract holds coins, up to {{convertDaily}} EP per account per day; demo accounts can never convert. The catalog can change for future actions, never for past ones.',
      coinsText:
        'You pay network fees on this chain in NAC. Nobody promises a price, a market, a profit or a buyback. Presale prices, amounts and the bonus are set in the presale contract. Before your first purchase you must confirm four statements about risk; take them seriously.',
      thingsText:
        'Whoever creates an NFT or a token answers for its name, picture and text, and needs the rights to them. What breaks the law or deceives people is not shown here once we know of it; on the chain it stays.',
      fairText:
        'Do not pretend to be several people, do not let programs earn points, do not attack others’ accounts or the service. Whoever looks for vulnerabilities is welcome: use your own accounts, take nothing, and write to us. Requests above the published limits are refused. Rewards that were obtained that way can be revoked.',
      serviceText:
        'The chain has one validator. It can stand still, and so can this site; what was acknowledged before is kept and carried out afterwards. We are liable without limit for intent and gross negligence and for injury to life, body and health, otherwise only for breach of essential duties and then for the foreseeable damage. What the law gives consumers stays untouched.',
      endText:
        'You can delete your account at any time in your settings. We can end an account that breaks these terms; coins, tokens and NFTs in your wallet stay yours either way. If these terms change, the date below changes with them, and what you did before is judged by the words of that day.',
      lawText:
        'The law of {{country}} applies, without touching the protection your own country gives consumers.',
      lawUntold:
        'The operator has not stated which country’s law applies. Then it is the law of the country in which the operator has its seat, without touching the protection your own country gives consumers.',
    },
    edition: 'As of {{day}}',
  },
} as const;

export default legal;
