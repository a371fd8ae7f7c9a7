import { getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEtherscan } from '../../testing/read-etherscan.ts';
import { ALICE, BOB, CAROL, DAVE, startTokenChain, type TokenChain } from '@nova/testing/token-chain';

let chain: TokenChain;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  chain = await startTokenChain();
}, 120_000);
afterAll(() => chain.close());

const request = (query: Record<string, string>, path?: string) => callEtherscan(chain.stack.url, query, path);
const account = (action: string, query: Record<string, string>) =>
  request({ module: 'account', action, ...query });

describe('account', () => {
  test('addresstokenbalance and addresstokennftbalance list the tokens that an address holds of each standard', async () => {
    expect(await account('addresstokenbalance', { address: ALICE })).toEqual({
      status: '1',
      message: 'OK',
      result: [
        {
          TokenAddress: chain.coin,
          TokenName: 'Coin',
          TokenSymbol: 'Coin',
          TokenQuantity: '70',
          TokenDivisor: '0',
          TokenPriceUSD: '',
        },
      ],
    });
    expect((await account('addresstokennftbalance', { address: ALICE })).result).toEqual([
      { TokenAddress: chain.collection, TokenName: 'Pieces', TokenSymbol: 'Pieces', TokenQuantity: '1' },
    ]);
    expect(await account('addresstokenbalance', { address: CAROL })).toEqual({
      status: '0',
      message: 'No token found',
      result: [],
    });
  });

  test('tokenlist lists the tokens of all standards that an address holds', async () => {
    const tokens = [
      {
        contractAddress: chain.coin,
        balance: '70',
        decimals: '',
        name: 'Coin',
        symbol: 'Coin',
        type: 'ERC-20',
      },
      {
        contractAddress: chain.collection,
        balance: '1',
        decimals: '',
        name: 'Pieces',
        symbol: 'Pieces',
        type: 'ERC-721',
      },
    ].toSorted((one, other) => (one.contractAddress < other.contractAddress ? -1 : 1));
    const { result } = await account('tokenlist', { address: ALICE });
    expect(result).toEqual(tokens);
    expect(await account('tokenlist', { address: `0x${'ef'.repeat(20)}` })).toEqual({
      status: '0',
      message: 'No tokens found',
      result: [],
    });
  });

  test('addresstokennftinventory lists the NFTs of one collection, without those that were transferred', async () => {
    const of = async (address: string) =>
      (await account('addresstokennftinventory', { address, contractaddress: chain.collection })).result;
    expect(await of(ALICE)).toEqual([{ TokenAddress: chain.collection, TokenId: '7' }]);
    expect(await of(CAROL)).toEqual([{ TokenAddress: chain.collection, TokenId: '9' }]);
    expect(await of(BOB)).toEqual([]);
  });

  test('token1155tx lists one row per item of a batch, and the inventory its units', async () => {
    const { result } = await account('token1155tx', { address: DAVE, sort: 'asc' });
    const shared = {
      contractAddress: chain.multiToken,
      from: zeroAddress,
      to: DAVE,
      tokenName: 'Workshop',
      tokenSymbol: 'WORK',
    };
    expect(result).toMatchObject([
      { ...shared, tokenID: '1', tokenValue: '10' },
      { ...shared, tokenID: '2', tokenValue: '1' },
      { ...shared, tokenID: '1', tokenValue: '5' },
    ]);
    const page = { address: DAVE, page: '2', offset: '1' };
    expect((await account('token1155tx', page)).result).toMatchObject([{ tokenID: '2' }]);
    expect((await account('token1155tx', { contractaddress: chain.multiToken })).result).toHaveLength(4);
    expect((await account('token1155tx', { address: ALICE })).message).toBe('No transactions found');
    expect((await account('addresstokennftbalance', { address: DAVE })).result).toMatchObject([
      { TokenAddress: chain.multiToken, TokenName: 'Workshop', TokenQuantity: '16' },
    ]);
    const inventory = { address: DAVE, contractaddress: chain.multiToken };
    expect((await account('addresstokennftinventory', inventory)).result).toEqual([
      { TokenAddress: chain.multiToken, TokenId: '1', TokenQuantity: '15' },
      { TokenAddress: chain.multiToken, TokenId: '2', TokenQuantity: '1' },
    ]);
    const second = { ...inventory, page: '2', offset: '1' };
    expect((await account('addresstokennftinventory', second)).result).toMatchObject([{ TokenId: '2' }]);
  });

  test('fundedby returns the first coins that an address received, and nothing for an unfunded address', async () => {
    const { hash, blockNumber, sender } = chain.funding;
    expect((await account('fundedby', { address: ALICE })).result).toEqual({
      block: blockNumber,
      timeStamp: expect.stringMatching(/^\d{10}$/),
      fundingAddress: sender,
      fundingTxn: hash,
      value: '3',
    });
    expect(await account('fundedby', { address: BOB })).toEqual({
      status: '0',
      message: 'No data found',
      result: null,
    });
  });

  test('balancehistory returns the balance after any block', async () => {
    const at = async (blockno: number) =>
      (await account('balancehistory', { address: ALICE, blockno: String(blockno) })).result;
    const { blockNumber } = chain.funding;
    expect([await at(blockNumber - 1), await at(blockNumber), await at(chain.height)]).toEqual([
      '0',
      '3',
      '7',
    ]);
    expect(await at(9_999_999)).toBe('Error! Block not found');
    expect((await account('balancehistory', { address: ALICE })).result).toBe('Error! Missing block number');
  });

  test('getminedblocks lists the blocks that an address sealed, newest first, with their fees', async () => {
    const { miner, fee } = await readLastBlock();
    const { result } = await account('getminedblocks', { address: miner, page: '1', offset: '2' });
    expect(result).toMatchObject([
      { blockNumber: String(chain.height), blockReward: fee },
      { blockNumber: String(chain.height - 1) },
    ]);
    const other = { address: ALICE, blocktype: 'blocks' };
    expect((await account('getminedblocks', other)).message).toBe('No transactions found');
    expect((await account('getminedblocks', { address: miner, blocktype: 'uncles' })).result).toEqual([]);
    expect((await account('getminedblocks', { address: miner, blocktype: 'x' })).result).toBe(
      'Error! Invalid blocktype',
    );
  });
});

