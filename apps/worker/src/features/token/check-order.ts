import { createTokenOperationSchema } from '@nova/shared/token/create-operation';
import { toHex } from '@nova/runtime/hex-bytes';
import { checkAgainst, type CheckRows } from '../../outbox/row-check.ts';

interface TokenOrder {
  operation_id: Buffer;
  owner: Buffer;
  name: string;
  symbol: string;
  supply: string;
  contract_uri: string;
}

/** Accepts the creation of a token only as its owner ordered it. */
export const checkTokenOrder: CheckRows = checkAgainst(
  (client, ids) =>
    client.query<TokenOrder>(
      `select operation_id, owner, name, symbol, supply, contract_uri from app.token_orders
   where operation_id = any($1::bytea[])`,
      [ids],
    ),
  (row, order) => {
    const { owner, name, symbol, supply, contractUri } = createTokenOperationSchema.parse(row.payload);
    const isSame =
      owner === toHex(order.owner) &&
      name === order.name &&
      symbol === order.symbol &&
      supply === order.supply &&
      contractUri === order.contract_uri;
    return isSame ? null : 'a different token was ordered with this ID';
  },
);
