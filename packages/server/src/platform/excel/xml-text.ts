import { inflatePart, type ZipPart } from './zip-parts.ts'

/** A cell holds 32,767 characters, each at most six bytes long when escaped: nothing honest has a longer run without a tag. */
const LONGEST_RUN = 256 * 1024
/** The longest beginning of a tag that is looked at below: `</cols`. */
const LOOKED_AT = 6

const refused = (why: string) => new Error(`xml: ${why}`)

/**
 * The text of an XML part, a chunk at a time and never cut inside a character. Refused on the way: declarations (DOCTYPE,
 * entities) and CDATA, which no spreadsheet program writes; bytes that are not UTF-8; endless tags.
 * Column widths are taken away: exceljs makes an object per column of a range, and ten bytes can name a range of four billion.
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
