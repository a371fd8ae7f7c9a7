/** Encodes an unsigned LEB128 number. */
export function u32(value: number): number[] {
  const bytes = [];
  let rest = value;
  do {
    const more = rest > 0x7f;
    bytes.push((rest & 0x7f) | (more ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

/** The WebAssembly opcodes that hashing needs. Constants are below 64. */
export const op = {
  noResult: 0x40,
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  brTable: 0x0e,
  i64Load: 0x29,
  i64Store: 0x37,
  i32Eqz: 0x45,
  i32Sub: 0x6b,
  i64Add: 0x7c,
  i64Xor: 0x85,
  i64Rotr: 0x8a,
  i32Const: (value: number): number[] => [0x41, value],
  i64Const: (value: number): number[] => [0x42, value],
};

export const localGet = (index: number): number[] => [0x20, ...u32(index)];
export const localSet = (index: number): number[] => [0x21, ...u32(index)];
export const localTee = (index: number): number[] => [0x22, ...u32(index)];

interface WasmFunction {
  name: string;
  /** Number of parameters, each an i32. */
  parameters: number;
  i64Locals: number;
  body: readonly number[];
}

const I32 = 0x7f;
const I64 = 0x7e;
/** Magic and version. */
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const ONE_PAGE = [0, 1];

const sized = (bytes: readonly number[]): number[] => [...u32(bytes.length), ...bytes];
const section = (id: number, entries: readonly number[]): number[] => [id, ...sized([1, ...entries])];
const exported = (name: string, kind: number): number[] => [...sized([...Buffer.from(name)]), kind, 0];

/** Assembles a module with one exported function without a result, and one page of exported memory. */
export function assembleModule({ name, parameters, i64Locals, body }: WasmFunction): Uint8Array<ArrayBuffer> {
  const code = [1, ...u32(i64Locals), I64, ...body, op.end];
  const types = [0x60, ...u32(parameters), ...Array.from({ length: parameters }, () => I32), 0];
  return Uint8Array.from(
    [
      HEADER,
      section(1, types),
      section(3, [0]),
      section(5, ONE_PAGE),
      [7, ...sized([2, ...exported(name, 0), ...exported('memory', 2)])],
      section(10, sized(code)),
    ].flat(),
  );
}

/** The part of the WebAssembly API used here; its types are only in the browser's type library. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
}

const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

/**
 * Compiles a module once and returns a function that creates instances with separate memories and returns
 * their exports.
 */
export function compileModule(bytes: Uint8Array): () => object {
  const compiled = new Module(bytes);
  return () => new Instance(compiled).exports;
}
