import { createCipheriv, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { zipArchive } from './zip-archive.ts'

/** Small files of real kinds. */
export const png = (side = 200) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#3366aa80' } })
    .png()
    .toBuffer()

/** A photograph as telephones make them: with the place where it was taken. */
export const jpegWithPlace = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa6633' } })
    .withExif({
      IFD0: { Make: 'CanaryPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 30/1' },
    })
    .jpeg()
    .toBuffer()

export const pdf = (text = 'BT (hello) Tj ET') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

/** What begins like a film, then noise: nobody looks further. */
export function mp4(size: number): Buffer {
  const film = randomBytes(size)
  Buffer.from('00000020667479706d70343200000000697363736d70343269736f6d00000001', 'hex').copy(film)

  return film
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'

export const sheetParts = (
  rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>',
) => ({
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/worksheets/sheet1.xml': `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

export const xlsx = () => zipArchive(sheetParts())

/** 64 by 48 pixels in four colours, encoded by libheif. */
export const heic = () =>
  Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAw9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAMzAAMAAAAAAAAAtAAAALQAAAA4AAAA7AAAABcAAgAAAAAENgADAAAAAAAAALQAAAC0AAAAEQAAAMUAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAaHZjMQAAAAIuaXBycAAAAglpcGNvAAAA2Gh2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAhEAcFxgpkgACAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAdEAcFxgpkgAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAA0Gh2Y0MBAWAAAAAAAAAAAAC68AD8/Pj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEAKEIBAgFgAAADAIAAAAMAAAMAugAAwIIMXLkkyqbAgAAAAwCAAAAMhAAiAAEACEQBwXGCmSAAIAABABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQAoQgECAWAAAAMAgAAAAwAAAwC6AADAggxcuSTKpsCAAAADAIAAAAyEACIAAQAHRAHBcYKZIAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECAwACBIQCBYYAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAd5tZGF0AAAAsE4BBasy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHg0OCBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0yNiByZWY9MQCAAAAANCYBr3jrR3j4i1+htHZiYerN+iQ+f88PHCw1P/f+itXv6kVX1y5wJ+Up641oKErXDkCevKAAAAATUAGEDQIABBkAAAMBrkAAAd6AgAAAALBOAQWrMv5GbJhBQmmuNWqRVJ7z8Ut2YXphYXIgSEVWQyBFbmNvZGVyIHYuIDIuMy4xLWVhMDlhZjUgLSBDb3B5bGVmdCAyMDEyLTIwMTUgLSBodHRwOi8vdWx0cmF2aWRlby5jcy50dXQuZmkvIC0gb3B0aW9uczogNjR4NDggZGVibG9jaz0xOjA6MCBzYW89MyBpbnRyYV9wZXJpb2Q9NjQgcXA9MjYgcmVmPTEAgAAAAA0mAa7w8ZwvndpZeRWAAAAAClABhAUCAAp6AIA=',
    'base64',
  )

/**
 * Noise that is the same in every run: where chance could make it mean something, a test must not
 * depend on it.
 */
export const seededBytes = (length: number) =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 'noise of the tests'), Buffer.alloc(16)).update(
    Buffer.alloc(length),
  )
