import { addToWhitelistSchema, purchasePresaleSchema } from '@nova/shared/presale/purchase-request';
import type { Context } from 'hono';
import type { Hex } from 'viem';
import type { ApiEnv } from '../../../http/api-router.ts';
import { parseInput } from '../../../http/requests/read-json.ts';
import { readLanguage } from '../../../http/requests/read-language.ts';
import { readSession } from '../../../http/access/session.ts';
import { answerStatus } from './answer-status.ts';
import { purchasePresale } from './purchase-presale.ts';
import { readNetworks } from '../sale/read-networks.ts';
import type { PresaleService } from '../service.ts';
import { whitelistWallet } from '../whitelist-wallet.ts';

type Operate = (c: Context<ApiEnv>, body: Record<string, unknown>) => Promise<Response>;

/** Creates the presale actions of the function `wallet-operations` (requirements 194 to 196). */
export function createPresaleOperations(service: PresaleService): Record<string, Operate> {
  const { context, settings, readSale, readShown, whitelist } = service;
  return {
    get_presale_status: (c) => answerStatus(c, readShown),
    purchase_presale: async (c, body) => {
      const { data } = parseInput(purchasePresaleSchema, body);
      const isWhitelisted = (address: string) => whitelist.has(address as Hex);
      const desk = {
        context,
        settings,
        language: readLanguage(c),
        networks: readNetworks(context, c.var.clientAddress),
        readUserId: async () => (await readSession(c, context.tokens))?.userId ?? null,
        readSale,
        isWhitelisted,
      };
      return c.json(await purchasePresale(desk, data), 200);
    },
    add_to_whitelist: async (c, body) => {
      const { data } = parseInput(addToWhitelistSchema, body);
      await whitelistWallet(context, whitelist, c, data.address);
      return c.json({ success: true, address: data.address }, 200);
    },
  };
}
