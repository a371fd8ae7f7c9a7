import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { CREATE2_PROXY } from '@nova/shared/chain/constants';
import {
  type Hex,
  createTestClient,
  encodeFunctionData,
  http,
  keccak256,
  parseEther,
  publicActions,
  stringToHex,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANVIL_KEY, type Anvil, startAnvil } from '../test/start-anvil.ts';
import { encodeActionLedger } from './action-ledger-code.ts';
import { connectChain, sendAndWait } from './chain-connection.ts';
import { deployOnce } from './create2.ts';
import { type DeployOptions, deployContracts } from './deploy.ts';
import { listServerFunding } from './server-funding.ts';

const keyOf = (name: string): Hex => keccak256(stringToHex(name));
const attestor = privateKeyToAddress(keyOf('attestor'));
const operator = privateKeyToAddress(keyOf('operator'));
const curator = privateKeyToAddress(keyOf('curator'));
const roles = { admin: privateKeyToAddress(keyOf('admin')), attestor, curator };

let anvil: Anvil;
let options: DeployOptions;
let lines: string[];
let fresh: Hex;

const test = () => createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl) }).extend(publicActions);
const balanceOf = (address: Hex) => test().getBalance({ address });
const readFile = (genesisHash: string) =>
  JSON.parse(readFileSync(join(options.deploymentsDir, `${genesisHash}.json`), 'utf8'));

beforeAll(async () => {
  anvil = await startAnvil(['--chain-id', '96969']);
});
afterAll(() => anvil.stop());

beforeEach(async () => {
  if (fresh) await test().revert({ id: fresh });
  fresh = await test().snapshot();
  lines = [];
  options = {
    rpcUrl: anvil.rpcUrl,
    chainId: 96_969,
    deployerKey: ANVIL_KEY,
    roles,
    funding: listServerFunding({ attestor: keyOf('attestor') }),
    deploymentsDir: mkdtempSync(join(tmpdir(), 'nova-deployments-')),
    log: (line) => lines.push(line),
  };
  return () => rmSync(options.deploymentsDir, { recursive: true });
});

