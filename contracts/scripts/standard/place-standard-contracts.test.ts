import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import safe from '@nova/abi/published/safe-1.4.1.json' with { type: 'json' };
import { safeProxyFactoryAbi } from '@nova/abi/safe-proxy-factory';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { type RunningNode, startNode } from '@nova/node/start-node';
import { STANDARD_CONTRACT_NAMES } from '@nova/shared/chain/standard-contracts';
import {
  type Address,
  type Hex,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseEventLogs,
  stringToHex,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CutLine } from '../../test/cut-line.ts';
import { type ChainConnection, connectChain, sendAndWait } from '../chain-connection.ts';
import { deployOnce } from '../create2.ts';
import { placeStandardContracts } from './place-standard-contracts.ts';
import { listStandardContracts } from './standard-contracts.ts';

const keyOf = (name: string): Hex => keccak256(stringToHex(name));
const deployer = privateKeyToAccount(keyOf('deployer'));

/** Hashes of the code on Ethereum's main network, as CreateX, EIP-1820 and Safe's deployments publish them. */
const CODE_HASHES: Record<string, Hex> = {
  ERC1820Registry: '0xf0aa940bb32e37c5f7268b53acc48c7cdd148cd0fc196f30faa00a4d66c0443a',
  CreateX: '0xbd8a7ea8cfca7b4e5f5041d7d4b17bc317c5ce42cfbc42066a00cf26b43eb53f',
  'Safe 1.4.1': '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  'SafeL2 1.4.1': '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  'SafeProxyFactory 1.4.1': '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317',
  'CompatibilityFallbackHandler 1.4.1': '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
  'MultiSend 1.4.1': '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
  'MultiSendCallOnly 1.4.1': '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
  'SignMessageLib 1.4.1': '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528',
  'CreateCall 1.4.1': '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889',
  'SimulateTxAccessor 1.4.1': '0x91f82615581fc73b190b83d72e883608b25e392f72322035df1b13d51766cf8d',
};

let dataDir: string;
let node: RunningNode;
let chain: ChainConnection;
let lines: string[];

const log = (line: string) => lines.push(line);
const addressOf = (name: string) => listStandardContracts().find((each) => each.name === name)!.address;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nova-standard-contracts-'));
  node = await startNode({
    dataDir,
    host: '127.0.0.1',
    port: 0,
    validatorKey: keyOf('validator'),
    genesis: { chainId: 96_969, deployer: deployer.address },
    coinbase: privateKeyToAddress(keyOf('operator')),
  });
  chain = (await connectChain(node.url, 96_969, keyOf('deployer'))).chain;
  lines = [];
});
afterEach(async () => {
  await node.close();
  await rm(dataDir, { recursive: true });
});

describe('placeStandardContracts', () => {
  it('creates the code of the main network at each address, once', async () => {
    await placeStandardContracts(chain, log);
    const contracts = listStandardContracts();
    expect(lines).toEqual(contracts.map(({ name, address }) => `${name} placed at ${address}`));
    const hashes: Record<string, Hex> = {};
    for (const { name, address } of contracts) {
      expect(STANDARD_CONTRACT_NAMES[address]).toBe(name);
      hashes[name] = keccak256((await chain.getCode({ address }))!);
    }
    // The code of Permit2 contains the chain's ID.
    expect(hashes).toEqual({ ...CODE_HASHES, Permit2: expect.any(String) });
    const head = await chain.getBlockNumber({ cacheTime: 0 });
    await placeStandardContracts(chain, log);
    expect(await chain.getBlockNumber({ cacheTime: 0 })).toBe(head);
    expect(lines).toHaveLength(contracts.length);
  });

  it.each(['after the first', 'before the second'] as const)(
    'continues when every run is cut %s transaction, and repeats no step',
    async (cut) => {
      const line = await CutLine.open(node.url);
      try {
        let runs = 0;
        for (let isDone = false; !isDone && runs < 40; runs += 1) {
          line.restore(cut);
          const { chain: cuttable } = await connectChain(line.url, 96_969, keyOf('deployer'));
          isDone = await placeStandardContracts(cuttable, log).then(
            () => true,
            () => false,
          );
        }
        await placeStandardContracts(chain, log);
        // One transaction per contract, and the coins for two presigned ones.
        expect(await chain.getBlockNumber({ cacheTime: 0 })).toBe(14n);
        expect(await chain.getTransactionCount({ address: deployer.address })).toBe(12);
        expect(runs).toBeGreaterThan(12);
        for (const { address } of listStandardContracts()) {
          expect((await chain.getCode({ address }))?.length).toBeGreaterThan(2);
        }
      } finally {
        line.close();
      }
    },
    240_000,
  );

  it('reports what a deployer without coins cannot place, and changes nothing', async () => {
    const { chain: poor } = await connectChain(node.url, 96_969, keyOf('poor'));
    await placeStandardContracts(poor, log);
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(
      /^Permit2 is not at 0x000000000022d473030f116ddee9f6b43ac78ba3 yet: The chain rejected a transaction of the deployer/,
    );
    expect(await chain.getBlockNumber({ cacheTime: 0 })).toBe(0n);
  });
});

