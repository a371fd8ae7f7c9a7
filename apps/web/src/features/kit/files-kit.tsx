import { useEffect, useState } from 'react';
import { FileDrop } from '../../ui/form/file/file-drop.tsx';
import { NFT_IMAGE_RULES, TOKEN_LOGO_RULES, type FileRules } from '../../ui/form/file/file-rules.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import type { UploadState } from '../../ui/form/file/upload-progress.tsx';
import { useKitTexts } from './kit-texts.ts';

/** Draws an actual image in the browser, so that preview and size are realistic. */
async function drawSample(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 480);
  const pen = canvas.getContext('2d')!;
  const gradient = pen.createLinearGradient(0, 0, 480, 480);
  gradient.addColorStop(0, 'white');
  gradient.addColorStop(1, 'gray');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, 480, 480);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'ebb-wilhelmsburg-in-the-morning.png', { type: 'image/png' });
}

interface DropProps {
  readonly label: string;
  readonly rules: FileRules;
  readonly hasSample?: boolean;
  readonly upload?: UploadState;
}

function Drop({ label, rules, hasSample = false, upload }: DropProps) {
  const { files } = useKitTexts();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const sample = await drawSample();
      if (!isGone) setFile(sample);
    };
    if (hasSample) void load();
    return () => {
      isGone = true;
    };
  }, [hasSample]);
  return (
    <FormField label={label} error={error ?? undefined} isGroup>
      <FileDrop
        rules={rules}
        file={file}
        upload={file && upload ? upload : null}
        done={files.done}
        onChange={(next, why) => {
          setFile(next);
          setError(why);
        }}
      />
    </FormField>
  );
}

export function FilesKit() {
  const { files } = useKitTexts();
  return (
    <div className="form">
      <Drop label={files.image} rules={NFT_IMAGE_RULES} />
      <Drop label={files.logo} rules={TOKEN_LOGO_RULES} hasSample />
      <Drop
        label={files.upload}
        rules={NFT_IMAGE_RULES}
        hasSample
        upload={{ doneBytes: 6_200_000, totalBytes: 9_800_000 }}
      />
    </div>
  );
}
