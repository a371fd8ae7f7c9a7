import { createHash } from 'node:crypto';
import { DEMO_FUNDS, DEMO_TYPES } from '@nova/shared/demo/constants';
import { tapUsdtSchema } from '@nova/shared/demo/tap-usdt';
import { type CheckRows, refuse, SIGN, type Verdict } from '../../outbox/row-check.ts';

/**
 * Accepts test coins only once and only for the wallet of a demo account. @param hasDemoFunds True only in
 * development.
 */
export function createTapCheck({ hasDemoFunds }: { hasDemoFunds: boolean }): CheckRows {
  return async (rows, { client }) => {
    const wanted = rows.map((row) => ({ row, ...tapUsdtSchema.parse(row.payload) }));
    const found = await client.query<{ address: string; demo_type: string }>(
      `select '0x' || encode(address, 'hex') as address, demo_type from app.demo_sessions
       where address = any($1::bytea[])`,
      [wanted.map(({ to }) => `\\x${to.slice(2)}`)],
    );
    const demos = new Map(found.rows.map((demo) => [demo.address, demo.demo_type]));
    return new Map(
      wanted.map(({ row, to, units }): [number, Verdict] => {
        const demo = DEMO_TYPES.find((each) => each === demos.get(to));
        const operationId = `0x${createHash('sha256').update(`demo usdt ${to}`).digest('hex')}`;
        const isIt =
          hasDemoFunds &&
          demo !== undefined &&
          row.operationId === operationId &&
          BigInt(units) === DEMO_FUNDS[demo].usdtUnits;
        return [row.id, isIt ? SIGN : refuse('no demo is entitled to these test coins')];
      }),
    );
  };
}
