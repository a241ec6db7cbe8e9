import {
  AudioOutlined,
  FileExcelOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  PictureOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { extensionOf, type Family, familyOf } from './size-words.rules.ts'
import { useObjectUrl } from './use-object-url.ts'

const FACES: Readonly<Record<Family, ReactNode>> = {
  image: <PictureOutlined />,
  video: <VideoCameraOutlined />,
  audio: <AudioOutlined />,
  document: <FileTextOutlined />,
  other: <FileOutlined />,
}

const OWN: Readonly<Record<string, ReactNode>> = {
  pdf: <FilePdfOutlined />,
  doc: <FileWordOutlined />,
  docx: <FileWordOutlined />,
  xls: <FileExcelOutlined />,
  xlsx: <FileExcelOutlined />,
  ppt: <FilePptOutlined />,
  pptx: <FilePptOutlined />,
}

/** Larger pictures are not decoded for a thumbnail. */
const MAX_BYTES = 10_000_000

/** The thumbnail of a file: the picture itself if it was chosen here, else an icon of its kind. */
export function FileFace({ name, source }: { name: string; source?: File | undefined }) {
  const isPicture = source !== undefined && familyOf(name) === 'image' && source.size <= MAX_BYTES
  const [broken, setBroken] = useState<File>()
  const url = useObjectUrl(isPicture && source !== broken ? source : undefined)

  return (
    <span className="file-face" aria-hidden="true">
      {url ? (
        <img src={url} alt="" onError={() => setBroken(source)} />
      ) : (
        (OWN[extensionOf(name)] ?? FACES[familyOf(name)])
      )}
    </span>
  )
}
