const frame = {
  title: 'Not built yet',
  text: 'This page is in the making. What stands below is what it will do; nothing of it works yet, and no figure is shown before it is real.',
  line: 'Your line on this page will look like this.',
  will: 'What will be here',
  works: 'What works today',
  explorer: 'Look at every block as it is sealed',
  energy: 'Collect energy and see your block',
  pages: {
    nftMarketplace: {
      first: 'Search, filters and sorting over everything on offer',
      second: 'Collections and their pieces',
      third: 'Buying at a fixed price, in one transaction',
    },
    createNft: {
      first: 'Image up to 10 MB, name, description, properties',
      second: 'Standard for 50 EP, premium 3D for 100 EP',
      third: 'The block in which your NFT was made',
    },
    myNfts: {
      first: 'Everything your wallet holds, with its origin',
      second: 'Putting a piece up for sale and taking it back',
      third: 'What you have sold, and in which block',
    },
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
    nft: {
      first: 'The piece itself, turnable where it is 3D',
      second: 'Creator, owner, properties and price',
      third: 'Its history, block by block',
    },
  },
} as const;

export default frame;
