const resets = new Set<() => void>();

/** Registers a function that discards cached server data. */
export function onDataReset(reset: () => void): () => void {
  resets.add(reset);
  return () => resets.delete(reset);
}

/** Discards all cached server data, because an error in a component may have been caused by it. */
export function resetData(): void {
  for (const reset of resets) reset();
}
