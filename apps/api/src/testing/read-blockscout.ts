import { expect } from 'vitest';

/** A page of a list in Blockscout's format. */
export interface Page {
  readonly items: Record<string, unknown>[];
  readonly next_page_params: Record<string, string | number> | null;
}

/** Reads of one api in tests. */
export interface TestReads {
  /** Reads a path below `/api/v2` that must exist. */
  readonly read: (path: string) => Promise<unknown>;
  /** Reads the items of the first page of a list. */
  readonly list: (path: string) => Promise<Record<string, unknown>[]>;
  /** Follows `next_page_params` as a wallet does: each member becomes a parameter. */
  readonly readAll: (path: string) => Promise<Record<string, unknown>[][]>;
}

export function createTestReads(url: () => string): TestReads {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url()}/api/v2${path}`);
    const body: unknown = await response.json();
    expect({ path, status: response.status, body: response.ok ? null : body }).toEqual({
      path,
      status: 200,
      body: null,
    });
    return body;
  };
  const readAll = async (path: string): Promise<Record<string, unknown>[][]> => {
    const pages: Record<string, unknown>[][] = [];
    let params: Page['next_page_params'] = {};
    while (params !== null) {
      const query = new URLSearchParams(
        Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const joint = path.includes('?') ? '&' : '?';
      const page = (await read(`${path}${joint}${query.toString()}`)) as Page;
      pages.push(page.items);
      params = page.next_page_params;
    }
    return pages;
  };
  return { read, list: async (path) => ((await read(path)) as Page).items, readAll };
}
