import { expect, it } from 'vitest';
import { siteStats } from './site-stats.ts';

it('formats the numbers of the texts for English', () => {
  expect(siteStats('en')).toMatchObject({
    chainId: '96969',
    chainIdHex: '0x17AC9',
    supply: '1,000,000,000',
    transferFee: '0.000021',
    convertDaily: '500',
    convertTotal: '500,000',
    convertTotalNac: '5,000',
    boughtPerNac: '5',
    potNac: '100',
    activePoints: '50',
    browserCap: '400',
    actionKinds: '24',
    faucetTotalNac: '100',
    communityDays: '5,882',
    communityYears: '16.1',
    firstPrice: '0.01',
    thirdPrice: '0.05',
    thirdCoins: '50,000,000',
    marketFee: '2.5',
    royalty: '10',
    listingDays: '180',
    drip: '0.01',
    teamCliff: '6',
    teamMonths: '24',
    liquidity: '400,000,000',
  });
});

it('formats them for German', () => {
  expect(siteStats('de')).toMatchObject({
    supply: '1.000.000.000',
    transferFee: '0,000021',
    firstPrice: '0,01',
    marketFee: '2,5',
    drip: '0,01',
  });
});