async function readLastBlock(): Promise<{ miner: string; fee: string }> {
  const { rows } = await chain.stack.database.pool.query<{ miner: string; fee: string }>(
    `select '0x' || encode(b.miner, 'hex') as miner, t.fee::text as fee from chain.blocks b
     join chain.transactions t on t.block_number = b.number where b.number = $1`,
    [chain.height],
  );
  return rows[0]!;
}

describe('token', () => {
  const about = (action: string, contractaddress: string) =>
    request({ module: 'token', action, contractaddress });

  test('tokenholderlist lists holders, largest balance first, and tokenholdercount counts them', async () => {
    expect((await about('tokenholderlist', chain.coin)).result).toEqual([
      { TokenHolderAddress: ALICE, TokenHolderQuantity: '70' },
      { TokenHolderAddress: BOB, TokenHolderQuantity: '30' },
    ]);
    expect((await about('tokenholdercount', chain.coin)).result).toBe('2');
    expect((await about('tokenholdercount', ALICE)).result).toBe('0');
    expect((await about('tokenholderlist', ALICE)).message).toBe('No token holder found');
  });

  test('topholders lists the largest holders and whether they are contracts', async () => {
    const top = (offset: string) =>
      request({ module: 'token', action: 'topholders', contractaddress: chain.coin, offset });
    const [alice, bob] = [
      { TokenHolderAddress: ALICE, TokenHolderQuantity: '70', TokenHolderAddressType: 'E' },
      { TokenHolderAddress: BOB, TokenHolderQuantity: '30', TokenHolderAddressType: 'E' },
    ];
    expect((await top('10')).result).toEqual([alice, bob]);
    expect((await top('1')).result).toEqual([alice]);
  });

  test('tokeninfo describes a token and leaves unknown fields empty', async () => {
    expect((await about('tokeninfo', chain.coin)).result).toMatchObject([
      {
        contractAddress: chain.coin,
        tokenName: 'Coin',
        symbol: 'Coin',
        divisor: '0',
        tokenType: 'ERC20',
        totalSupply: '100',
        blueCheckmark: 'false',
        website: '',
        tokenPriceUSD: '',
      },
    ]);
    expect(await about('tokeninfo', ALICE)).toEqual({ status: '0', message: 'No data found', result: null });
  });

  test('the texts of a hidden token are empty in every response', async () => {
    const { pool } = chain.stack.database;
    const bytes = Buffer.from(chain.coin.slice(2), 'hex');
    await pool.query("insert into app.hidden_tokens (token, reason, hidden_at) values ($1, 'spam', now())", [
      bytes,
    ]);
    expect((await about('tokeninfo', chain.coin)).result).toMatchObject([{ tokenName: '', symbol: '' }]);
    expect((await account('addresstokenbalance', { address: ALICE })).result).toMatchObject([
      { TokenName: '', TokenSymbol: '', TokenQuantity: '70' },
    ]);
    await pool.query('delete from app.hidden_tokens where token = $1', [bytes]);
  });
});

