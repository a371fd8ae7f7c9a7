import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { composeSignIn } from '@nova/actors/compose-sign-in';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { NEW_PASSKEY } from '@nova/shared/passkey/first-login';
import { passkeySchema } from '@nova/shared/passkey/schemas';
import { type ApiAnswer, callApi } from '@nova/testing/call-api';
import { openPasskeyAccount } from '@nova/testing/open-passkey-account';
import { createSoftwarePasskey } from '@nova/testing/software-passkey';
import { encodeFunctionData, getAddress, type Hex, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { markdownTable } from './markdown-table.ts';
import { measureNova } from './running-nova.ts';

const USDT_UNITS = 25_000_000n;
const METADATA = `ipfs://bafkrei${'a'.repeat(52)}`;
const PRICE_WEI = parseEther('0.01');

interface Call {
  readonly to: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
}

/**
 * Measures the gas of everything that an account with a passkey does on the website, each as one user operation in one
 * transaction of a running Nova, with the transaction's own 21,000 gas and its call data.
 */
export function benchPasskeyGas(): Promise<string> {
  return measureNova(measure);
}

async function measure(url: string): Promise<string> {
  const contracts = await readContracts(url);
  const person = await openPerson(url, contracts);
  const buyer = await openPerson(url, contracts);
  const { address } = person;
  const nft = contracts.NovaNFT!.address;
  const market = contracts.Marketplace!.address;
  const rows: (string | number)[][] = [];
  const add = async (title: string, calls: readonly Call[], by = person) =>
    void rows.push([title, ...(await by.send(calls))]);

  await add('the first operation, which creates the account: transfer of NAC', [transferTo(newAddress())]);
  await add('transfer of NAC to a new address', [transferTo(newAddress())]);
  const usdt = contracts.TestUSDT!.address;
  await add('1,000 test USDT', [tap(usdt, address)]);
  await add('approve 25 USDT and buy NAC for it', buyNac(usdt, contracts.Presale!.address));
  await add('mint an NFT', [mint(nft)]);
  const tokenId = await person.client.readContract({
    address: nft,
    abi: novaNFTAbi,
    functionName: 'mintedTokens',
  });
  await add('approve the market and list the NFT', [approveMarket(nft, market), list(market, tokenId)]);
  await buyer.send([tap(usdt, buyer.address)]);
  await buyer.send(buyNac(usdt, contracts.Presale!.address));
  await add('buy the NFT', [buyNft(market, tokenId)], buyer);
  await add('transfer the NFT', [transferNft(nft, buyer.address, tokenId)], buyer);
  await add('add a second passkey', [addOwner(address)]);
  await add('start a session of an hour', [grantSession(address, market)]);
  return markdownTable(
    ['one operation', 'gas of the transaction', 'gas charged to the account or paymaster'],
    rows,
  );
}

async function readContracts(url: string): Promise<Record<string, { address: Hex }>> {
  const { body } = await callApi(url, '/api/v1/treasury');
  const { contracts } = body as { contracts: { name: string; address: Hex }[] };
  return Object.fromEntries(contracts.map(({ name, address }) => [name, { address }]));
}

/** Creates an account with a passkey that has the welcome bonus: points for an NFT, and NAC. */
async function openPerson(url: string, contracts: Record<string, { address: Hex }>) {
  const passkey = createSoftwarePasskey();
  const opened = await openPasskeyAccount({ url, chain: { contracts } }, passkey);
  const { address, client, bundler } = opened;
  const token = await logIn(url, passkey);
  succeed(await callApi(url, '/functions/v1/welcome-bonus', { token, body: { wallet_address: address } }));
  const points = () =>
    client.readContract({
      address: contracts.ActionLedger!.address,
      abi: actionLedgerAbi,
      functionName: 'balanceOf',
      args: [address],
    });
  while ((await points()) === 0n || (await client.getBalance({ address })) === 0n)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    address,
    client,
    async send(calls: readonly Call[]): Promise<[transaction: number, charged: number]> {
      const hash = await bundler.sendUserOperation({ calls });
      const { success, receipt, actualGasUsed } = await bundler.waitForUserOperationReceipt({ hash });
      if (!success) throw new Error('The operation was reverted');
      return [Number(receipt.gasUsed), Number(actualGasUsed)];
    },
  };
}

