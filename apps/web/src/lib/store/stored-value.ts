/** Fallback where the browser stores nothing: private windows, full disks. Discarded with the page. */
const memory = new Map<string, string>();

/** Reads local storage without ever throwing; where there is none, a value lives as long as the page. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}
