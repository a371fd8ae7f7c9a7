// Looks at one 3D model and ends with its answer. A process of its own: what a made-up file does to memory and time
// ends with it, and the server answers others meanwhile.
import os from 'node:os';
import { validateBytes } from 'gltf-validator';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const JSON_CHUNK = 0x4e4f534a;
const ISSUES_MAX = 10;

process.on('message', (content) => {
  check(new Uint8Array(content)).then(
    (answer) => process.send(answer),
    (error) => process.send({ fault: String(error?.message ?? error) }),
  );
});

async function check(bytes) {
  const report = await validateBytes(bytes, { format: 'glb', maxIssues: 100, writeTimestamp: false });
  const { messages, numErrors } = report.issues;
  const issues = messages
    .filter(({ severity }) => severity === 0)
    .slice(0, ISSUES_MAX)
    .map(({ code, message, pointer }) => ({ code, message, pointer: pointer ?? null }));
  const images = (report.info?.resources ?? []).flatMap(({ image }) => (image ? [image] : []));
  return {
    errors: numErrors,
    issues,
    addresses: numErrors === 0 ? listAddresses(bytes) : [],
    triangles: report.info?.totalTriangleCount ?? 0,
    texturePixels: images.reduce((sum, { width, height }) => sum + width * height, 0),
  };
}

// Wherever they stand, extensions that nobody knows yet included: one file needs no address.
function listAddresses(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(HEADER_BYTES, true);
  if (view.getUint32(HEADER_BYTES + 4, true) !== JSON_CHUNK) return [];
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const found = [];
  JSON.parse(new TextDecoder().decode(bytes.subarray(start, start + length)), (key, value) => {
    if (/^ur[il]$/i.test(key) && found.length < ISSUES_MAX) found.push(String(value).slice(0, 100));
    return value;
  });
  return found;
}