/** Logs in with the nonce that is stored with a new passkey, as the website does. @returns the session's token */
async function logIn(
  url: string,
  { x, y, account }: ReturnType<typeof createSoftwarePasskey>,
): Promise<string> {
  const { nonce } = succeed(await callApi(url, '/auth/v1/siwe/nonce', { body: {} })) as { nonce: string };
  const stored = await callApi(url, '/api/v1/passkeys', { body: { credential_id: account.id, x, y, nonce } });
  const { address } = passkeySchema.parse(succeed(stored));
  const { message, signature } = await composeSignIn(
    { address: getAddress(address), signMessage: async () => NEW_PASSKEY },
    { origin: url, nonce, now: new Date() },
  );
  const data = { address, chainId: CHAIN_ID, message, signature, walletType: 'passkey' };
  const body = { action: 'connect_wallet', data };
  const result = succeed(await callApi(url, '/functions/v1/wallet-operations', { body }));
  return (result as { session: { access_token: string } }).session.access_token;
}

function succeed({ status, body }: ApiAnswer): unknown {
  if (status < 300) return body;
  throw new Error(`The api responded with ${status}: ${JSON.stringify(body)}`);
}

const newAddress = (): Hex => privateKeyToAddress(generatePrivateKey());
const transferTo = (to: Hex): Call => ({ to, value: 1n });

const tap = (usdt: Hex, to: Hex): Call => ({
  to: usdt,
  data: encodeFunctionData({ abi: testUSDTAbi, functionName: 'tap', args: [to, 1_000_000_000n] }),
});

const buyNac = (usdt: Hex, presale: Hex): Call[] => [
  {
    to: usdt,
    data: encodeFunctionData({ abi: testUSDTAbi, functionName: 'approve', args: [presale, USDT_UNITS] }),
  },
  {
    to: presale,
    data: encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: [1n, USDT_UNITS, 0n] }),
  },
];

const mint = (nft: Hex): Call => ({
  to: nft,
  data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'mint', args: [0n, METADATA, false, 500n] }),
});

const approveMarket = (nft: Hex, market: Hex): Call => ({
  to: nft,
  data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'setApprovalForAll', args: [market, true] }),
});

const list = (market: Hex, tokenId: bigint): Call => ({
  to: market,
  data: encodeFunctionData({
    abi: marketplaceAbi,
    functionName: 'list',
    args: [tokenId, PRICE_WEI, BigInt(Math.floor(Date.now() / 1000) + 86_400)],
  }),
});

const buyNft = (market: Hex, tokenId: bigint): Call => ({
  to: market,
  value: PRICE_WEI,
  data: encodeFunctionData({ abi: marketplaceAbi, functionName: 'buy', args: [tokenId, PRICE_WEI] }),
});

const transferNft = (nft: Hex, owner: Hex, tokenId: bigint): Call => ({
  to: nft,
  data: encodeFunctionData({
    abi: novaNFTAbi,
    functionName: 'transferFrom',
    args: [owner, newAddress(), tokenId],
  }),
});

function addOwner(account: Hex): Call {
  const { x, y } = createSoftwarePasskey();
  return {
    to: account,
    data: encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'addOwner', args: [x, y] }),
  };
}

const grantSession = (account: Hex, target: Hex): Call => ({
  to: account,
  data: encodeFunctionData({
    abi: passkeyAccountAbi,
    functionName: 'grantSession',
    args: [newAddress(), Math.floor(Date.now() / 1000) + 3_000, 0n, [{ target, selector: '0x12345678' }]],
  }),
});
