import {
  STRIP_ORDERS,
  type StripControls,
  type StripAppearance,
  type StripUpdate,
  type StripOrder,
  type StripTexts,
} from './strip-controls.ts';

/** The strip's two canvases on the page. */
export interface StripCanvases {
  readonly pen: HTMLCanvasElement;
  readonly dust: HTMLCanvasElement;
}

export interface StripOptions extends StripCanvases {
  readonly appearance: StripAppearance;
  readonly texts: StripTexts;
  /** Called with the first frame. */
  readonly onDrawn: () => void;
}

const canDrawInWorker = () =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./strip.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The strip could not be loaded.'));
    });
    worker.addEventListener('message', () => resolve(worker), { once: true });
  });
}

/** Returns the controls of a strip drawn by a worker; each call is sent as a message. */
function remoteOf(worker: Worker): StripControls {
  const send = (order: StripOrder) => worker.postMessage(order, []);
  const orders = STRIP_ORDERS.map((name) => [name, (...args: never) => send({ name, args })]);
  return { ...(Object.fromEntries(orders) as Omit<StripControls, 'stop'>), stop: () => worker.terminate() };
}

async function openInWorker({ pen, dust, appearance, texts, onDrawn }: StripOptions): Promise<StripControls> {
  const worker = await startWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<StripUpdate>) => {
    if (data === 'drawn') onDrawn();
  });
  // From here on the canvases belong to the worker, so they are only transferred to one that has started.
  const sheets = { pen: pen.transferControlToOffscreen(), dust: dust.transferControlToOffscreen() };
  worker.postMessage({ ...sheets, appearance, texts }, [sheets.pen, sheets.dust]);
  return remoteOf(worker);
}

/**
 * Opens a strip on two canvases of the page: drawn by a worker, or by the page itself if the browser cannot
 * transfer a canvas. Rejects if the code fails to load; it can then be called again.
 */
export async function openStrip(options: StripOptions): Promise<StripControls> {
  if (canDrawInWorker()) return openInWorker(options);
  const { StripPlayer } = await import('./strip-player.ts');
  return new StripPlayer(options);
}
