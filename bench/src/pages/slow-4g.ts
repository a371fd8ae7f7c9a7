/** A slow mobile line, as the browser emulates it: bytes a second, and milliseconds to the first answer. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
