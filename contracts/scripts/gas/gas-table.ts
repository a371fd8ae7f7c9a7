import { createAnvilClient } from '../../test/send-from-anvil.ts';
import { startAnvil } from '../../test/start-anvil.ts';
import { measureOurs } from './gas-of-ours.ts';
import { measurePeers } from './gas-of-peers.ts';

/**
 * Measured calls in the order of the table, with the accepted maximum for ours and the name of the peer.
 */
const CALLS: Readonly<Record<string, { title: string; bar?: number; peer: string }>> = {
  recordFirst: {
    title: 'record an action, new account and key',
    peer: 'OpenZeppelin 4.9.6 ERC20PresetMinterPauser `mint`, new holder',
  },
  recordWarm: {
    title: 'record an action, known account and key',
    bar: 75_000,
    peer: 'the same, known holder',
  },
  convertFirst: { title: "convert points, the account's first", peer: '' },
  convertWarm: { title: 'convert points again that day', peer: '' },
  drip: { title: 'drip', peer: '' },
  buyFirst: {
    title: 'buy in the pre-sale, first, with bonus',
    bar: 150_000,
    peer: 'OpenZeppelin 2.5.1 AllowanceCrowdsale `buyTokens`',
  },
  buyAgain: { title: 'buy in the presale again', bar: 85_000, peer: 'the same, again' },
  mintNft: {
    title: 'mint an NFT, paid in points',
    bar: 190_000,
    peer: 'OpenZeppelin 2.5.1 ERC721Full `mintWithTokenURI`',
  },
  listNft: { title: 'list an NFT', bar: 90_000, peer: 'Zora V3 AsksCoreEth `createAsk`' },
  buyNft: {
    title: 'buy an NFT, no royalty',
    bar: 130_000,
    peer: 'Zora V3 AsksCoreEth `fillAsk`, registry without royalties',
  },
  buyNftWithRoyalty: {
    title: 'buy an NFT, royalty 5 %',
    peer: "Zora V3 AsksCoreEth `fillAsk`, 5 % by its tests' registry",
  },
  createToken: {
    title: 'create a token',
    bar: 450_000,
    peer: 'OpenZeppelin 4.9.6 ERC20PresetFixedSupply, deployed',
  },
  transferToken: { title: 'send a created token, known holder', peer: 'the same preset, `transfer`' },
  createAccount: {
    title: 'create an account without a wallet',
    peer: 'Safe 1.5.0 `createProxyWithNonce`, one owner',
  },
  linkAccount: { title: 'link its first wallet', peer: '' },
};

/**
 * Measures the calls that users pay for and the closest ones of published contracts, on one anvil.
 * @returns A table for docs/benchmarks.md.
 * @throws Error if a call exceeds its maximum.
 */
export async function makeGasTable(): Promise<string> {
  const anvil = await startAnvil(['--balance', '1000000000']);
  try {
    const client = createAnvilClient(anvil.rpcUrl);
    const ours = await measureOurs(client);
    const peers = await measurePeers(client);
    const gas = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString('en-US'));
    const rows = Object.entries(CALLS).map(([name, { title, bar, peer }]) => {
      if (bar !== undefined && !(ours[name]! <= bar)) {
        throw new Error(`${title} costs ${ours[name]} gas, more than ${bar}`);
      }
      return `| ${title} | ${gas(ours[name])} | ${gas(bar)} | ${gas(peers[name])} | ${peer || 'none known'} |`;
    });
    return ['| call | gas | bar | peer | which |', '|---|---:|---:|---:|---|', ...rows].join('\n');
  } finally {
    await anvil.stop();
  }
}
