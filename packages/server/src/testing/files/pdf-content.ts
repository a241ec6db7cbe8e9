import { inflateSync } from 'node:zlib'

/**
 * The streams of a drawn PDF, unpacked, one after the other: what is drawn, and which characters
 * its fonts hold.
 */
export function pdfContent(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const starts = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(
    (match) => match.index + match[0].length,
  )

  return starts
    .map((start) =>
      inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1'),
    )
    .join('\n')
}

/** Whether a font of a PDF holds a character, so that it is drawn and can be copied. */
export function holdsCharacter(content: string, character: string): boolean {
  const units = [...Array(character.length).keys()].map((at) =>
    character.charCodeAt(at).toString(16).padStart(4, '0'),
  )

  return content.includes(`<${units.join(' ')}>`)
}
