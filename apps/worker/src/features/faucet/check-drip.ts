import { dripOperationSchema } from '@nova/shared/faucet/drip-operation';
import { toHex } from '@nova/runtime/hex-bytes';
import { checkAgainst, type CheckRows } from '../../outbox/row-check.ts';

/**
 * Accepts a drip only to an address that the faucet has promised gas. The contract enforces the amount and
 * the daily limit.
 */
export const checkDrip: CheckRows = checkAgainst(
  (client, ids) =>
    client.query<{ operation_id: Buffer; address: Buffer }>(
      'select operation_id, address from app.faucet_drips where operation_id = any($1::bytea[])',
      [ids],
    ),
  (row, drip) =>
    dripOperationSchema.parse(row.payload).to === toHex(drip.address)
      ? null
      : 'the faucet promised this gas to a different address',
);