describe('block', () => {
  test('getblocktxnscount returns the counts of a block as numbers', async () => {
    const blockno = String(chain.funding.blockNumber - 1);
    expect((await request({ module: 'block', action: 'getblocktxnscount', blockno })).result).toEqual({
      block: chain.funding.blockNumber - 1,
      txsCount: 1,
      internalTxsCount: 0,
      erc20TxsCount: 0,
      erc721TxsCount: 1,
      erc1155TxsCount: 0,
    });
  });

  test('getblocktxnscount counts every item of a batch', async () => {
    const { result } = await account('token1155tx', { address: DAVE });
    const [{ blockNumber: blockno }] = result as [{ blockNumber: string }];
    expect((await request({ module: 'block', action: 'getblocktxnscount', blockno })).result).toMatchObject({
      erc721TxsCount: 0,
      erc1155TxsCount: 3,
    });
  });

  test('getblockcountdown estimates the time until a block, and rejects a past one', async () => {
    const blockno = String(chain.height + 10);
    const { result } = await request({ module: 'block', action: 'getblockcountdown', blockno });
    expect(result).toMatchObject({
      CurrentBlock: String(chain.height),
      CountdownBlock: blockno,
      RemainingBlock: '10',
      EstimateTimeInSec: expect.stringMatching(/^\d+\.\d$/),
    });
    expect(await request({ module: 'block', action: 'getblockcountdown', blockno: '1' })).toEqual({
      status: '0',
      message: 'NOTOK',
      result: 'Error! Block number already pass',
    });
  });
});

test('gasoracle returns the base fee and the tips of the last blocks, in gwei', async () => {
  const { result } = await request({ module: 'gastracker', action: 'gasoracle' });
  expect(result).toMatchObject({ LastBlock: String(chain.height), suggestBaseFee: '1' });
  const prices = result as Record<string, string>;
  expect(Number(prices['SafeGasPrice'])).toBeGreaterThanOrEqual(1);
  expect(Number(prices['FastGasPrice'])).toBeGreaterThanOrEqual(Number(prices['SafeGasPrice']));
  expect(prices['gasUsedRatio']!.split(',')).toHaveLength(5);
});

describe('stats by day', () => {
  const days = async (action: string, query: Record<string, string> = {}) =>
    request({ module: 'stats', action, startdate: '2020-01-01', enddate: '2100-01-01', ...query });
  const lastDays = {
    startdate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    enddate: today,
  };

  test.each([
    ['dailytx', { transactionCount: expect.any(Number) }],
    ['dailynewaddress', { newAddressCount: expect.any(Number) }],
    ['dailygasused', { gasUsed: expect.stringMatching(/^\d+$/) }],
    ['dailytxnfee', { transactionFee_Eth: expect.stringMatching(/^0\.0\d+$/) }],
    [
      'dailyblkcount',
      { blockCount: expect.any(Number), blockRewards_Eth: expect.stringMatching(/^0\.0\d+$/) },
    ],
    ['dailyblockrewards', { blockRewards_Eth: expect.stringMatching(/^0\.0\d+$/) }],
    ['dailyuncleblkcount', { uncleBlockCount: 0, uncleBlockRewards_Eth: '0' }],
    ['dailyavgblocktime', { blockTime_sec: expect.stringMatching(/^\d+\.\d\d$/) }],
  ])('%s has a row for each day with blocks', async (action, expected) => {
    const { status, result } = await days(action);
    const [day] = (result as object[]).slice(-1);
    expect({ status, day }).toEqual({
      status: '1',
      day: {
        UTCDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        unixTimeStamp: expect.stringMatching(/^\d{10}$/),
        ...expected,
      },
    });
  });

  test('days are complete and in the requested order', async () => {
    const { rows } = await chain.stack.database.pool.query<{ day: string; transactions: number }>(
      'select day::text, transactions from chain.daily_stats order by day desc',
    );
    const { result } = await days('dailytx', { sort: 'desc' });
    expect(result).toMatchObject(
      rows.map((row) => ({ UTCDate: row.day, transactionCount: row.transactions })),
    );
  });

  test.each([
    ['dailyavgblocksize', { blockSize_bytes: expect.any(Number) }],
    ['dailyavggaslimit', { gasLimit: expect.stringMatching(/^\d+$/) }],
    ['dailynetutilization', { networkUtilization: expect.stringMatching(/^0\.\d{4}$/) }],
    [
      'dailyavggasprice',
      {
        maxGasPrice_Wei: expect.stringMatching(/^\d+$/),
        minGasPrice_Wei: expect.stringMatching(/^\d+$/),
        avgGasPrice_Wei: expect.stringMatching(/^\d+$/),
      },
    ],
  ])('%s covers at most 7 days', async (action, expected) => {
    const { status, result } = await days(action, lastDays);
    expect({ status, day: (result as object[]).at(-1) }).toEqual({
      status: '1',
      day: {
        UTCDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        unixTimeStamp: expect.stringMatching(/^\d{10}$/),
        ...expected,
      },
    });
    expect((await days(action)).result).toBe('Error! Please select a date range of at most 7 days');
    expect((await days(action, { startdate: '2020-01-01', enddate: '2020-01-07' })).message).toBe(
      'No record found',
    );
  });

  test.each([
    [{ startdate: '' }, 'Error! Missing startdate'],
    [{ enddate: '2020-02-30' }, 'Error! Invalid enddate format, please use yyyy-MM-dd'],
    [{ startdate: '1.2.2020' }, 'Error! Invalid startdate format, please use yyyy-MM-dd'],
    [{ startdate: '2101-01-01' }, 'Error! startdate is after enddate'],
  ])('%j gets an error that names what is missing', async (query, result) => {
    expect(await days('dailytx', query as Record<string, string>)).toEqual({
      status: '0',
      message: 'NOTOK',
      result,
    });
  });
});

