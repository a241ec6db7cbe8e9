import {
  PURPOSES,
  type Purpose,
  type UploadedFile,
} from '@residency/contract/areas/files/upload.contract'

/** MIME types by stored extension; several spellings of an extension map to one. */
const MIME = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pages: 'application/vnd.apple.pages',
  numbers: 'application/vnd.apple.numbers',
  key: 'application/vnd.apple.keynote',
  epub: 'application/epub+zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  rm: 'application/vnd.rn-realmedia',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  wma: 'audio/x-ms-wma',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
} as const

export type Kind = keyof typeof MIME

const SPELLINGS: Readonly<Record<string, Kind>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  heif: 'heic',
  rmvb: 'rm',
  oga: 'ogg',
  opus: 'ogg',
  keynote: 'key',
}

const isKind = (text: string): text is Kind => Object.hasOwn(MIME, text)

/**
 * Never taken in, and never shown: only downloaded, should a file of an earlier installation be
 * one.
 */
const ONLY_SENT: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  zip: 'application/zip',
  '7z': 'application/x-7z-compressed',
}

export const mimeOf = (kind: Kind): string => MIME[kind]

/** The type a file is sent with: as its bytes were found to be; if that is unknown, by its name. */
export const sentTypeOf = (name: string, detectedType: string) => {
  const claimed = kindClaimedBy(name)
  return detectedType !== UNKNOWN_TYPE
    ? detectedType
    : (ONLY_SENT[endingOf(name)] ?? (claimed ? MIME[claimed] : detectedType))
}

const UNKNOWN_TYPE = 'application/octet-stream'

/** The extension of a name in lower case, without its dot; '' if it has none. */
const endingOf = (name: string) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kind that a file name claims. */
export function kindClaimedBy(name: string): Kind | undefined {
  const ending = endingOf(name)
  return SPELLINGS[ending] ?? (isKind(ending) ? ending : undefined)
}

export const isAccepted = (purpose: Purpose, kind: Kind) =>
  PURPOSES[purpose].extensions.some((extension) => kindClaimedBy(`x.${extension}`) === kind)

// Types that current browsers display; other video and audio is downloaded.
const SHOWN: Readonly<Record<string, UploadedFile['view']>> = Object.fromEntries([
  ...(['jpg', 'png', 'gif', 'bmp', 'webp', 'heic'] as const).map((kind) => [MIME[kind], 'image']),
  ...(['mp4', 'm4v', 'mov', '3gp', 'webm', 'mkv'] as const).map((kind) => [MIME[kind], 'video']),
  ...(['mp3', 'm4a', 'wav', 'ogg', 'aac', 'flac'] as const).map((kind) => [MIME[kind], 'audio']),
  [MIME.pdf, 'pdf'],
])

export const viewOf = (mime: string): UploadedFile['view'] => SHOWN[mime] ?? null

/** Video and audio, which may be larger than documents. */
export const isFilm = (kind: Kind) => /^(video|audio)\//.test(MIME[kind]) || kind === 'rm'
