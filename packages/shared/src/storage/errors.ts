/** Codes of uploads and files. An upload needs a wallet too: `wallet_required`, 'Please connect your wallet'. */
export const STORAGE_ERRORS = {
  /** There is no such upload, or it is somebody else's, or its time is over. */
  uploadNotFound: 'upload_not_found',
  /** A part begins where the upload is not; `details.offset` is where it is. */
  offsetMismatch: 'offset_mismatch',
  /** More than this kind of file may have; `details.maxBytes`. Title 'File too large'. */
  fileTooLarge: 'file_too_large',
  /** Its content is none of the types that are taken; `details.types`. Title 'Invalid file type'. */
  fileTypeInvalid: 'file_type_invalid',
  /** Too many pixels or pictures, whatever its bytes; `details` names the limit. */
  imageTooLarge: 'image_too_large',
  /** Its type is right, and it cannot be read to its end. */
  fileDamaged: 'file_damaged',
  /** An SVG uses something that is not drawn here, such as a filter; `details.element` names it. */
  svgUnsupported: 'svg_unsupported',
  /** Its check needed too much time or memory and was stopped. */
  fileTooComplex: 'file_too_complex',
  /** The model breaks the rules of glTF, needs other files, or is too heavy; `details.issues` says where. */
  modelInvalid: 'model_invalid',
  /** The account has uploaded enough for now; `details.retryAfterSeconds`. */
  uploadQuota: 'upload_quota',
  /** There is no such file. */
  fileNotFound: 'file_not_found',
} as const;
