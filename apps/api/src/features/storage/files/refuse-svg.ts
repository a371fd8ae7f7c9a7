import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';

/**
 * Returns the error for an unsupported SVG.
 * @param element name of the element or property as it appears in the file
 */
export function unsupported(element: string): AppError {
  return new AppError(STORAGE_ERRORS.svgUnsupported, {
    message: `The SVG uses something that isn't supported here: ${element}. Remove it, or upload the logo as PNG.`,
    details: { element },
  });
}

export function tooComplex(): AppError {
  return new AppError(STORAGE_ERRORS.fileTooComplex, {
    message: 'The SVG is too complex. Simplify it, or upload the logo as PNG.',
  });
}
