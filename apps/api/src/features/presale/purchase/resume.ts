import { testUSDTAbi } from '@nova/abi/test-usdt';
import { toBuyerKey } from '@nova/shared/presale/operations';
import type { Resume } from '@nova/shared/presale/purchase';
import { encodeFunctionData, type Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { listOpen, type Owner } from './purchases.ts';
import { readHasBonus, type SaleOnChain } from '../sale/sale-chain.ts';

/** Returns the state needed to resume an interrupted purchase. */
export async function readResume(
  { db, chain }: Pick<ApiContext, 'db' | 'chain'>,
  { contract, usdt }: SaleOnChain,
  address: Hex,
  owner: Owner | null,
): Promise<Resume> {
  const abi = testUSDTAbi;
  const [balance, allowance] = usdt
    ? await chain.call(
        [
          encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] }),
          encodeFunctionData({ abi, functionName: 'allowance', args: [address, contract] }),
        ].map((data) => ({ method: 'eth_call', params: [{ to: usdt, data }, 'latest'] })),
      )
    : [];
  return {
    balance_units: toAmount(balance),
    allowance_units: toAmount(allowance),
    has_bonus: await readHasBonus(chain, contract, toBuyerKey(address)),
    open: owner?.addresses.includes(address) ? await listOpen(db, owner, address) : [],
  };
}

function toAmount(value: unknown): string | null {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value) ? BigInt(value).toString() : null;
}
