import { createPartnerClient } from '@nova/partner-client/partner-client';
import { readEnv } from './env.ts';
import { createVehicleServer } from './vehicle-server.ts';
import { VehicleStore } from './vehicle-store.ts';

const env = readEnv();
const nova = createPartnerClient({ origin: env.novaOrigin, apiKey: env.apiKey });
const app = createVehicleServer({
  nova,
  store: new VehicleStore(env.dataFile),
  webhookSecret: env.webhookSecret,
});
app.server.listen(env.port, '127.0.0.1', () => {
  console.log(`The vehicle log is at http://127.0.0.1:${env.port}`);
});
await app.reportWaiting();
