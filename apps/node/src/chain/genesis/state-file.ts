import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { bytesToHex, quantity } from '../../encoding/hex.ts';
import { StoreError } from '../../store/chain-store.ts';
import { accountFromJson, accountToJson, gethGenesis } from './genesis-file.ts';
import type { GenesisAccount, GenesisConfig } from './genesis.ts';

/** How many characters are collected for one write. */
const WRITE_CHARACTERS = 1 << 20;
/** How the line of an account begins. */
const ACCOUNT_LINE = /^"(0x[0-9a-f]{40})":(\{.*\}),?$/;

/**
 * Writes the state at a block as a genesis file in geth's format, one account per line: the text of a large state
 * exceeds the longest string. `number` is the block, after which another network continues.
 */
export async function writeStateFile(
  file: string,
  genesis: GenesisConfig & { readonly allocation: readonly GenesisAccount[] },
  number: number,
): Promise<void> {
  const { alloc: _, ...head } = gethGenesis({ ...genesis, allocation: [] });
  const handle = await open(file, 'wx');
  try {
    let text = `${JSON.stringify({ ...head, number: quantity(BigInt(number)) }).slice(0, -1)},\n"alloc":{\n`;
    for (const [index, account] of genesis.allocation.entries()) {
      const end = index === genesis.allocation.length - 1 ? '\n' : ',\n';
      text += `"${bytesToHex(account.address)}":${JSON.stringify(accountToJson(account))}${end}`;
      if (text.length < WRITE_CHARACTERS) continue;
      await handle.write(text);
      text = '';
    }
    await handle.write(`${text}}}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads the accounts of a file that `writeStateFile` has written.
 * @throws StoreError with a full sentence
 */
export async function readStateFile(file: string): Promise<GenesisAccount[]> {
  const accounts: GenesisAccount[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      const [, address, json] = ACCOUNT_LINE.exec(line) ?? [];
      if (address !== undefined) accounts.push(accountFromJson(address, JSON.parse(json!)));
    }
  } catch (error) {
    throw new StoreError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return accounts;
}
