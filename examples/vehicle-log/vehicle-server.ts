import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PartnerApiError, type PartnerClient } from '@nova/partner-client/partner-client';
import { readWebhook } from '@nova/partner-client/read-webhook';
import { drawPage } from './draw-page.ts';
import type { Vehicle, VehicleStore } from './vehicle-store.ts';

const ACTION_KEY = 'vehicle_upload';
const BODY_MAX_BYTES = 64 * 1024;

export interface VehicleServerOptions {
  readonly nova: PartnerClient;
  readonly store: VehicleStore;
  readonly webhookSecret: string;
}

export interface VehicleServer {
  readonly server: Server;
  /** Reports vehicles that are stored without an answer; called after a start. */
  reportWaiting(): Promise<void>;
}

/** Serves a page with a form, a route that stores vehicles, and the webhook that Nova calls. */
export function createVehicleServer({ nova, store, webhookSecret }: VehicleServerOptions): VehicleServer {
  const report = (vehicle: Vehicle) => reportVehicle(nova, store, vehicle);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (body === null) return send(response, 413, 'Too large.');
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /') return send(response, 200, drawPage(store.list()));
    if (route === 'POST /vehicles') {
      const form = new URLSearchParams(body);
      const [plate, model, wallet] = ['plate', 'model', 'wallet'].map((name) => form.get(name)?.trim() ?? '');
      if (!plate || !model || !/^0x[0-9a-fA-F]{40}$/.test(wallet ?? '')) {
        return send(response, 400, 'Fill in plate, model and the address of your wallet.');
      }
      // Stored first, so that the vehicle exists regardless of the result of its report.
      await report(store.add({ plate, model, wallet: wallet! }));
      return response.writeHead(303, { location: '/' }).end();
    }
    if (route === 'POST /webhook') {
      const sealed = readWebhook(webhookSecret, body, header(request, 'nova-signature'));
      if (sealed === null) return send(response, 401, 'Not signed by Nova.');
      const vehicle = store.list().find(({ actionId }) => actionId === sealed.action_id);
      // The response to our report may still be on its way; Nova retries the webhook.
      if (!vehicle) return send(response, 409, 'Not known yet.');
      store.update(vehicle.id, { status: 'sealed', blockNumber: sealed.block_number });
      return response.writeHead(204).end();
    }
    return send(response, 404, 'There is no such page.');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, 500, 'Something went wrong. Please try again.'));
  });
  return {
    server,
    async reportWaiting() {
      for (const vehicle of store.list()) if (vehicle.status === 'waiting') await report(vehicle);
    },
  };
}

async function reportVehicle(nova: PartnerClient, store: VehicleStore, vehicle: Vehicle): Promise<void> {
  const { id, plate, model, wallet } = vehicle;
  const description = `${model}, ${plate}`;
  const action = { action_key: ACTION_KEY, wallet_address: wallet, metadata: { description } };
  try {
    const { action_id: actionId, reason } = await nova.report(action, id);
    store.update(id, actionId === null ? { status: 'refused', reason } : { status: 'pending', actionId });
  } catch (error) {
    // Any other error means that there was no answer: the vehicle stays waiting and is reported at the next
    // start.
    if (error instanceof PartnerApiError && error.status < 500)
      store.update(id, { status: 'refused', reason: error.code });
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > BODY_MAX_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function send(response: ServerResponse, status: number, text: string): void {
  const type = text.startsWith('<!doctype') ? 'text/html' : 'text/plain';
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
