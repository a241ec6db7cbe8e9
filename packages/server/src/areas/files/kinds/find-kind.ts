import { fileTypeFromBuffer } from 'file-type'
import { type Kind, kindClaimedBy } from './file-kinds.ts'
import { isPdf, isPlainText } from './texts.rules.ts'
import { endOfArchive, namesInArchive } from './zip-directory.ts'

/** What is examined of a file: its first and last bytes (they may overlap), length and name. */
export type FileSample = { head: Buffer; tail: Buffer; size: number; name: string }

// keyed by file-type's names; unlisted types are refused
const BY_CONTENT: Readonly<Record<string, Kind>> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
  webp: 'webp',
  heic: 'heic',
  flv: 'flv',
  f4v: 'mp4',
  rm: 'rm',
  mp4: 'mp4',
  m4v: 'm4v',
  mov: 'mov',
  '3gp': '3gp',
  '3g2': '3gp',
  webm: 'webm',
  mkv: 'mkv',
  avi: 'avi',
  mp3: 'mp3',
  m4a: 'm4a',
  m4b: 'm4a',
  wav: 'wav',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  aac: 'aac',
  flac: 'flac',
}

const OFFICE_PARTS = [
  ['xl/workbook.xml', 'xlsx'],
  ['word/document.xml', 'docx'],
  ['ppt/presentation.xml', 'pptx'],
] as const

const APPLE = new Set<Kind | undefined>(['pages', 'numbers', 'key'])
const OLD_OFFICE = new Set<Kind | undefined>(['doc', 'xls', 'ppt'])

function kindOfArchive({ tail, size, name }: FileSample): Kind | undefined {
  const names = namesInArchive(tail, size)
  if (!names) return undefined

  const claimed = kindClaimedBy(name)
  // Apple's three formats have the same container
  if (names.has('Index/Document.iwa') || names.has('Index.zip'))
    return APPLE.has(claimed) ? claimed : undefined
  if (names.has('mimetype') && names.has('META-INF/container.xml')) return 'epub'
  if (!names.has('[Content_Types].xml')) return undefined

  return OFFICE_PARTS.find(([part]) => names.has(part))?.[1]
}

/**
 * The real kind of a file, from its bytes; the name decides only between kinds with the same
 * container. Undefined: not an accepted kind.
 */
export async function findKind(seen: FileSample): Promise<Kind | undefined> {
  const { head, tail, name } = seen
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return kindOfArchive(seen)

  // an archive that begins like a picture or a document is a polyglot file
  const isTwoInOne = endOfArchive(tail) >= 0
  if (isPdf(head)) return isTwoInOne ? undefined : 'pdf'

  const claimed = kindClaimedBy(name)
  // text first: a report that begins with "BM" is not a picture
  if ((claimed === 'txt' || claimed === 'csv') && isPlainText(head, head.length === seen.size))
    return claimed

  const real = await fileTypeFromBuffer(head)
  if (!real) return undefined
  if (real.ext === 'cfb') return OLD_OFFICE.has(claimed) ? claimed : undefined
  if (real.ext === 'asf') return claimed === 'wma' ? 'wma' : undefined

  const kind = BY_CONTENT[real.ext]

  return isTwoInOne && kind !== undefined && !['jpg', 'png', 'webp'].includes(kind)
    ? undefined
    : kind
}
