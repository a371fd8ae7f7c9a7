/** Reads the settings of the application. @throws Error naming the first missing one. */
export function readEnv() {
  return {
    port: Number(process.env['PORT'] ?? 4101),
    dataFile: process.env['DATA_FILE'] ?? 'vehicles.json',
    novaOrigin: process.env['NOVA_ORIGIN'] ?? 'http://127.0.0.1:4000',
    apiKey: need('NOVA_API_KEY'),
    webhookSecret: need('NOVA_WEBHOOK_SECRET'),
  };
}

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: npm run seed writes it to .nova/examples/vehicle-log.env.`);
  return value;
}
