import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safeL2Abi, safeL2Bytecode } from '@nova/abi/safe-l2';
import { safeProxyFactoryAbi, safeProxyFactoryBytecode } from '@nova/abi/safe-proxy-factory';
import { type Abi, type Address, type Hex, encodeFunctionData, parseEther, zeroAddress } from 'viem';
import {
  ANVIL_ACCOUNT,
  type AnvilClient,
  deployFromAnvil,
  sendFromAnvil,
} from '../../test/send-from-anvil.ts';
import { type GasByCall, gasOf } from './gas-call.ts';

/** Packages with compiled contracts, pinned to exact contents. Too large for dependencies. */
const PACKAGES = {
  oz2: {
    name: '@openzeppelin/contracts@2.5.1',
    integrity:
      'sha512-qIy6tLx8rtybEsIOAlrM4J/85s2q2nPkDqj/Rx46VakBZ0LwtFhXIVub96LXHczQX0vaqmAueDqNPXtbSXSaYQ==',
  },
  oz4: {
    name: '@openzeppelin/contracts@4.9.6',
    integrity:
      'sha512-xSmezSupL+y9VkHZJGDoCBpmnB2ogM13ccaYDWqJTfS3dbuHkgjuwDFUmaFauBCboQMGB/S5UqUl2y54X99BmA==',
  },
  zora: {
    name: '@zoralabs/v3@1.0.13',
    integrity:
      'sha512-qY9xGr1cS4NqyiRKLyKIza8frXZqP7UtOZF57pesNNp6tXi+3MDugONrsD+OksQV66MVFhF+oJeij6PrwF88DA==',
  },
} as const;

const HOLDER = '0x00000000000000000000000000000000000000fe';
const METADATA = `ipfs://${'b'.repeat(59)}`;
const PRICE = parseEther('1');

/** A royalty registry that returns two empty lists: 64, 96, 0, 0. */
const NO_ROYALTIES: Hex = '0x600d600c600039600d6000f360405f52606060205260805ff3';

type Package = keyof typeof PACKAGES;
type ReadArtifact = (from: Package, path: string) => { abi: Abi; bytecode: Hex };

/**
 * Measures the gas of the closest calls of contracts published by others, under our names, on the same
 * chain.
 * Downloads their packages from the registry.
 */
