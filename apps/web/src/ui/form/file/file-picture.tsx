import { useEffect, useRef } from 'react';

export interface FilePictureProps {
  readonly file: File;
  readonly label: string;
  /** Its size in pixels, once it is drawn. */
  readonly onRead: (width: number, height: number) => void;
  /** It is named like an image and cannot be drawn. */
  readonly onUnreadable: () => void;
}

/** The picture in a file that has not been sent yet. */
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
