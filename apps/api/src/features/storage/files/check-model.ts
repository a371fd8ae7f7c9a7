import type { ModelFacts } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import {
  MODEL_MAX_DECODED_BYTES,
  MODEL_MAX_TEXTURE_PIXELS,
  MODEL_MAX_TRIANGLES,
  MODEL_MAX_VERTICES,
  MODEL_TYPE,
} from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { validateBytes, type ValidationReport } from 'gltf-validator';
import { measureModel, type ModelCost } from './measure-model.ts';

interface Issue {
  readonly code: string;
  readonly message: string;
  readonly pointer: string | null;
}

const ISSUES_MAX = 10;
/** Header of a GLB: "glTF", then version 2. */
const MAGIC = Buffer.from('676c544602000000', 'hex');

/**
 * Checks a GLB with the Khronos validator, then its cost for a viewer.
 * @throws AppError `file_type_invalid`, `model_invalid`
 */
export async function checkModel(content: Buffer): Promise<ModelFacts> {
  if (!content.subarray(0, MAGIC.length).equals(MAGIC)) {
    const message = "The file isn't a valid GLB (glTF 2.0) model. Export it again.";
    throw new AppError(STORAGE_ERRORS.fileTypeInvalid, { message, details: { types: [MODEL_TYPE] } });
  }
  const report = await validate(content);
  if (report.issues.numErrors > 0) {
    throw invalid("The 3D model isn't valid glTF 2.0. Check it with a glTF validator.", listErrors(report));
  }
  const cost = measure(content);
  const reason = findRefusal(cost, countTexturePixels(report));
  if (reason !== null) throw invalid(reason, []);
  return { triangles: cost.triangles };
}

async function validate(content: Buffer): Promise<ValidationReport> {
  try {
    return await validateBytes(content, { format: 'glb', maxIssues: 100, writeTimestamp: false });
  } catch (cause) {
    throw invalid("The 3D model can't be read. Export it again.", [], cause);
  }
}

function measure(content: Buffer): ModelCost {
  try {
    return measureModel(content);
  } catch (cause) {
    throw invalid("The 3D model can't be read. Export it again.", [], cause);
  }
}

function findRefusal(cost: ModelCost, texturePixels: number): string | null {
  const { addresses, hasEmptyAccessor, decodedBytes, vertices, triangles } = cost;
  if (addresses.length > 0) return 'The 3D model refers to other files. Export it as a single GLB file.';
  if (hasEmptyAccessor) return 'The 3D model declares more points than the file contains. Export it again.';
  if (triangles > MODEL_MAX_TRIANGLES)
    return `The 3D model has ${triangles} triangles; the limit is ${MODEL_MAX_TRIANGLES}. Simplify it.`;
  if (vertices > MODEL_MAX_VERTICES)
    return `The 3D model has ${vertices} vertices; the limit is ${MODEL_MAX_VERTICES}. Simplify it.`;
  if (decodedBytes > MODEL_MAX_DECODED_BYTES)
    return `The 3D model takes more than ${MODEL_MAX_DECODED_BYTES / 1024 / 1024} MB of memory. Simplify it.`;
  if (texturePixels > MODEL_MAX_TEXTURE_PIXELS)
    return `The textures of the 3D model have more than ${MODEL_MAX_TEXTURE_PIXELS / 1e6} megapixels. Use smaller ones.`;
  return null;
}

function listErrors({ issues }: ValidationReport): Issue[] {
  return issues.messages
    .filter(({ severity }) => severity === 0)
    .slice(0, ISSUES_MAX)
    .map(({ code, message, pointer }) => ({ code, message, pointer: pointer ?? null }));
}

function countTexturePixels({ info }: ValidationReport): number {
  const images = (info?.resources ?? []).flatMap(({ image }) => (image ? [image] : []));
  return images.reduce((pixels, { width, height }) => pixels + width * height, 0);
}

function invalid(message: string, issues: readonly Issue[], cause?: unknown): AppError {
  return new AppError(STORAGE_ERRORS.modelInvalid, { message, cause, details: { issues } });
}