describe('deployContracts', () => {
  it('deploys the ledger and records its address', async () => {
    const deployment = await deployContracts(options);
    const genesis = await test().getBlock({ blockNumber: 0n });
    expect(deployment).toEqual({
      chainId: 96_969,
      genesisHash: genesis.hash,
      contracts: { ActionLedger: { address: deployment.contracts.ActionLedger.address, deployedAtBlock: 1 } },
      fundedAddresses: [attestor.toLowerCase()],
    });
    expect(readFile(genesis.hash)).toEqual(deployment);
    expect(readdirSync(options.deploymentsDir)).toEqual([`${genesis.hash}.json`]);
  });

  it('gives the ledger its roles and the deployer none', async () => {
    const { address } = (await deployContracts(options)).contracts.ActionLedger;
    const hasRole = (role: Hex, account: Hex) =>
      test().readContract({ abi: actionLedgerAbi, address, functionName: 'hasRole', args: [role, account] });
    const adminRole = `0x${'00'.repeat(32)}` as const;
    const deployer = privateKeyToAddress(ANVIL_KEY);
    expect(await hasRole(adminRole, roles.admin)).toBe(true);
    expect(await hasRole(keccak256(stringToHex('ATTESTOR_ROLE')), attestor)).toBe(true);
    expect(await hasRole(keccak256(stringToHex('CURATOR_ROLE')), curator)).toBe(true);
    for (const role of ['ATTESTOR_ROLE', 'CURATOR_ROLE', 'SPENDER_ROLE']) {
      expect(await hasRole(keccak256(stringToHex(role)), deployer)).toBe(false);
    }
    expect(await hasRole(adminRole, deployer)).toBe(false);
  });

  it('writes the whole reward catalog to the chain', async () => {
    const { address } = (await deployContracts(options)).contracts.ActionLedger;
    const typeOf = (key: string) =>
      test().readContract({
        abi: actionLedgerAbi,
        address,
        functionName: 'actionTypeOf',
        args: [stringToHex(key, { size: 32 })],
      });
    const keys = await test().readContract({ abi: actionLedgerAbi, address, functionName: 'actionKeys' });
    expect(keys).toHaveLength(24);
    expect(await typeOf('energy_collection')).toEqual({
      points: 40,
      cooldown: 14_400,
      dailyCap: 3,
      lifetimeCap: 0,
      source: 0,
      active: true,
    });
    expect(await typeOf('referral')).toMatchObject({ points: 100, dailyCap: 20, source: 1 });
    expect(await typeOf('presale_purchase')).toMatchObject({ points: 50, dailyCap: 5, source: 2 });
    expect(await typeOf('welcome_bonus')).toMatchObject({ points: 1000, lifetimeCap: 1, source: 1 });
  });

  it('changes nothing when it is run again', async () => {
    const first = await deployContracts(options);
    const blockNumber = await test().getBlockNumber();
    lines = [];
    expect(await deployContracts(options)).toEqual(first);
    expect(await test().getBlockNumber()).toBe(blockNumber);
    expect(lines).toEqual([]);
  });

  it('names the actions for which the ledger has a different catalog', async () => {
    const { chain } = await connectChain(anvil.rpcUrl, 96_969, ANVIL_KEY);
    const owner = chain.account.address;
    const own = { ...options, roles: { ...roles, curator: owner } };
    const { address } = (await deployContracts(own)).contracts.ActionLedger;
    const dearer = { points: 41, cooldown: 14_400, dailyCap: 3, lifetimeCap: 0, source: 0, active: true };
    const args = [stringToHex('energy_collection', { size: 32 }), dearer] as const;
    const data = encodeFunctionData({ abi: actionLedgerAbi, functionName: 'setActionType', args });
    await sendAndWait(chain, { to: address, data });
    lines = [];
    await deployContracts(own);
    expect(lines).toEqual(["The ledger's catalog differs from this version's for: energy_collection"]);
  });

  it('checks a known ledger with one call at a time, in the internal lane', async () => {
    await deployContracts(options);
    const lanes = new Set<string | undefined>();
    let [running, most] = [0, 0];
    const engine = createServer(async (request, response) => {
      lanes.add(request.headers['x-nova-client']?.toString());
      running += 1;
      most = Math.max(most, running);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(anvil.rpcUrl, { method: 'POST', headers, body: await text(request) });
      const body = await answer.text();
      running -= 1;
      response.setHeader('content-type', 'application/json').end(body);
    });
    await once(engine.listen(0, '127.0.0.1'), 'listening');
    const { port } = engine.address() as AddressInfo;
    lines = [];
    await deployContracts({ ...options, rpcUrl: `http://127.0.0.1:${port}` }).finally(() => engine.close());
    expect(lines).toEqual([]);
    expect([...lanes]).toEqual(['internal/deployer']);
    expect(most).toBe(1);
  });

  it('reuses a ledger that an interrupted run deployed without recording it', async () => {
    const { chain } = await connectChain(anvil.rpcUrl, 96_969, ANVIL_KEY);
    const nobody = `0x${'11'.repeat(20)}` as const;
    await sendAndWait(chain, { to: nobody, value: 1n });
    const aborted = await deployOnce(chain, 'ActionLedger', encodeActionLedger(roles), () => undefined);
    for (let i = 0; i < 3; i++) await sendAndWait(chain, { to: nobody, value: 1n });

    const deployment = await deployContracts(options);
    expect(deployment.contracts.ActionLedger).toEqual({ address: aborted.address, deployedAtBlock: 2 });
    // Three blocks above, one for the attestor's gas, and no second deployment.
    expect(await test().getBlockNumber()).toBe(6n);
  });

  it('tops up each server address to its amount, counting existing coins', async () => {
    await test().setBalance({ address: attestor, value: parseEther('400') });
    await test().setBalance({ address: operator, value: parseEther('2000') });
    const keys = { attestor: keyOf('attestor'), operator: keyOf('operator'), curator: keyOf('curator') };
    await deployContracts({ ...options, funding: listServerFunding(keys) });
    expect(await balanceOf(attestor)).toBe(parseEther('1000'));
    expect(await balanceOf(operator)).toBe(parseEther('2000'));
    expect(await balanceOf(curator)).toBe(parseEther('10'));
  });

  it('tops up an address once per deployment, and a new address when it is added', async () => {
    await deployContracts(options);
    await test().setBalance({ address: attestor, value: parseEther('3') });
    const keys = { attestor: keyOf('attestor'), operator: keyOf('operator') };
    const deployment = await deployContracts({ ...options, funding: listServerFunding(keys) });
    expect(await balanceOf(attestor)).toBe(parseEther('3'));
    expect(await balanceOf(operator)).toBe(parseEther('1000'));
    expect(deployment.fundedAddresses).toEqual([attestor.toLowerCase(), operator.toLowerCase()]);
  });

  it('continues with the gas when it was interrupted after the ledger', async () => {
    const { genesisHash } = await deployContracts({ ...options, funding: [] });
    expect(readFile(genesisHash).fundedAddresses).toEqual([]);
    await deployContracts(options);
    expect(await balanceOf(attestor)).toBe(parseEther('1000'));
    expect(readFile(genesisHash).fundedAddresses).toEqual([attestor.toLowerCase()]);
  });

  it('rejects a chain with another ID', async () => {
    await expect(deployContracts({ ...options, chainId: 1 })).rejects.toThrow(
      /^The chain at http:\/\/127\.0\.0\.1:\d+ has ID 96969 instead of 1\.$/,
    );
  });

  it('rejects an address where no chain answers', async () => {
    await expect(deployContracts({ ...options, rpcUrl: 'http://127.0.0.1:1' })).rejects.toThrow(
      'No node responds at http://127.0.0.1:1.',
    );
  });

  it('rejects a deployment whose ledger is not on the chain', async () => {
    const deployment = await deployContracts(options);
    const { address } = deployment.contracts.ActionLedger;
    await test().setCode({ address, bytecode: '0x' });
    await expect(deployContracts(options)).rejects.toThrow(
      `The deployment of ${deployment.genesisHash} names ActionLedger at ${address}, but the chain has no ` +
        'code there, so this data folder belongs to another chain. Restore the matching chain or use a new folder.',
    );
  });

  it('rejects a deployment file that is invalid or describes another chain', async () => {
    const { genesisHash } = await deployContracts(options);
    const path = join(options.deploymentsDir, `${genesisHash}.json`);
    const sentence = `${path} does not describe a deployment on chain 96969. Move it away to deploy again.`;
    writeFileSync(path, JSON.stringify({ ...readFile(genesisHash), chainId: 1 }));
    await expect(deployContracts(options)).rejects.toThrow(sentence);
    writeFileSync(path, '{"chainId":');
    await expect(deployContracts(options)).rejects.toThrow(sentence);
  });

  it('rejects a ledger without the attestor’s role', async () => {
    await deployContracts(options);
    const stranger = privateKeyToAddress(keyOf('stranger'));
    await expect(deployContracts({ ...options, roles: { ...roles, attestor: stranger } })).rejects.toThrow(
      `does not accept actions from ${stranger}`,
    );
  });

  it('rejects a chain without the CREATE2 proxy', async () => {
    await test().setCode({ address: CREATE2_PROXY, bytecode: '0x' });
    await expect(deployContracts(options)).rejects.toThrow(
      'The chain has no CREATE2 proxy at 0x4e59b44847b379578588920ca78fbf26c0b4956c, ' +
        'so ActionLedger cannot be deployed.',
    );
    expect(readdirSync(options.deploymentsDir)).toEqual([]);
  });

  it('reports a deployer without coins', async () => {
    await expect(deployContracts({ ...options, deployerKey: keyOf('poor') })).rejects.toThrow(
      `The chain rejected a transaction of the deployer ${privateKeyToAddress(keyOf('poor'))}: `,
    );
  });
});
