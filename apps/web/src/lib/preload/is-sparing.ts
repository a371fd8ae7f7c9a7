interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns true for visitors with limited data or a slow connection. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
