import { keccak256, stringToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerCatalogue } from '../../scripts/action-ledger-code.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';
import { type LedgerClient, deployTestLedger } from './ledger-client.ts';

const ALICE = '0x1111111111111111111111111111111111111111';
const BOB = '0x2222222222222222222222222222222222222222';

let anvil: Anvil;
let ledger: LedgerClient;

beforeAll(async () => {
  anvil = await startAnvil();
  ledger = await deployTestLedger(anvil.rpcUrl, ledgerCatalogue);
  await ledger.write('grantRole', [keccak256(stringToHex('SPENDER_ROLE')), ledger.owner]);
});
afterAll(() => anvil.stop());

const idOf = (name: string) => keccak256(stringToHex(name));

async function gasOfRecord(name: string, account: typeof ALICE | typeof BOB, key: string): Promise<number> {
  const actionKey = stringToHex(key, { size: 32 });
  const args = [idOf(name), account, idOf('user'), actionKey, BigInt(ledger.now)] as const;
  const receipt = await ledger.write('record', args);
  expect(receipt.status).toBe('success');
  return Number(receipt.gasUsed);
}

describe('gas of the ledger, whole transactions', () => {
  it('records an action of a known account and key for less than 75,000', async () => {
    await gasOfRecord('a1', ALICE, 'link_click');
    await ledger.mineAt(ledger.now + 60);
    expect(await gasOfRecord('a2', ALICE, 'link_click')).toBeLessThan(75_000);
    await ledger.mineAt(ledger.now + 86_400);
    expect(await gasOfRecord('a3', ALICE, 'link_click')).toBeLessThan(75_000);
  });

  it('records an action of a new account for less than 115,000', async () => {
    expect(await gasOfRecord('b1', BOB, 'referral')).toBeLessThan(115_000);
  });

  it('revokes for less than 55,000, unspent or spent', async () => {
    await gasOfRecord('c1', ALICE, 'referral');
    await gasOfRecord('c2', ALICE, 'referral');
    const unspent = await ledger.write('revoke', [idOf('c1')]);
    expect(Number(unspent.gasUsed)).toBeLessThan(55_000);
    await ledger.write('spend', [idOf('s0'), ALICE, await ledger.read('balanceOf', [ALICE])]);
    const spent = await ledger.write('revoke', [idOf('c2')]);
    expect(Number(spent.gasUsed)).toBeLessThan(55_000);
  });

  it('spends for less than 75,000', async () => {
    await gasOfRecord('d1', BOB, 'referral');
    const first = await ledger.write('spend', [idOf('s1'), BOB, 50n]);
    expect(Number(first.gasUsed)).toBeLessThan(75_000);
  });
});
