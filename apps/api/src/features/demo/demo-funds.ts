import { DEMO_FUNDS, DEMO_POINTS, DEMO_TYPES, type DemoType } from '@nova/shared/demo/constants';
import type { DemoOffer } from '@nova/shared/demo/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';

/** Starting balance of a demo wallet: gas in wei, test USDT in units of 6 decimals. */
export interface DemoFunds {
  readonly points: number;
  readonly gasWei: bigint;
  readonly usdtUnits: bigint;
}

const NOTHING: DemoFunds = { points: 0, gasWei: 0n, usdtUnits: 0n };
type Context = Pick<ApiContext, 'db' | 'config'>;

/**
 * Returns the starting balances by demo type, both for display and for payout. Test USDT is included only if
 * the chain has it.
 */
export async function readDemoFunds({ db, config }: Context): Promise<(demoType: DemoType) => DemoFunds> {
  if (config.isProduction) return () => NOTHING;
  const hasUsdt = (await findContract(db, 'TestUSDT')) !== null;
  return (demoType) => {
    const { gasWei, usdtUnits } = DEMO_FUNDS[demoType];
    return { points: DEMO_POINTS, gasWei, usdtUnits: hasUsdt ? usdtUnits : 0n };
  };
}

export async function readDemoOffer(context: Context): Promise<DemoOffer> {
  const fundsOf = await readDemoFunds(context);
  const kinds = DEMO_TYPES.map((demoType) => {
    const { points, gasWei, usdtUnits } = fundsOf(demoType);
    return { demo_type: demoType, points, gas_wei: gasWei.toString(), usdt_units: usdtUnits.toString() };
  });
  return { has_value: !context.config.isProduction, kinds };
}
