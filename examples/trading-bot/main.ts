import { createPartnerClient } from '@nova/partner-client/partner-client';
import { BotStore } from './bot-store.ts';
import { readEnv } from './env.ts';
import { activateBot, completeTrade } from './trading-bot.ts';

const USAGE = `Usage:
  npm start -- activate <wallet>                activate the bot of a wallet
  npm start -- trade <wallet> <pair> <amount>   let it complete a trade`;

const [command, wallet = '', pair = '', amount = ''] = process.argv.slice(2);
if (!/^0x[0-9a-fA-F]{40}$/.test(wallet) || (command !== 'activate' && command !== 'trade')) {
  console.error(USAGE);
  process.exit(2);
}
const env = readEnv();
const nova = createPartnerClient({ origin: env.novaOrigin, apiKey: env.apiKey });
const app = { nova, store: new BotStore(env.dataFile) };
const outcome =
  command === 'activate'
    ? await activateBot(app, wallet)
    : await completeTrade(app, wallet, pair, Number(amount));
console.log(
  outcome.blockNumber === null
    ? `Not credited: ${outcome.reason}.`
    : `Sealed in block ${outcome.blockNumber}: ${outcome.points} EP.`,
);