export async function measurePeers(client: AnvilClient): Promise<GasByCall> {
  const dir = mkdtempSync(join(tmpdir(), 'nova-peers-'));
  try {
    const files = Object.fromEntries(
      Object.keys(PACKAGES).map((name) => [name, fetchPackage(dir, name as Package)]),
    );
    const read: ReadArtifact = (from, path) => readArtifact(dir, files[from]!, path);
    return {
      ...(await measureOpenZeppelin(client, read)),
      ...(await measureZora(client, read)),
      ...(await measureSafe(client)),
    };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function fetchPackage(dir: string, from: Package): string {
  const { name, integrity } = PACKAGES[from];
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', dir, name], { encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`${name} could not be downloaded\n${packed.stderr}`);
  const [found] = JSON.parse(packed.stdout) as { filename: string; integrity: string }[];
  if (found?.integrity !== integrity) throw new Error(`${name} differs from the measured version`);
  return found.filename.replace('@', '').replace('/', '-');
}

function readArtifact(dir: string, file: string, path: string): { abi: Abi; bytecode: Hex } {
  const taken = spawnSync('tar', ['-xzf', file, `package/${path}`], { cwd: dir, encoding: 'utf8' });
  if (taken.status !== 0) throw new Error(`${path} is not in ${file}\n${taken.stderr}`);
  const artifact = JSON.parse(readFileSync(join(dir, 'package', path), 'utf8')) as {
    abi: Abi;
    bytecode: Hex | { object: Hex };
  };
  const { abi, bytecode } = artifact;
  return { abi, bytecode: typeof bytecode === 'string' ? bytecode : bytecode.object };
}

async function measureOpenZeppelin(client: AnvilClient, read: ReadArtifact): Promise<GasByCall> {
  const minter = read('oz4', 'build/contracts/ERC20PresetMinterPauser.json');
  const points = await deployFromAnvil(client, { ...minter, args: ['Points', 'P'] });
  const credit = () =>
    gasOf(client, { to: points, abi: minter.abi, functionName: 'mint', args: [HOLDER, 30n] });
  const recordFirst = await credit();
  const recordWarm = await credit();

  const fixed = read('oz4', 'build/contracts/ERC20PresetFixedSupply.json');
  const createToken = { ...fixed, args: ['Bench Token', 'BENCH', parseEther('1000000'), ANVIL_ACCOUNT] };
  const token = await deployFromAnvil(client, createToken);
  const { transactions } = await client.getBlock();
  const created = await client.getTransactionReceipt({ hash: transactions[0]! });
  const send = (functionName: string, args: readonly unknown[]) =>
    gasOf(client, { to: token, abi: fixed.abi, functionName, args });
  await send('transfer', [HOLDER, 1n]);
  const transferToken = await send('transfer', [HOLDER, 1n]);

  const crowdsale = read('oz2', 'build/contracts/AllowanceCrowdsaleImpl.json');
  const [, buyer] = await client.request({ method: 'eth_accounts' });
  const sale = await deployFromAnvil(client, { ...crowdsale, args: [1n, HOLDER, token, ANVIL_ACCOUNT] });
  await send('approve', [sale, parseEther('1000')]);
  const buy = () =>
    gasOf(client, {
      from: buyer!,
      to: sale,
      abi: crowdsale.abi,
      functionName: 'buyTokens',
      args: [buyer],
      value: PRICE,
    });
  const buyFirst = await buy();
  const buyAgain = await buy();

  const nfts = read('oz2', 'build/contracts/ERC721MintableBurnableImpl.json');
  const nft = await deployFromAnvil(client, nfts);
  const args = [ANVIL_ACCOUNT, 1n, METADATA];
  const mintNft = await gasOf(client, { to: nft, abi: nfts.abi, functionName: 'mintWithTokenURI', args });
  const createdGas = Number(created.gasUsed);
  return { recordFirst, recordWarm, createToken: createdGas, transferToken, buyFirst, buyAgain, mintNft };
}

async function measureZora(client: AnvilClient, read: ReadArtifact): Promise<GasByCall> {
  const artifact = (name: string) => read('zora', `dist/artifacts/${name}.sol/${name}.json`);
  const deploy = (name: string, args: readonly unknown[] = []) =>
    deployFromAnvil(client, { ...artifact(name), args });
  const call = (to: Address, name: string, functionName: string, args: readonly unknown[]) =>
    gasOf(client, { to, abi: artifact(name).abi, functionName, args });

  const fees = await deploy('ZoraProtocolFeeSettings');
  const modules = await deploy('ZoraModuleManager', [ANVIL_ACCOUNT, fees]);
  await call(fees, 'ZoraProtocolFeeSettings', 'init', [modules, zeroAddress]);
  const transfers = await deploy('ERC721TransferHelper', [modules]);
  const wrapped = await deploy('WETH');
  const nft = await deploy('TestERC721');
  await call(nft, 'TestERC721', 'setApprovalForAll', [transfers, true]);
  const none = (await sendFromAnvil(client, { data: NO_ROYALTIES })).contractAddress!;
  const someRoyalties = await deploy('RoyaltyEngine', [HOLDER]);
  const [, buyer] = await client.request({ method: 'eth_accounts' });

  const sell = async (royalties: Address, tokenId: bigint) => {
    const market = await deploy('AsksCoreEth', [transfers, royalties, fees, wrapped]);
    await call(modules, 'ZoraModuleManager', 'registerModule', [market]);
    await call(modules, 'ZoraModuleManager', 'setApprovalForModule', [market, true]);
    await call(nft, 'TestERC721', 'mint', [ANVIL_ACCOUNT, tokenId]);
    const listed = await call(market, 'AsksCoreEth', 'createAsk', [nft, tokenId, PRICE]);
    const { abi } = artifact('AsksCoreEth');
    const args = [nft, tokenId];
    const bought = await gasOf(client, {
      from: buyer!,
      to: market,
      abi,
      functionName: 'fillAsk',
      args,
      value: PRICE,
    });
    return { listed, bought };
  };
  // Buyer and seller have both held a token before.
  for (const [to, tokenId] of [
    [ANVIL_ACCOUNT, 8n],
    [buyer, 9n],
  ] as const) {
    await call(nft, 'TestERC721', 'mint', [to, tokenId]);
  }
  const plain = await sell(none, 1n);
  const royal = await sell(someRoyalties, 2n);
  return { listNft: plain.listed, buyNft: plain.bought, buyNftWithRoyalty: royal.bought };
}

async function measureSafe(client: AnvilClient): Promise<GasByCall> {
  const singleton = await deployFromAnvil(client, { abi: safeL2Abi, bytecode: safeL2Bytecode });
  const factory = await deployFromAnvil(client, {
    abi: safeProxyFactoryAbi,
    bytecode: safeProxyFactoryBytecode,
  });
  const setup = encodeFunctionData({
    abi: safeL2Abi,
    functionName: 'setup',
    args: [[ANVIL_ACCOUNT], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  });
  const args = [singleton, setup, 1n];
  const call = { to: factory, abi: safeProxyFactoryAbi, functionName: 'createProxyWithNonce', args };
  return { createAccount: await gasOf(client, call) };
}
