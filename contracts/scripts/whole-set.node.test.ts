import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { startNode } from '@nova/node/start-node';
import { type Hex, keccak256, stringToHex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { connectChain } from './chain-connection.ts';
import { deployContracts } from './deploy.ts';
import { deployPasskeySet } from './passkey-set.ts';
import { listServerFunding } from './server-funding.ts';

const keyOf = (name: string): Hex => keccak256(stringToHex(name));
const addressOf = (name: string) => privateKeyToAddress(keyOf(name));

describe('deployContracts on the chain of our own node', () => {
  it('deploys everything, verifies the sum, and changes nothing when it is run again', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nova-whole-set-'));
    const node = await startNode({
      dataDir,
      host: '127.0.0.1',
      port: 0,
      validatorKey: keyOf('validator'),
      genesis: { chainId: 96_969, deployer: addressOf('deployer') },
      coinbase: addressOf('operator'),
    });
    try {
      const ownerKeys = ['one', 'two', 'three', 'four', 'five'].map(keyOf);
      const options = {
        rpcUrl: node.url,
        chainId: 96_969,
        deployerKey: keyOf('deployer'),
        roles: { admin: addressOf('admin'), attestor: addressOf('attestor'), curator: addressOf('curator') },
        funding: listServerFunding({ attestor: keyOf('attestor'), operator: keyOf('operator') }),
        wholeSet: {
          safeOwners: ownerKeys.map((key) => privateKeyToAddress(key)),
          safeOwnerKeys: ownerKeys,
          operator: addressOf('operator'),
          pauser: addressOf('pauser'),
          faucet: addressOf('gas'),
          usdt: 'test' as const,
          recoveryDelaySeconds: 30,
        },
        deploymentsDir: join(dataDir, 'deployments'),
        log: () => {},
      };
      const first = await deployContracts(options);
      const connection = await connectChain(node.url, 96_969, keyOf('poor'));
      expect(Object.keys(first.contracts)).toHaveLength(23);
      expect(first.allocationProvenAtBlock).toBeGreaterThan(0);
      expect(await deployContracts(options)).toEqual(first);

      const delay = await connection.chain.readContract({
        address: first.contracts.PasskeyAccount!.address,
        abi: passkeyAccountAbi,
        functionName: 'RECOVERY_DELAY',
      });
      expect(delay).toBe(30n);

      // An earlier chain whose deployer has spent its coins starts without passkey accounts, and says why.
      const { chain } = connection;
      const { ActionPaymaster: _, PasskeyAccountFactory: __, ...contracts } = first.contracts;
      const lines: string[] = [];
      const noted: string[] = [];
      const run = {
        chain,
        contracts,
        note: (name: string) => noted.push(name),
        log: (line: string) => lines.push(line),
      };
      await deployPasskeySet(run, first.contracts.Safe!.address);
      expect(noted).toEqual([]);
      expect(lines).toEqual([expect.stringContaining('needs 502. Send it the rest and start again.')]);
    } finally {
      await node.close();
      await rm(dataDir, { recursive: true });
    }
  });
});
