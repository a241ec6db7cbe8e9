import { posix } from 'node:path'
import type { ZipPart } from '../../../platform/excel/zip-parts.ts'
import { Unreadable } from '../formats/filed-question.rules.ts'
import { childOf, type XmlNode, xmlElements } from '../markup/xml-tree.rules.ts'
import { type AboutItem, textsBelow } from './qti.rules.ts'
import { pathWithin } from './qti-parts.ts'
import { difficultyNamed } from './qti-print.rules.ts'

const MANIFEST = 'imsmanifest.xml'

/** Where Canvas keeps the files that its questions name. */
const CANVAS_FILES = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\/+/i
const CANVAS_FOLDER = 'web_resources'

/**
 * In the export of a whole course Canvas has every quiz twice: here with all kinds of questions.
 */
const CANVAS_QUIZZES = /(?:^|\/)non_cc_assessments\/[^/]+\.xml\.qti$/

type ResourceKind = 'item' | 'test' | 'version1'

/** A file of the package that the manifest names. */
export type Resource = {
  kind: ResourceKind
  path: string | null
  href: string
  line: number
  about: AboutItem
}

export type Parts = ReadonlyMap<string, ZipPart>

function kindOf(type: string): ResourceKind | null {
  if (/^imsqti_xmlv1|^imsqti_xmlv1p\d\/imscc|^imsqti_item_xmlv1/i.test(type)) return 'version1'
  if (/^imsqti_(test|assessment)/i.test(type)) return 'test'

  return /^imsqti_(item_)?xml|^imsqti_item/i.test(type) ? 'item' : null
}

function aboutOf(resource: XmlNode): AboutItem {
  const [difficulty = 0] = textsBelow(resource, 'difficulty').map((sentence) =>
    difficultyNamed(sentence.replace(/^\s*LOMv1\.0\s*/, '').trim()),
  )
  const category = textsBelow(resource, 'entry')
  return {
    points: textsBelow(resource, 'keyword'),
    ...(difficulty > 0 && { difficulty }),
    ...(category.length > 0 && { category }),
  }
}

function resourceOf(node: XmlNode, folder: string): Resource | null {
  const kind = kindOf(node.attributes.type ?? '')
  if (!kind) return null

  const href = node.attributes.href ?? childOf(node, 'file')?.attributes.href ?? ''

  return { kind, path: pathWithin(folder, href), href, line: node.line, about: aboutOf(node) }
}

/** The picture that a file names; one that is not there is left out later, as one that is none. */
export function partNamed(parts: Parts, folder: string, src: string): ZipPart | undefined {
  const address = src.split('?')[0]!
  const path = CANVAS_FILES.test(address)
    ? pathWithin(CANVAS_FOLDER, address.replace(CANVAS_FILES, ''))
    : (pathWithin(folder, address) ?? null)

  return path === null ? undefined : parts.get(path)
}

/** The manifest: at the top, or in the folder that was packed as a whole. */
export function findManifest(parts: Parts): string {
  if (parts.has(MANIFEST)) return MANIFEST

  const inFolders = [...parts.keys()].filter((name) => /^[^/]+\/imsmanifest\.xml$/.test(name))
  if (inFolders.length !== 1) throw new Unreadable('manifestMissing')

  return inFolders[0]!
}

function* quizzesOfCanvas(parts: Parts): Generator<Resource> {
  for (const path of parts.keys())
    if (CANVAS_QUIZZES.test(path)) yield { kind: 'version1', path, href: path, line: 1, about: {} }
}

const RESOURCES = new Set(['resource'])

/**
 * The files of questions that a package has: as its manifest names them, with the quizzes of a
 * whole course instead where there are any.
 */
export function resourcesOf(parts: Parts, manifestName: string, manifest: string): Resource[] {
  const folder = posix.dirname(manifestName)
  const quizzes = [...quizzesOfCanvas(parts)]
  const named = [...xmlElements(manifest, RESOURCES)].flatMap(
    (node) => resourceOf(node, folder === '.' ? '' : folder) ?? [],
  )

  return quizzes.length === 0
    ? named
    : [...quizzes, ...named.filter(({ kind }) => kind !== 'version1')]
}
