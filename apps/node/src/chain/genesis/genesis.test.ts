import { expect, test } from 'vitest';
import { bytesToHex, hexToBytes } from '../../encoding/hex.ts';
import { WorldState } from '../../state/world-state.ts';
import { DEPLOYMENT_PROXY, type GenesisConfig } from './genesis.ts';
import { computeGenesis } from '../open-chain.ts';

const config: GenesisConfig = {
  chainId: 96969,
  deployer: hexToBytes(`0x${'d1'.repeat(20)}`),
  validator: hexToBytes(`0x${'a1'.repeat(20)}`),
  coinbase: hexToBytes(`0x${'c1'.repeat(20)}`),
};

test('the configuration determines the genesis hash', () => {
  // If this value changes, every existing data folder is refused.
  expect(bytesToHex(computeGenesis(config).block.hash)).toBe(
    '0xe5d54750866b1530baecb1fd0dd33cc75a055fad35f32401dae82951e7f544a7',
  );
});

test.each([
  ['chain id', { chainId: 96970 }],
  ['deployer', { deployer: hexToBytes(`0x${'d2'.repeat(20)}`) }],
  ['validator', { validator: hexToBytes(`0x${'a2'.repeat(20)}`) }],
  ['coinbase', { coinbase: hexToBytes(`0x${'c2'.repeat(20)}`) }],
])('a different %s changes the genesis', (_, change) => {
  const other = computeGenesis({ ...config, ...change }).block.hash;
  expect(bytesToHex(other)).not.toBe(bytesToHex(computeGenesis(config).block.hash));
});

test('the deployer owns the whole supply and the deployment proxy has its code', () => {
  const { block, nodes } = computeGenesis(config);
  const world = new WorldState(nodes, block.state);
  expect(world.account(config.deployer)!.balance).toBe(1_000_000_000_000_000_000_000_000_000n);
  const proxy = world.account(DEPLOYMENT_PROXY.address)!;
  expect(proxy.nonce).toBe(1n);
  // The contract has this code hash on every chain.
  expect(bytesToHex(proxy.codeHash)).toBe(
    '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989',
  );
});
