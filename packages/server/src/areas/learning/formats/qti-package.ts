import { posix } from 'node:path'
import type { ZipPart } from '../../../platform/excel/zip-parts.ts'
import { type Draft, type FilePicture, type Found, judge, Unreadable } from './filed-question.rules.ts'
import { type AboutItem, readQtiItem, textsBelow } from './qti.rules.ts'
import { type Budget, bytesOf, isSmall, partsOf, pathWithin, textOfPart, wholeBudget } from './qti-parts.ts'
import { difficultyNamed } from './qti-print.rules.ts'
import { type XmlNode, xmlElements } from './xml-tree.rules.ts'

function aboutOf(resource: XmlNode, file: string): AboutItem {
  const [difficulty = 0] = textsBelow(resource, 'difficulty').map((sentence) =>
    difficultyNamed(sentence.replace(/^\s*LOMv1\.0\s*/, '').trim()),
  )
  const category = textsBelow(resource, 'entry')
  return { file, points: textsBelow(resource, 'keyword'), ...(difficulty > 0 && { difficulty }), ...(category.length > 0 && { category }) }
}

type Archive = { parts: ReadonlyMap<string, ZipPart>; budget: Budget }
/** The pictures of an item from the archive; one that is not there is left out later, as one the house does not take. */
async function withBytes(draft: Draft, folder: string, { parts, budget }: Archive): Promise<Draft> {
  const embedded: FilePicture[] = []
  for (const { filePath } of draft.pictures) {
    const path = filePath.startsWith('part:') ? pathWithin(folder, filePath.slice('part:'.length)) : null
    const part = path === null ? undefined : parts.get(path)
    if (part && isSmall(part, 'picture')) embedded.push({ filePath, base64: (await bytesOf(part, 'picture', budget)).toString('base64') })
  }
  return { ...draft, embedded }
}

async function* itemOf(resource: XmlNode, archive: Archive): AsyncGenerator<Found> {
  const href = resource.attributes.href ?? ''
  const path = pathWithin('', href)
  const part = path === null ? undefined : archive.parts.get(path)
  if (path === null || !part) throw new Unreadable('partMissing', { name: href.slice(0, 100) }, resource.line)
  for (const found of readQtiItem(await textOfPart(part, 'item', archive.budget), aboutOf(resource, path)))
    yield 'fault' in found ? found : judge(await withBytes(found.draft, posix.dirname(path), archive))
}

const MANIFEST = 'imsmanifest.xml'
const isItem = ({ attributes }: XmlNode) => /^imsqti_(item_)?xml|^imsqti_item/i.test(attributes.type ?? '')
const RESOURCES = new Set(['resource'])
/** The questions of a content package of QTI 2.1, in the order of its manifest. */
export async function* readQtiPackage(bytes: Buffer): AsyncGenerator<Found> {
  let file = MANIFEST
  try {
    const archive = { parts: partsOf(bytes), budget: wholeBudget() }
    const manifest = archive.parts.get(MANIFEST)
    if (!manifest) throw new Unreadable('manifestMissing')
    for (const resource of xmlElements(await textOfPart(manifest, 'manifest', archive.budget), RESOURCES)) {
      if (!isItem(resource)) continue
      file = resource.attributes.href ?? MANIFEST
      try {
        yield* itemOf(resource, archive)
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