describe('the placed contracts', () => {
  beforeEach(() => placeStandardContracts(chain, log));

  const call = (
    address: Address,
    abi: ReturnType<typeof parseAbi>,
    functionName: string,
    args: unknown[] = [],
  ) => chain.readContract({ address, abi, functionName, args });

  it('let Permit2 transfer what its owner signed', async () => {
    const permit2 = addressOf('Permit2');
    const domain = { name: 'Permit2', chainId: 96_969, verifyingContract: permit2 } as const;
    const typeHash = keccak256(
      stringToHex('EIP712Domain(string name,uint256 chainId,address verifyingContract)'),
    );
    const separator = keccak256(
      encodeAbiParameters(
        [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }],
        [typeHash, keccak256(stringToHex('Permit2')), 96_969n, permit2],
      ),
    );
    expect(
      await call(
        permit2,
        parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)']),
        'DOMAIN_SEPARATOR',
      ),
    ).toBe(separator);
    const token = (await deployOnce(chain, 'TestUSDT', testUSDTBytecode, log)).address;
    const send = (to: Address, data: Hex) => sendAndWait(chain, { to, data });
    await send(
      token,
      encodeFunctionData({ abi: testUSDTAbi, functionName: 'tap', args: [deployer.address, 100n] }),
    );
    await send(
      token,
      encodeFunctionData({ abi: testUSDTAbi, functionName: 'approve', args: [permit2, 100n] }),
    );
    const permitted = { token, amount: 60n };
    const signature = await deployer.signTypedData({
      domain,
      primaryType: 'PermitTransferFrom',
      types: {
        PermitTransferFrom: [
          { name: 'permitted', type: 'TokenPermissions' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
        TokenPermissions: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint256' },
        ],
      },
      message: { permitted, spender: deployer.address, nonce: 0n, deadline: 2n ** 40n },
    });
    const abi = parseAbi([
      'function permitTransferFrom(((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, (address to, uint256 requestedAmount) transferDetails, address owner, bytes signature)',
    ]);
    const to = privateKeyToAddress(keyOf('recipient'));
    const permit = { permitted, nonce: 0n, deadline: 2n ** 40n };
    const args = [permit, { to, requestedAmount: 60n }, deployer.address, signature] as const;
    await send(permit2, encodeFunctionData({ abi, functionName: 'permitTransferFrom', args }));
    expect(
      await chain.readContract({ address: token, abi: testUSDTAbi, functionName: 'balanceOf', args: [to] }),
    ).toBe(60n);
  });

  it('let CreateX deploy a contract', async () => {
    const abi = parseAbi([
      'function deployCreate2(bytes32 salt, bytes initCode) payable returns (address)',
      'event ContractCreation(address indexed newContract, bytes32 indexed salt)',
    ]);
    const args = [keyOf('a salt'), '0x6001600c60003960016000f300'] as const;
    const data = encodeFunctionData({ abi, functionName: 'deployCreate2', args });
    const { logs } = await sendAndWait(chain, { to: addressOf('CreateX'), data });
    const [created] = parseEventLogs({ abi, logs, eventName: 'ContractCreation' });
    expect(await chain.getCode({ address: created!.args.newContract })).toBe('0x00');
  });

  it('let an account register itself in ERC-1820', async () => {
    const abi = parseAbi([
      'function setManager(address account, address manager)',
      'function getManager(address account) view returns (address)',
      'function interfaceHash(string name) pure returns (bytes32)',
    ]);
    const registry = addressOf('ERC1820Registry');
    const manager = privateKeyToAddress(keyOf('manager'));
    const args = [deployer.address, manager] as const;
    await sendAndWait(chain, {
      to: registry,
      data: encodeFunctionData({ abi, functionName: 'setManager', args }),
    });
    expect(await call(registry, abi, 'getManager', [deployer.address])).toBe(manager);
    expect(await call(registry, abi, 'interfaceHash', ['ERC777Token'])).toBe(
      keccak256(stringToHex('ERC777Token')),
    );
  });

  it('create a Safe 1.4.1 that its owner controls', async () => {
    const setup = encodeFunctionData({
      abi: safeL2Abi,
      functionName: 'setup',
      args: [
        [deployer.address],
        1n,
        zeroAddress,
        '0x',
        addressOf('CompatibilityFallbackHandler 1.4.1'),
        zeroAddress,
        0n,
        zeroAddress,
      ],
    });
    const data = encodeFunctionData({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [addressOf('SafeL2 1.4.1'), setup, 0n],
    });
    const { logs } = await sendAndWait(chain, { to: addressOf('SafeProxyFactory 1.4.1'), data });
    const [created] = parseEventLogs({ abi: safeProxyFactoryAbi, logs, eventName: 'ProxyCreation' });
    const address = created!.args.proxy;
    expect(keccak256((await chain.getCode({ address }))!)).toBe(
      keccak256(`0x${safe.code.SafeProxy.runtime.object}`),
    );
    const abi = parseAbi([
      'function VERSION() view returns (string)',
      'function getOwners() view returns (address[])',
    ]);
    expect(await call(address, abi, 'VERSION')).toBe('1.4.1');
    expect(await call(address, abi, 'getOwners')).toEqual([deployer.address]);
  });
});
