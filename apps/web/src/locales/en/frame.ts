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
    nft: {
      first: 'The piece itself, turnable where it is 3D',
      second: 'Creator, owner, properties and price',
      third: 'Its history, block by block',
    },
    systemStatus: {
      first: 'Four services, checked every 30 seconds',
      second: 'The last 90 days, day by day',
      third: 'What was wrong, and for how long',
    },
  },
} as const;

export default frame;
