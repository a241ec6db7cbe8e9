import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { inflatePart, type ZipPart } from './zip-parts.ts'

/**
 * A cell has at most 32,767 characters of at most six bytes each when escaped: no valid part has a
 * longer run without a tag.
 */
const LONGEST_RUN = 256 * 1024
const DEEPEST = 100

export type Attributes = Readonly<Record<string, string>>

/**
 * Reads the elements of a part in the order of the file. Names are without the prefix that the part
 * gives its own elements.
 */
export type ElementReader = {
  onOpen: (name: string, attributes: Attributes) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

const refused = (why: string) => new Error(`xml: ${why}`)

/** The encoding of a part: by its first bytes, then by its declaration; UTF-8 otherwise. */
function decoderOf(first: Buffer) {
  const fatal = { fatal: true }
  const start = first.toString('hex', 0, 2)
  if (start === 'fffe' || start === '3c00') return new TextDecoder('utf-16le', fatal)
  if (start === 'feff' || start === '003c') return new TextDecoder('utf-16be', fatal)

  const declared = /^[^<]{0,3}<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/.exec(
    first.toString('latin1', 0, 200),
  )?.[1]

  // a part that says UTF-16 in single bytes was written as UTF-8
  return new TextDecoder(
    declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared,
    fatal,
  )
}

/**
 * Removes the part's own prefix (`x:row` is a row); an element of another vocabulary keeps a colon.
 */
function localNames() {
  let prefix: string | undefined
  return (name: string) => {
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    if (prefix === '') return name

    return name.startsWith(prefix) ? name.slice(prefix.length) : `:${name}`
  }
}

/**
 * Parses a part chunk by chunk; yields after each, so that what was read can be passed on. Refuses
 * document types, invalid bytes, endless tokens and endless depth, and what is not well-formed.
 */
export async function* parseXml(part: ZipPart, reader: ElementReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const localName = localNames()
  let depth = 0
  let silent = 0

  const onText = (text: string) => {
    silent = 0
    reader.onText?.(text)
  }

  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw refused('it declares a document type')
  })

  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    silent = 0
    if (++depth > DEEPEST) throw refused('it is too deep')

    reader.onOpen(
      localName(name),
      attributes as Record<string, SaxesAttributePlain> as unknown as Attributes,
    )
  })

  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    silent = 0
    depth -= 1
    reader.onClose?.(localName(name))
  })

  parser.on('text', onText)
  parser.on('cdata', onText)

  let decoder: TextDecoder | undefined

  for await (const chunk of inflatePart(part)) {
    decoder ??= decoderOf(chunk)

    const text = decoder.decode(chunk, { stream: true })

    silent += text.length
    parser.write(text)
    if (silent > LONGEST_RUN) throw refused('it has an endless token')

    yield
  }

  parser.write(decoder?.decode() ?? '')
  parser.close()
  yield
}

/** Reads a whole part; `between` is awaited between its chunks. */
export async function readXml(
  part: ZipPart,
  reader: ElementReader,
  between: () => Promise<void> = async () => {},
): Promise<void> {
  for await (const _ of parseXml(part, reader)) await between()
}

/** The value of an attribute whose prefix is free (`r:id`). */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]

export const isTrue = (value: string | undefined) =>
  value === '1' || value === 'true' || value === 'on'

/**
 * Spreadsheets write a character that XML cannot hold as _x000D_, and an underscore before such a
 * text as _x005F_.
 */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
