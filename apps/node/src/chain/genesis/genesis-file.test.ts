import { expect, test } from 'vitest';
import { bytesToHex, hexToBytes } from '../../encoding/hex.ts';
import { besuGenesis, gethGenesis, qbftExtraData, readGenesisFile } from './genesis-file.ts';
import type { GenesisConfig } from './genesis.ts';
import { computeGenesis } from '../open-chain.ts';

const config: GenesisConfig = {
  chainId: 96969,
  deployer: hexToBytes(`0x${'d1'.repeat(20)}`),
  validator: hexToBytes(`0x${'a1'.repeat(20)}`),
  coinbase: hexToBytes(`0x${'c1'.repeat(20)}`),
};

test('the geth file of a configuration yields the same genesis block', () => {
  const read = readGenesisFile(JSON.stringify(gethGenesis(config)));
  expect(bytesToHex(computeGenesis(read).block.hash)).toBe(
    '0xe5d54750866b1530baecb1fd0dd33cc75a055fad35f32401dae82951e7f544a7',
  );
});

test('QBFT extraData equals the example for four validators in Besu’s documentation', () => {
  const validators = [
    '0x64a702e6263b7297a96638cac6ae65e6541f4169',
    '0x3923390ad55e90c237593b3b0e401f3b08a03185',
    '0xaefdb9a738c9f433e5b6b212a6d62f6370c2f692',
    '0xc7eeb9a4e00ce683cf93039b212648e01c6c6b78',
  ].map((address) => hexToBytes(address));
  expect(qbftExtraData(validators)).toBe(
    '0xf87aa00000000000000000000000000000000000000000000000000000000000000000f8549464a702e6263b7297a96638cac6ae65e6541f4169943923390ad55e90c237593b3b0e401f3b08a0318594aefdb9a738c9f433e5b6b212a6d62f6370c2f69294c7eeb9a4e00ce683cf93039b212648e01c6c6b78c080c0',
  );
});

test('the Besu file has our chain ID, no base fee, our coins and one validator', () => {
  const genesis = besuGenesis(config, [config.validator]);
  expect(genesis).toMatchObject({
    config: {
      chainId: 96969,
      cancunTime: 0,
      zeroBaseFee: true,
      qbft: { blockperiodseconds: 1, miningbeneficiary: `0x${'c1'.repeat(20)}` },
    },
    difficulty: '0x1',
    mixHash: '0x63746963616c2062797a616e74696e65206661756c7420746f6c6572616e6365',
    gasLimit: '0x1c9c380',
    alloc: {
      [`0x${'d1'.repeat(20)}`]: { balance: '0x33b2e3c9fd0803ce8000000' },
      '0x4e59b44847b379578588920ca78fbf26c0b4956c': { nonce: '0x1' },
    },
  });
});

test.each([
  ['no JSON', '{'],
  ['no alloc', '{"config":{"chainId":1},"extraData":"0x","coinbase":"0x"}'],
  ['extraData of another engine', JSON.stringify(besuGenesis(config, [config.validator]))],
])('a file with %s is refused with a sentence', (_, text) => {
  expect(() => readGenesisFile(text)).toThrow(/^The genesis file cannot be used: /);
});
