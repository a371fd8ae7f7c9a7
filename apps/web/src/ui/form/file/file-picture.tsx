import { useEffect, useRef } from 'react';

export interface FilePictureProps {
  readonly file: File;
  readonly label: string;
  /** Receives the image's size in pixels once it is decoded. */
  readonly onRead: (width: number, height: number) => void;
  /** Called if the file is named like an image but cannot be decoded. */
  readonly onUnreadable: () => void;
}

/** The image in a file that has not been uploaded yet. */
export function FilePicture({ file, label, onRead, onUnreadable }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={image}
      alt={label}
      onError={onUnreadable}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRead(naturalWidth, naturalHeight)}
    />
  );
}
