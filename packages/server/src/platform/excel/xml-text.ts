import { inflatePart, type ZipPart } from './zip-parts.ts'

/** A cell has at most 32,767 characters of at most six bytes each when escaped: no valid sheet has a longer run without a tag. */
const LONGEST_RUN = 256 * 1024
/** The longest tag prefix examined below: `</cols`. */
const LOOKED_AT = 6

const refused = (why: string) => new Error(`xml: ${why}`)

/**
 * The text of an XML part in chunks, never split inside a character. Refuses declarations (DOCTYPE, entities) and CDATA, which no
 * spreadsheet program writes, invalid UTF-8 and endless tags. Removes column widths: exceljs creates an object per column of a
 * range, and ten bytes can declare a range of four billion.
 */
export async function* xmlTextOf(part: ZipPart): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const checked = (text: string) => {
    if (/<!(?!--)/.test(text)) throw refused('it declares something')
    return text.replaceAll(/<(\/?)cols\b/g, '<$1cols.unread')
  }
  let held = ''
  let run = 0
  for await (const chunk of inflatePart(part)) {
    const text = held + decoder.decode(chunk, { stream: true })
    const last = text.lastIndexOf('<')
    run = last < 0 ? run + text.length : text.length - last
    if (run > LONGEST_RUN) throw refused('endless text')
    const cut = last >= 0 && text.length - last <= LOOKED_AT ? last : text.length
    held = text.slice(cut)
    yield checked(text.slice(0, cut))
  }
  yield checked(held + decoder.decode())
}
