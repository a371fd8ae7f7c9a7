import { concatHex, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import creations from '../../../test/standard-creations.json' with { type: 'json' };
import { deployProbe, probeAbi } from '../../../test/probe.ts';
import { CANCUN_GENESIS, rpc, stranger, useTestNode, viemClients } from '../../../test/test-node.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { DEPLOYMENT_PROXY } from './genesis.ts';
import { STANDARD_CONTRACTS } from './standard-contracts.ts';

const PROXY = bytesToHex(DEPLOYMENT_PROXY.address);
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';

test('the EntryPoints of a new chain equal the result of their published creation code', async () => {
  const node = await useTestNode({
    genesisConfig: { ...CANCUN_GENESIS, schedule: { pragueTime: 0, osakaTime: 0 } },
  });
  const { wallet, reader } = viemClients(node.url);
  for (const { salt, initCode } of creations) {
    const data = concatHex([salt as Hex, initCode as Hex]);
    await wallet.sendTransaction({ to: PROXY, data, gas: 10_000_000n });
  }
  const created = STANDARD_CONTRACTS.slice(2);
  expect(created.map(({ address }) => bytesToHex(address))).toEqual([
    '0x0000000071727de22e5e9d8baf0edac6f37da032',
    '0xefc2c1444ebcc4db75e7613d20c6a62ff67a167c',
    '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
    '0x449ed7c3e6fee6a97311d4b55475df59c44add33',
  ]);
  for (const { address, code, nonce, storage } of created) {
    const at = bytesToHex(address);
    expect(await reader.getCode({ address: at })).toBe(bytesToHex(code));
    expect(await reader.getTransactionCount({ address: at })).toBe(Number(nonce));
    for (const [slot, value] of storage) {
      const storedWord = await reader.getStorageAt({ address: at, slot: bytesToHex(slot) });
      expect(BigInt(storedWord!)).toBe(BigInt(bytesToHex(value)));
    }
  }
});

test('viem batches calls with the Multicall3 of a new chain, without options', async () => {
  const node = await useTestNode();
  const probe = await deployProbe(node);
  const { reader } = viemClients(node.url);
  const contract = { address: probe, abi: probeAbi, functionName: 'total' } as const;
  const results = await reader.multicall({ contracts: [contract, contract] });
  expect(results).toEqual([
    { result: 0n, status: 'success' },
    { result: 0n, status: 'success' },
  ]);
  const abi = parseAbi(['function getEthBalance(address) view returns (uint256)']);
  const args = [stranger.address] as const;
  expect(await reader.readContract({ address: MULTICALL, abi, functionName: 'getEthBalance', args })).toBe(
    0n,
  );
});

test('a transaction without a chain ID can create a contract but not transfer coins', async () => {
  const node = await useTestNode();
  const { wallet } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 10n ** 18n });
  const legacy = { type: 'legacy', nonce: 0, gas: 100_000n, gasPrice: 10n ** 9n } as const;
  const moving = await stranger.signTransaction({ ...legacy, to: PROXY, value: 1n });
  expect((await rpc(node.url, 'eth_sendRawTransaction', [moving])).error).toMatchObject({
    message: 'only replay-protected (EIP-155) transactions allowed over RPC',
  });
  const creating = await stranger.signTransaction({ ...legacy, data: '0x6001600c60003960016000f300' });
  const { result } = await rpc(node.url, 'eth_sendRawTransaction', [creating]);
  expect((await rpc(node.url, 'eth_getTransactionReceipt', [result])).result).toMatchObject({
    status: '0x1',
  });
});
