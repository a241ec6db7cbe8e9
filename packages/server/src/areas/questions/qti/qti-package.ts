import { type ParsedQuestion, Unreadable } from '../formats/filed-question.rules.ts'
import { findManifest, type Parts, type Resource, resourcesOf } from './qti-manifest.rules.ts'
import { textOfPart, wholeBudget } from './qti-parts.ts'
import {
  type Archive,
  attemptPart,
  missingPart,
  questionsOf,
  referredItems,
} from './read-qti-part.ts'

type PackageIndex = { known: ReadonlyMap<string, Resource>; hasItems: boolean }

async function* ofResource(
  resource: Resource,
  { known, hasItems }: PackageIndex,
  manifest: string,
  archive: Archive,
): AsyncGenerator<ParsedQuestion> {
  const { kind, path, href, line } = resource
  const part = path === null ? undefined : archive.parts.get(path)
  if (path === null || !part) {
    // a test only gives its items an order
    if (kind !== 'test' || !hasItems) yield missingPart(manifest, line, href)
    return
  }

  if (archive.seen.has(path)) return

  archive.seen.add(path)

  yield* attemptPart(path, () =>
    kind === 'test'
      ? referredItems(path, part, known, archive)
      : questionsOf(path, part, resource, archive),
  )
}

/**
 * The questions of a content package of QTI, in the order of its manifest: items of QTI 2 by
 * themselves or in the order of a test that names them, files of QTI 1.2 as Canvas has them.
 * `onVersion1` is called where there is one of these.
 */
export async function* readQtiPackage(
  parts: Parts,
  onVersion1: () => void,
): AsyncGenerator<ParsedQuestion> {
  try {
    const archive: Archive = { parts, budget: wholeBudget(), seen: new Set(), onVersion1 }
    const name = findManifest(parts)
    const manifest = await textOfPart(parts.get(name)!, 'manifest', archive.budget)
    const resources = resourcesOf(parts, name, manifest)

    const known = new Map(
      resources.flatMap((resource) =>
        resource.path === null ? [] : [[resource.path, resource] as const],
      ),
    )

    const hasItems = resources.some(({ kind, path }) => kind === 'item' && path !== null)

    for (const resource of resources)
      yield* ofResource(resource, { known, hasItems }, name, archive)
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line: 1, ...e.remark } }
  }
}
