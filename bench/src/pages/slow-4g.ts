/** A slow mobile connection as the browser emulates it: bytes per second, and milliseconds of latency. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
