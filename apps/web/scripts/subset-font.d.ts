/** The part of `subset-font` that our scripts use; the package has no type definitions. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    signs: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** A range keeps an axis; a number fixes the font at that value. */
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
