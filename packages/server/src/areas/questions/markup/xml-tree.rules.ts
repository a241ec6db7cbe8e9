import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { Unreadable } from '../formats/filed-question.rules.ts'
import { HTML_ENTITIES } from './html-entities.rules.ts'

/** An element with its children in order. Names are without their prefix. */
export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  line: number
  children: (XmlNode | string)[]
}

const STEP = 64 * 1024
const DEEPEST = 60

/**
 * Elements and attributes of one element that is read: no question and no paragraph has nearly as
 * many, and each takes much memory.
 */
const MAX_BELOW = 100_000

/**
 * Elements around those that are read, which are skipped without a pause for other requests.
 */
const MAX_AROUND = 200_000

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

const attributesOf = (attributes: Record<string, SaxesAttributePlain | string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [bare(name), String(value)]))

/**
 * The elements of these names in an XML text, one after the other, each whole; what is around them
 * is dropped. The text is read in steps, as far as it is well formed: otherwise `Unreadable` is
 * thrown with its line. Declarations (DOCTYPE, and with it every entity that a file defines itself)
 * are refused. So are nesting beyond sixty levels, and endless elements below or around those that
 * are read.
 */
export function* xmlElements(xml: string, names: ReadonlySet<string>): Generator<XmlNode> {
  const parser = new SaxesParser({ position: true, xmlns: false })
  Object.assign(parser.ENTITIES, HTML_ENTITIES)

  const done: XmlNode[] = []
  const open: XmlNode[] = []
  let depth = 0
  let countBelow = 0
  let countAround = 0
  let broken: Unreadable | undefined
  const refuse = (key: string) => {
    broken ??= new Unreadable(key, {}, parser.line)
  }
  const add = (text: string) => void open.at(-1)?.children.push(text)

  parser.on('error', () => refuse('xmlBroken'))
  parser.on('doctype', () => refuse('xmlDeclares'))
  parser.on('text', add)
  parser.on('cdata', add)

  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1

    if (depth > DEEPEST) refuse('xmlDeep')

    const name = bare(tag.name)

    if (open.length === 0 && !names.has(name)) {
      countAround += 1
      if (countAround > MAX_AROUND) refuse('textLong')

      return
    }

    countBelow = open.length === 0 ? 0 : countBelow + 1 + Object.keys(tag.attributes).length

    if (countBelow > MAX_BELOW) refuse('textLong')
    if (broken) return

    open.push({ name, attributes: attributesOf(tag.attributes), line: parser.line, children: [] })
  })

  parser.on('closetag', () => {
    depth -= 1

    const node = open.pop()
    if (!node || broken) return

    if (open.length > 0) open.at(-1)!.children.push(node)
    else done.push(node)
  })

  for (let at = 0; at < xml.length && !broken; at += STEP) {
    parser.write(xml.slice(at, at + STEP))
    yield* done.splice(0)
  }

  if (!broken) parser.close()

  yield* done.splice(0)
  if (broken) throw broken
}

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** The children of this name. */
export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  (node?.children ?? []).filter((child): child is XmlNode => isNode(child) && child.name === name)

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  childrenOf(node, name)[0]

/** All text below an element. */
export const textOf = (node: XmlNode | undefined): string =>
  (node?.children ?? []).map((child) => (isNode(child) ? textOf(child) : child)).join('')

/** Everything below an element for which `isWanted`, in order, not looking below what was found. */
export function* below(node: XmlNode, isWanted: (node: XmlNode) => boolean): Generator<XmlNode> {
  for (const child of node.children) {
    if (!isNode(child)) continue
    if (isWanted(child)) yield child
    else yield* below(child, isWanted)
  }
}
