import { posix } from 'node:path'
import { inflatePart, readZipParts, type ZipPart } from '../../../platform/excel/zip-parts.ts'
import { type Draft, type FilePicture, type Found, judge, Unreadable } from './filed-question.rules.ts'
import { type AboutItem, readQtiItem, saidBelow } from './qti.rules.ts'
import { difficultyNamed } from './qti-print.rules.ts'
import { type XmlNode, xmlElements } from './xml-tree.rules.ts'

const MB = 1024 * 1024
const LIMITS = { maxParts: 50_000, maxInflated: 256 * MB }
const MOST_OF_PART = { text: 32 * MB, picture: 10 * MB }
const MANIFEST = 'imsmanifest.xml'

async function bytesOf(part: ZipPart, most: number): Promise<Buffer> {
  if (part.inflated > most) throw new Unreadable('partLarge')
  const chunks: Buffer[] = []
  try {
    for await (const chunk of inflatePart(part)) chunks.push(chunk)
  } catch {
    throw new Unreadable('partDamaged')
  }
  return Buffer.concat(chunks)
}
async function textOfPart(part: ZipPart): Promise<string> {
  const bytes = await bytesOf(part, MOST_OF_PART.text)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('textUnread')
  }
}

/** A path within the archive, from where it is named; null for what is not in it. Nothing is ever written to a disk by these names. */
function pathWithin(folder: string, href: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]|\\/i.test(href)) return null
  let plain = href
  try {
    plain = decodeURIComponent(href)
  } catch {
    // a name with a bare percent sign stays as it is
  }
  const path = posix.normalize(posix.join(folder, plain))
  return path.startsWith('..') || path.startsWith('/') || path.includes('\u0000') ? null : path
}

function aboutOf(resource: XmlNode, file: string): AboutItem {
  const [difficulty = 0] = saidBelow(resource, 'difficulty').map((said) => difficultyNamed(said.replace(/^\s*LOMv1\.0\s*/, '').trim()))
  const category = saidBelow(resource, 'entry')
  return { file, points: saidBelow(resource, 'keyword'), ...(difficulty > 0 && { difficulty }), ...(category.length > 0 && { category }) }
}

/** The pictures of an item from the archive; one that is not there is left out later, as one the house does not take. */
async function withBytes(draft: Draft, folder: string, parts: ReadonlyMap<string, ZipPart>): Promise<Draft> {
  const embedded: FilePicture[] = []
  for (const { filePath } of draft.pictures) {
    const path = filePath.startsWith('part:') ? pathWithin(folder, filePath.slice('part:'.length)) : null
    const part = path === null ? undefined : parts.get(path)
    if (part && part.inflated <= MOST_OF_PART.picture)
      embedded.push({ filePath, base64: (await bytesOf(part, MOST_OF_PART.picture)).toString('base64') })
  }
  return { ...draft, embedded }
}

async function* itemOf(resource: XmlNode, parts: ReadonlyMap<string, ZipPart>): AsyncGenerator<Found> {
  const href = resource.attributes.href ?? ''
  const path = pathWithin('', href)
  const part = path === null ? undefined : parts.get(path)
  if (path === null || !part) throw new Unreadable('partMissing', { name: href.slice(0, 100) }, resource.line)
  for (const found of readQtiItem(await textOfPart(part), aboutOf(resource, path)))
    yield 'fault' in found ? found : judge(await withBytes(found.draft, posix.dirname(path), parts))
}

const isItem = ({ attributes }: XmlNode) => /^imsqti_(item_)?xml|^imsqti_item/i.test(attributes.type ?? '')
const RESOURCES = new Set(['resource'])
/** The questions of a content package of QTI 2.1, in the order of its manifest. */
export async function* readQtiPackage(bytes: Buffer): AsyncGenerator<Found> {
  let file = MANIFEST
  try {
    const parts = partsOf(bytes)
    const manifest = parts.get(MANIFEST)
    if (!manifest) throw new Unreadable('manifestMissing')
    for (const resource of xmlElements(await textOfPart(manifest), RESOURCES)) {
      if (!isItem(resource)) continue
      file = resource.attributes.href ?? MANIFEST
      try {
        yield* itemOf(resource, parts)
      } catch (e) {
        if (!(e instanceof Unreadable)) throw e
        const isOfManifest = e.remark.line !== undefined
        yield { fault: { line: 1, file: isOfManifest ? MANIFEST : file, ...e.remark } }
      }
    }
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, ...e.remark } }
  }
}
function partsOf(bytes: Buffer) {
  try {
    return readZipParts(bytes, LIMITS)
  } catch {
    throw new Unreadable('archiveUnread')
  }
}
