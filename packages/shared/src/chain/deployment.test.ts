import { describe, expect, it } from 'vitest';
import { deploymentFileName, deploymentSchema } from './deployment.ts';

const genesisHash = `0x${'AB'.repeat(32)}`;
const ledger = { address: `0x${'Cd'.repeat(20)}`, deployedAtBlock: 1 };

describe('deploymentSchema', () => {
  it('converts a deployment to lowercase and assumes no funding unless it is recorded', () => {
    const file = { chainId: 96_969, genesisHash, contracts: { ActionLedger: ledger } };
    expect(deploymentSchema.parse(file)).toEqual({
      chainId: 96_969,
      genesisHash: `0x${'ab'.repeat(32)}`,
      contracts: { ActionLedger: { address: `0x${'cd'.repeat(20)}`, deployedAtBlock: 1 } },
      fundedAddresses: [],
    });
  });

  it('refuses a deployment without a ledger', () => {
    const file = { chainId: 96_969, genesisHash, contracts: {} };
    expect(deploymentSchema.safeParse(file).success).toBe(false);
  });
});

describe('deploymentFileName', () => {
  it('is the lowercase genesis hash', () => {
    expect(deploymentFileName(genesisHash)).toBe(`0x${'ab'.repeat(32)}.json`);
  });
});
