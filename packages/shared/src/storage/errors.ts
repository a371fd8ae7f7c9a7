/**
 * Error codes of uploads and files. An upload also requires a wallet: `wallet_required`, 'Please connect
 * your wallet'.
 */
export const STORAGE_ERRORS = {
  /** The upload does not exist, belongs to another account, or has expired. */
  uploadNotFound: 'upload_not_found',
  /** A part does not start at the current offset, which is `details.offset`. */
  offsetMismatch: 'offset_mismatch',
  /** The file exceeds the maximum size of its kind; `details.maxBytes`. Title 'File too large'. */
  fileTooLarge: 'file_too_large',
  /** The content has none of the accepted types; `details.types`. Title 'Invalid file type'. */
  fileTypeInvalid: 'file_type_invalid',
  /** Too many pixels or frames, regardless of its size; `details` names the limit. */
  imageTooLarge: 'image_too_large',
  /** The type is right, but the file cannot be read completely. */
  fileDamaged: 'file_damaged',
  /** An SVG uses an unsupported feature, such as a filter; `details.element` names it. */
  svgUnsupported: 'svg_unsupported',
  /** Checking the file exceeded its limit of time or memory and was stopped. */
  fileTooComplex: 'file_too_complex',
  /**
   * The model violates glTF, requires other files, or is too complex; `details.issues` lists the positions.
   */
  modelInvalid: 'model_invalid',
  /** The account has reached its upload limit; `details.retryAfterSeconds`. */
  uploadQuota: 'upload_quota',
  /** There is no such file. */
  fileNotFound: 'file_not_found',
} as const;
