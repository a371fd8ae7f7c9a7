interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True when the visitor pays for every byte or waits for it. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
