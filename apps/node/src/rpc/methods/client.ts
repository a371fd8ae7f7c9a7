import { z } from 'zod';
import type { Chain } from '../../chain/chain.ts';
import { quantity } from '../../encoding/hex.ts';
import { keccak256 } from '../../crypto/keccak.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { method, type RpcMethods } from '../method.ts';
import { dataParam, noParams } from '../params.ts';

const CLIENT_VERSION = `nova-node/0.1.0/${process.platform}-${process.arch}/node${process.versions.node}`;
const none = noParams;

/** Methods that identify this node. It never unlocks accounts, so eth_accounts is empty. */
export function clientMethods(chain: Chain): RpcMethods {
  return {
    web3_clientVersion: method(none, () => CLIENT_VERSION),
    web3_sha3: method(z.tuple([dataParam]), ([data]) => bytesToHex(keccak256(data))),
    net_version: method(none, () => String(chain.chainId)),
    net_listening: method(none, () => true),
    net_peerCount: method(none, () => '0x0'),
    eth_chainId: method(none, () => quantity(chain.chainId)),
    eth_syncing: method(none, () => false),
    eth_accounts: method(none, () => []),
    eth_coinbase: method(none, () => bytesToHex(chain.genesisConfig.coinbase)),
  };
}
