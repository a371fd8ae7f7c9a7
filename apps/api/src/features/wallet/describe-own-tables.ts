import { addressSchema } from '@nova/shared/hex';
import { z } from 'zod';
import type { ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_SESSION } from '../../http/requests/describe.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
const refusals = errorAnswers({
  400: '`invalid_input`, for example for an unknown column',
  401: '`unauthorized`',
  503: "`unavailable` while the chain isn't responding",
});

/** Adds the table reads of an account to the API description. */
export function describeOwnTables(router: ApiRouter): void {
  const describe = (table: string, summary: string, answer: string, isOwn: boolean) =>
    router.openAPIRegistry.registerPath({
      method: 'get',
      path: `/rest/v1/${table}`,
      tags: ['wallet'],
      summary,
      ...(isOwn && { security: NEEDS_SESSION }),
      responses: { 200: jsonAnswer(answer, rows), ...refusals },
    });
  describe(
    'native_tokens',
    'Read the native coin by `symbol=eq.`, `is_native_coin=eq.` and `select=`',
    'One row: token_address, decimals, symbol, is_native_coin.',
    false,
  );
  describe(
    'wallets',
    'List your wallets; supports `user_id=eq.` and `select=`',
    'user_id, address, chain_id, wallet_type, is_primary, last_used_at.',
    true,
  );
  describe(
    'user_balances',
    'List your balances across all wallets; supports `user_id=eq.` and `select=`',
    'user_id, nova_coins (wei), energy_points (spendable).',
    true,
  );
  router.openAPIRegistry.registerPath({
    method: 'post',
    path: '/rest/v1/rpc/get_or_create_user_by_wallet',
    tags: ['wallet'],
    summary: 'Retrieve the ID of the account that owns a wallet of the session',
    description: 'A wallet gets its account when it logs in (`connect_wallet`); this call creates none.',
    security: NEEDS_SESSION,
    request: { body: jsonBody(z.object({ p_wallet_address: addressSchema })) },
    responses: {
      200: jsonAnswer('The account ID.', z.uuid()),
      ...errorAnswers({ 400: '`invalid_input`', 401: '`unauthorized`', 403: '`wallet_mismatch`' }),
    },
  });
}
