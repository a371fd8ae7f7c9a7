import type { Vehicle } from './vehicle-store.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char]!);

/** Renders the only page: the form, and the vehicles with the results of their reports. */
export function drawPage(vehicles: readonly Vehicle[]): string {
  const rows = vehicles.map(
    ({ plate, model, status, reason, blockNumber }) =>
      `<tr><td>${escape(plate)}<td>${escape(model)}<td>${status}${reason === null ? '' : `: ${escape(reason)}`}${blockNumber === null ? '' : ` in block ${blockNumber}`}`,
  );
  return `<!doctype html>
<meta charset="utf-8"><title>Vehicle log</title>
<h1>Vehicle log</h1>
<form method="post" action="/vehicles">
  <label>Plate <input name="plate" required></label>
  <label>Model <input name="model" required></label>
  <label>Your wallet <input name="wallet" required pattern="0x[0-9a-fA-F]{40}"></label>
  <button>Upload vehicle</button>
</form>
<table><tr><th>Plate<th>Model<th>Nova${rows.join('')}</table>`;
}
