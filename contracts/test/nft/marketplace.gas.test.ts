import { actionLedgerAbi, actionLedgerBytecode } from '@nova/abi/action-ledger';
import { marketplaceAbi, marketplaceBytecode } from '@nova/abi/marketplace';
import { novaNFTAbi, novaNFTBytecode } from '@nova/abi/nova-nft';
import {
  LISTING_MAX_SECONDS,
  MARKETPLACE_MAX_FEE_BPS,
  NFT_MAX_ROYALTY_BPS,
  NFT_PREMIUM_POINTS,
  NFT_STANDARD_POINTS,
} from '@nova/shared/nft/constants';
import { type Address, encodeFunctionData, keccak256, parseEther, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerCatalogue } from '../../scripts/action-ledger-code.ts';
import {
  ANVIL_ACCOUNT,
  type AnvilClient,
  createAnvilClient,
  deployFromAnvil,
  sendFromAnvil,
} from '../send-from-anvil.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';

const TREASURY = '0x00000000000000000000000000000000000000fe';
const PRICE = parseEther('1');

let anvil: Anvil;
let client: AnvilClient;
let nft: Address;
let market: Address;
let buyer: Address;

beforeAll(async () => {
  anvil = await startAnvil();
  client = createAnvilClient(anvil.rpcUrl);
  buyer = (await client.request({ method: 'eth_accounts' }))[1]!;
  const ledger = await deployFromAnvil(client, {
    abi: actionLedgerAbi,
    bytecode: actionLedgerBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledgerCatalogue],
  });
  nft = await deployFromAnvil(client, {
    abi: novaNFTAbi,
    bytecode: novaNFTBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledger],
  });
  market = await deployFromAnvil(client, {
    abi: marketplaceAbi,
    bytecode: marketplaceBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, TREASURY, nft],
  });
  const { timestamp } = await client.getBlock();
  await sendFromAnvil(client, {
    to: ledger,
    data: encodeFunctionData({
      abi: actionLedgerAbi,
      functionName: 'record',
      args: [
        keccak256('0x01'),
        ANVIL_ACCOUNT,
        keccak256('0x02'),
        stringToHex('welcome_bonus', { size: 32 }),
        timestamp,
      ],
    }),
  });
  await sendFromAnvil(client, {
    to: ledger,
    data: encodeFunctionData({
      abi: actionLedgerAbi,
      functionName: 'grantRole',
      args: [keccak256(stringToHex('SPENDER_ROLE')), nft],
    }),
  });
});
afterAll(() => anvil.stop());

const mint = async () => {
  const data = encodeFunctionData({
    abi: novaNFTAbi,
    functionName: 'mint',
    args: [0n, `ipfs://${'b'.repeat(59)}`, false, 0n],
  });
  const receipt = await sendFromAnvil(client, { to: nft, data });
  const tokenId = await client.readContract({ address: nft, abi: novaNFTAbi, functionName: 'mintedTokens' });
  return { tokenId, gas: Number(receipt.gasUsed) };
};

const list = async (tokenId: bigint) => {
  const { timestamp } = await client.getBlock();
  const data = encodeFunctionData({
    abi: marketplaceAbi,
    functionName: 'list',
    args: [tokenId, PRICE, timestamp + 86_400n],
  });
  return Number((await sendFromAnvil(client, { to: market, data })).gasUsed);
};

const buy = async (tokenId: bigint) => {
  const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'buy', args: [tokenId, PRICE] });
  return Number((await sendFromAnvil(client, { from: buyer, to: market, data, value: PRICE })).gasUsed);
};

describe('gas of NFTs', () => {
  it('mints for less than 250,000, lists for less than 70,000 and sells for less than 100,000', async () => {
    const { tokenId, gas } = await mint();
    expect(gas).toBeLessThan(250_000);
    await sendFromAnvil(client, {
      to: nft,
      data: encodeFunctionData({
        abi: novaNFTAbi,
        functionName: 'setApprovalForAll',
        args: [market, true],
      }),
    });
    const listGas = await list(tokenId);
    const buyGas = await buy(tokenId);
    expect(listGas).toBeLessThan(70_000);
    expect(buyGas).toBeLessThan(100_000);
  });
});

describe('constants.ts and the contracts', () => {
  it('agree on costs and limits', async () => {
    const ofNft = (functionName: 'STANDARD_POINTS' | 'PREMIUM_POINTS' | 'MAX_ROYALTY_BPS') =>
      client.readContract({ address: nft, abi: novaNFTAbi, functionName });
    const ofMarket = (functionName: 'MAX_FEE_BPS' | 'MAX_ROYALTY_BPS' | 'MAX_LISTING_TIME') =>
      client.readContract({ address: market, abi: marketplaceAbi, functionName });
    expect(await ofNft('STANDARD_POINTS')).toBe(BigInt(NFT_STANDARD_POINTS));
    expect(await ofNft('PREMIUM_POINTS')).toBe(BigInt(NFT_PREMIUM_POINTS));
    expect(await ofNft('MAX_ROYALTY_BPS')).toBe(BigInt(NFT_MAX_ROYALTY_BPS));
    expect(await ofMarket('MAX_ROYALTY_BPS')).toBe(BigInt(NFT_MAX_ROYALTY_BPS));
    expect(await ofMarket('MAX_FEE_BPS')).toBe(BigInt(MARKETPLACE_MAX_FEE_BPS));
    expect(await ofMarket('MAX_LISTING_TIME')).toBe(BigInt(LISTING_MAX_SECONDS));
  });
});
