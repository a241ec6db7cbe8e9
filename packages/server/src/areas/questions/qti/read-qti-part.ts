import { posix } from 'node:path'
import { beginningOf } from '@residency/contract/kernel/sentence'
import type { ZipPart } from '../../../platform/excel/zip-parts.ts'
import {
  type Draft,
  type FilePicture,
  type FileRemark,
  judge,
  type ParsedQuestion,
  Unreadable,
} from '../formats/filed-question.rules.ts'
import { xmlElements } from '../markup/xml-tree.rules.ts'
import { readQtiItem } from './qti.rules.ts'
import { readQti1 } from './qti-1.rules.ts'
import { type Parts, partNamed, type Resource } from './qti-manifest.rules.ts'
import { type Budget, bytesOf, isSmall, pathWithin, textOfPart } from './qti-parts.ts'

/** A package while it is read: what may be read of it yet, and what was. */
export type Archive = { parts: Parts; budget: Budget; seen: Set<string>; onVersion1: () => void }

async function withBytes(draft: Draft, folder: string, { parts, budget }: Archive): Promise<Draft> {
  const embedded: FilePicture[] = []
  for (const { filePath } of draft.pictures) {
    const part = filePath.startsWith('part:')
      ? partNamed(parts, folder, filePath.slice('part:'.length))
      : undefined
    if (part && isSmall(part, 'picture'))
      embedded.push({
        filePath,
        base64: (await bytesOf(part, 'picture', budget)).toString('base64'),
      })
  }

  return { ...draft, embedded }
}

/** A part that is named and is not there. */
export const missingPart = (file: string, line: number, href: string): { fault: FileRemark } => ({
  fault: {
    line,
    file,
    message: 'learning.formats.partMissing',
    data: { name: beginningOf(href, 100) },
  },
})

/** Reads what is in one part; what cannot be read is a fault of it. */
export async function* attemptPart(
  file: string,
  read: () => AsyncGenerator<ParsedQuestion>,
): AsyncGenerator<ParsedQuestion> {
  try {
    yield* read()
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, file, ...e.remark } }
  }
}

/** The questions of one part. */
export async function* questionsOf(
  path: string,
  part: ZipPart,
  resource: Pick<Resource, 'kind' | 'about'>,
  archive: Archive,
): AsyncGenerator<ParsedQuestion> {
  const isVersion1 = resource.kind === 'version1'
  if (isVersion1) archive.onVersion1()

  const xml = await textOfPart(part, 'item', archive.budget)

  for (const found of isVersion1
    ? readQti1(xml, path)
    : readQtiItem(xml, { ...resource.about, file: path }))
    yield 'fault' in found
      ? found
      : judge(await withBytes(found.draft, posix.dirname(path), archive))
}

const REFERENCES = new Set(['assessmentItemRef', 'assessmentSectionRef'])

/** Sections in files of their own, each named by the one before. */
const DEEPEST_SECTION = 20

/**
 * The items that a test names and that were not read yet, in its order; it may name sections in
 * files of their own.
 */
export async function* referredItems(
  path: string,
  part: ZipPart,
  known: ReadonlyMap<string, Resource>,
  archive: Archive,
  depth = 0,
): AsyncGenerator<ParsedQuestion> {
  if (depth > DEEPEST_SECTION) throw new Unreadable('xmlDeep')

  const xml = await textOfPart(part, 'manifest', archive.budget)

  for (const node of xmlElements(xml, REFERENCES)) {
    const href = node.attributes.href ?? ''
    const target = pathWithin(posix.dirname(path), href)
    const found = target === null ? undefined : archive.parts.get(target)

    if (target === null || !found) yield missingPart(path, node.line, href)
    else if (!archive.seen.has(target)) {
      archive.seen.add(target)

      const resource: Pick<Resource, 'kind' | 'about'> = known.get(target) ?? {
        kind: 'item',
        about: {},
      }

      const isSection = node.name === 'assessmentSectionRef'

      yield* attemptPart(target, () =>
        isSection
          ? referredItems(target, found, known, archive, depth + 1)
          : questionsOf(target, found, resource, archive),
      )
    }
  }
}
