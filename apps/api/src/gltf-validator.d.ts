/** Types for the used part of the Khronos validator; the package has none. */
declare module 'gltf-validator' {
  export interface ValidationMessage {
    readonly code: string;
    readonly message: string;
    /** 0 is an error. */
    readonly severity: number;
    readonly pointer?: string;
  }
  export interface ValidationReport {
    readonly issues: { readonly numErrors: number; readonly messages: readonly ValidationMessage[] };
    readonly info?: {
      readonly totalTriangleCount: number;
      readonly resources?: readonly {
        readonly image?: { readonly width: number; readonly height: number };
      }[];
    };
  }
  export function validateBytes(
    bytes: Uint8Array,
    options: { readonly format: 'glb'; readonly maxIssues: number; readonly writeTimestamp: boolean },
  ): Promise<ValidationReport>;
}
