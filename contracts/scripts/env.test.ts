import { describe, expect, it } from 'vitest';
import { readDeployEnv } from './env.ts';

const keyOf = (digit: string) => `0x${digit.repeat(64)}`;
const source = {
  CHAIN_RPC_URL: 'http://127.0.0.1:8545',
  DEPLOYER_KEY: keyOf('1'),
  ATTESTOR_KEY: keyOf('2'),
  CURATOR_KEY: keyOf('3'),
  ADMIN_ADDRESS: '0x00000000000000000000000000000000000000AD',
  INIT_CWD: '/home/nova',
};

describe('readDeployEnv', () => {
  it('uses Nova’s chain and the data folder of the current directory by default', () => {
    expect(readDeployEnv(source)).toMatchObject({ chainId: 96_969, dataDir: '/home/nova/.nova' });
    expect(readDeployEnv({ ...source, NOVA_DATA_DIR: '/var/nova' })).toMatchObject({ dataDir: '/var/nova' });
  });

  it('gives gas to every configured key', () => {
    const funding = readDeployEnv({ ...source, GAS_KEY: keyOf('4') }).funding;
    expect(funding.map(({ label, amountWei }) => [label, amountWei])).toEqual([
      ['attestor', 1_000_000_000_000_000_000_000n],
      ['gas', 1_000_000_000_000_000_000_000n],
      ['curator', 10_000_000_000_000_000_000n],
    ]);
  });

  it('deploys only the ledger unless five owners are named', () => {
    expect(readDeployEnv(source)).not.toHaveProperty('wholeSet');
    const owners = ['1', '2', '3', '4', '5'].map((digit) => `0x${digit.repeat(40)}`);
    const { ADMIN_ADDRESS: _, ...withoutAdmin } = source;
    const keys = { OPERATOR_KEY: keyOf('4'), GAS_KEY: keyOf('5'), PAUSER_KEY: keyOf('6') };
    const origins = 'https://nova.example,https://www.nova.example';
    const set = { SAFE_OWNERS: owners.join(', '), LAUNCH_AT: '1800000000', PUBLIC_ORIGIN: origins };
    const env = { ...withoutAdmin, ...keys, ...set };
    expect(readDeployEnv(env).wholeSet).toMatchObject({
      safeOwners: owners,
      usdt: null,
      passkeyRpId: 'nova.example',
      bonusSlotsTotal: 1_000,
      launchAt: 1_800_000_000,
    });
    const named = { ...env, PUBLIC_ORIGIN: undefined, PASSKEY_RP_ID: 'example' };
    expect(readDeployEnv(named).wholeSet).toMatchObject({ passkeyRpId: 'example' });
    expect(() => readDeployEnv({ ...env, PUBLIC_ORIGIN: undefined })).toThrow(
      "PUBLIC_ORIGIN: is missing: passkeys of accounts belong to the website's host, which cannot change later",
    );
    expect(() => readDeployEnv({ ...env, PUBLIC_ORIGIN: 'nova.example' })).toThrow(/PUBLIC_ORIGIN: must be/);
    expect(() => readDeployEnv({ ...env, GAS_KEY: undefined })).toThrow(/GAS_KEY: is missing/);
    expect(() => readDeployEnv({ ...env, LAUNCH_AT: undefined })).toThrow(/LAUNCH_AT: is missing/);
    expect(() => readDeployEnv({ ...env, SAFE_OWNERS: owners.slice(1).join() })).toThrow(/SAFE_OWNERS/);
  });

  it('names all errors at once and no secret', () => {
    const faulty = { ...source, DEPLOYER_KEY: '0x1234', ADMIN_ADDRESS: undefined };
    expect(() => readDeployEnv(faulty)).toThrow(/DEPLOYER_KEY: must be a private key[^]*ADMIN_ADDRESS: /);
    expect(() => readDeployEnv(faulty)).not.toThrow(/0x1234/);
  });
});
