import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ModelFacts } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { MODEL_MAX_TEXTURE_PIXELS, MODEL_MAX_TRIANGLES, MODEL_TYPE } from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';

interface Issue {
  readonly code: string;
  readonly message: string;
  readonly pointer: string | null;
}
type Answer =
  | { readonly fault: string }
  | {
      readonly errors: number;
      readonly issues: readonly Issue[];
      readonly addresses: readonly string[];
      readonly triangles: number;
      readonly texturePixels: number;
    };

const TIMEOUT_MS = 20_000;
const HEAP_MB = 512;
/** "glTF", then version 2. */
const MAGIC = Buffer.from('676c544602000000', 'hex');

/**
 * Checks a GLB with the Khronos validator, in a process of its own.
 * @throws AppError `file_type_invalid`, `model_invalid`
 */
export async function checkModel(content: Buffer): Promise<ModelFacts> {
  if (!content.subarray(0, MAGIC.length).equals(MAGIC)) {
    const message = 'The file is no 3D model of the type GLB (glTF 2.0).';
    throw new AppError(STORAGE_ERRORS.fileTypeInvalid, { message, details: { types: [MODEL_TYPE] } });
  }
  const answer = await runCheck(content);
  if ('fault' in answer) throw invalid('The 3D model cannot be read.', [], answer.fault);
  const { errors, issues, addresses, triangles, texturePixels } = answer;
  if (errors > 0) throw invalid('The 3D model breaks the rules of glTF 2.0.', issues);
  if (addresses.length > 0)
    throw invalid('The 3D model needs other files. Everything must be in the one file.', []);
  if (triangles > MODEL_MAX_TRIANGLES) {
    throw invalid(`The 3D model has ${triangles} triangles, more than ${MODEL_MAX_TRIANGLES}.`, []);
  }
  if (texturePixels > MODEL_MAX_TEXTURE_PIXELS) {
    throw invalid(
      `The textures of the 3D model have more than ${MODEL_MAX_TEXTURE_PIXELS / 1e6} megapixels.`,
      [],
    );
  }
  return { triangles };
}

function runCheck(content: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./check-model-process.mjs', import.meta.url)), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // Nothing of what the server knows is of use to a validator.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const end = (answer: Answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const timer = setTimeout(() => end({ fault: 'it took too long' }), TIMEOUT_MS);
    child.once('message', (answer) => end(answer as Answer));
    child.once('error', (error) => end({ fault: error.message }));
    child.once('exit', () => end({ fault: 'its process ended without an answer' }));
    child.send(content);
  });
}

function invalid(message: string, issues: readonly Issue[], cause?: string): AppError {
  return new AppError(STORAGE_ERRORS.modelInvalid, { message, cause, details: { issues } });
}
