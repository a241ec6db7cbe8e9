const KB = 1024

/** A size for display: `12 bytes`, `3 KB`, `1.5 MB`, `2.0 GB` (specification, section 9). */
export function sizeWords(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`
  if (bytes < KB ** 2) return `${(bytes / KB).toFixed(0)} KB`
  if (bytes < KB ** 3) return `${(bytes / KB ** 2).toFixed(1)} MB`

  return `${(bytes / KB ** 3).toFixed(1)} GB`
}

/** The extension in lower case, without the dot; empty without one. */
export const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export type Family = 'image' | 'video' | 'audio' | 'document' | 'other'

/** File categories of the specification, section 3, and newer formats of phones and offices. */
const FAMILIES: Readonly<Record<Exclude<Family, 'other'>, string>> = {
  image: 'gif jpg jpeg png bmp webp heic heif',
  video: 'mp4 m3u8 rmvb avi swf 3gp mkv flv m4v mov webm rm',
  audio: 'mp3 wav wma ogg aac flac m4a',
  document: 'doc txt docx pages epub pdf numbers csv xls xlsx keynote ppt pptx key',
}

/** The kind of a file by its name, for its icon. */
export function familyOf(name: string): Family {
  const extension = extensionOf(name)
  const found = (Object.keys(FAMILIES) as Exclude<Family, 'other'>[]).find((family) =>
    FAMILIES[family].split(' ').includes(extension),
  )

  return found ?? 'other'
}
