import { DEMO_ADDRESSES_MAX } from '@nova/shared/demo/constants';
import type { DemoAddresses } from '@nova/shared/demo/schemas';
import type { AddressLabel } from '@nova/shared/labels/schemas';
import type { NameAddresses } from '@nova/shared/names/schemas';
import { requestJson } from '../api/http.ts';
import { addressFacts } from './address-facts.ts';

/** Milliseconds in which the addresses of a list are collected into one request. */
const COLLECT_MS = 50;
/** Milliseconds after which an address that is shown again is requested again, because its name can change. */
const STALE_MS = 60_000;

const requestedAt = new Map<string, number>();
let waiting: string[] = [];

async function readPart(part: readonly string[]): Promise<void> {
  const query = `addresses=${part.join(',')}`;
  const [demos, names] = await Promise.all([
    requestJson<DemoAddresses>(`/api/v1/demo/addresses?${query}`),
    requestJson<NameAddresses>(`/api/v1/names/addresses?${query}`),
  ]);
  const demo = new Set<string>(demos.items);
  const nameOf = new Map<string, string>(names.items.map(({ address, name }) => [address, name]));
  const labelOf = new Map<string, AddressLabel>(names.labels.map((label) => [label.address, label]));
  const facts = part.map(
    (key) => [key, { isOfDemo: demo.has(key), name: nameOf.get(key), label: labelOf.get(key) }] as const,
  );
  addressFacts.set(new Map([...addressFacts.get(), ...facts]));
}

async function readWaiting(): Promise<void> {
  const addresses = waiting;
  waiting = [];
  for (let first = 0; first < addresses.length; first += DEMO_ADDRESSES_MAX) {
    const part = addresses.slice(first, first + DEMO_ADDRESSES_MAX);
    await readPart(part).catch(() => {
      // The list is readable without marks; the addresses are requested again when they are shown again.
      for (const address of part) requestedAt.delete(address);
    });
  }
}

/** Requests the facts of an address in lowercase, together with the others of its list. */
export function requestFacts(address: string): void {
  const now = Date.now();
  if (now - (requestedAt.get(address) ?? 0) < STALE_MS) return;
  requestedAt.set(address, now);
  if (waiting.length === 0) setTimeout(() => void readWaiting(), COLLECT_MS);
  waiting.push(address);
}
