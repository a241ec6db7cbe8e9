import { SaxesParser } from 'saxes'

/** The fields of a message of WeChat: `<xml>` with one text per element. */
export type CallbackFields = Readonly<Record<string, string>>

/**
 * Reads a message; null if it is not well formed. Declarations (DOCTYPE, and with it every entity
 * that a text defines itself) are refused; elements below the fields are ignored.
 */
export function readCallbackXml(xml: string): CallbackFields | null {
  const fields = new Map<string, string>()
  const open: string[] = []
  let isBroken = false
  const parser = new SaxesParser({ xmlns: false })
  const refuse = () => {
    isBroken = true
  }
  const add = (text: string) => {
    if (open.length === 2) fields.set(open[1]!, (fields.get(open[1]!) ?? '') + text)
  }

  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', (tag) => void open.push(tag.name))
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()

  return isBroken ? null : Object.fromEntries(fields)
}

/** `]]>` would end the section, and what follows would be read as elements. */
const section = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** Writes a message; numbers are written as they are. */
export const writeCallbackXml = (fields: Readonly<Record<string, string | number>>) =>
  `<xml>${Object.entries(fields)
    .map(
      ([name, value]) => `<${name}>${typeof value === 'number' ? value : section(value)}</${name}>`,
    )
    .join('')}</xml>`
