/** Reads the settings of the application. @throws Error naming the first missing one. */
export function readEnv() {
  return {
    dataFile: process.env['DATA_FILE'] ?? 'bots.json',
    novaOrigin: process.env['NOVA_ORIGIN'] ?? 'http://127.0.0.1:4000',
    apiKey: need('NOVA_API_KEY'),
  };
}

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: npm run seed writes it to .nova/examples/trading-bot.env.`);
  return value;
}