describe('contract', () => {
  const contract = (action: string, query: Record<string, string>) =>
    request({ module: 'contract', action, ...query });

  test('a proxy is verified in two calls: a receipt, and the implementation read from the chain', async () => {
    const implementation = chain.stack.chain.ledgerAddress.toLowerCase();
    const { status, result } = await contract('verifyproxycontract', {
      address: getAddress(chain.clone),
      expectedimplementation: implementation,
    });
    expect(status).toBe('1');
    expect(await contract('checkproxyverification', { guid: result as string })).toEqual({
      status: '1',
      message: 'OK',
      result: `The proxy's (${chain.clone}) implementation contract is found at ${implementation} and is successfully updated.`,
    });
  });

  test('an address that is no proxy or no contract, another implementation, and an invalid receipt get specific errors', async () => {
    const receipt = async (query: Record<string, string>) =>
      (await contract('verifyproxycontract', query)).result as string;
    const check = async (guid: string) => (await contract('checkproxyverification', { guid })).result;
    expect(await check(await receipt({ address: chain.coin }))).toBe(
      'A corresponding implementation contract was unfortunately not detected for the proxy address.',
    );
    expect(await receipt({ address: ALICE })).toBe(`Unable to locate ContractCode at ${ALICE}`);
    const implementation = chain.stack.chain.ledgerAddress.toLowerCase();
    expect(await check(await receipt({ address: chain.clone, expectedimplementation: ALICE }))).toBe(
      `The proxy's (${chain.clone}) implementation contract is ${implementation}, not the expected ${ALICE}.`,
    );
    expect(await check('not a receipt')).toBe('Invalid GUID');
  });

  test('listcontracts lists contracts in order of creation, page by page', async () => {
    const addresses = async (query: Record<string, string>) =>
      ((await contract('listcontracts', query)).result as { Address: string }[]).map((row) => row.Address);
    const all = await addresses({ page: '1', offset: '100' });
    expect(all.slice(-3)).toEqual([chain.coin, chain.collection, chain.clone]);
    expect(await addresses({ page: '2', offset: '1' })).toEqual(all.slice(1, 2));
    const unverified = await contract('listcontracts', { filter: 'unverified' });
    expect((unverified.result as object[]).at(-1)).toEqual({
      Address: chain.clone,
      ABI: 'Contract source code not verified',
    });
    expect((await contract('listcontracts', { filter: 'odd' })).result).toBe(
      'filter: use verified or unverified.',
    );
  });
});

test('the path of version 2 answers the same', async () => {
  const query = {
    module: 'token',
    action: 'tokenholdercount',
    contractaddress: chain.coin,
    chainid: '96969',
  };
  expect(await request(query, '/v2/api')).toEqual({ status: '1', message: 'OK', result: '2' });
  expect((await request({ ...query, module: 'stats', action: 'ethsupply' }, '/v2/api')).result).toBe(
    '1000000000000000000000000000',
  );
});
