import { inflatePart, readZipParts, type ZipPart } from '../../../platform/excel/zip-parts.ts'

const LIMITS = { maxParts: 2000, maxInflated: 256 * 1024 * 1024 }
const MAX_MARK = 16

/** Whether a part declares a document type or entities, in any one- or two-byte encoding. */
async function hasDeclarations(part: ZipPart): Promise<boolean> {
  let before = ''
  for await (const piece of inflatePart(part)) {
    const text = before + piece.toString('latin1').replaceAll('\u0000', '')
    if (/<!(doctype|entity)/i.test(text)) return true

    before = text.slice(-MAX_MARK)
  }

  return false
}

/**
 * Whether a workbook is safe to open: no macros, at most 256 MB inflated, no document type
 * declarations, every part intact. Inflated in chunks, so its claims cost no memory.
 */
export async function isValidSheet(file: Buffer): Promise<boolean> {
  try {
    const parts = readZipParts(file, LIMITS)
    if (parts.has('xl/vbaProject.bin')) return false

    for (const part of parts.values()) if (await hasDeclarations(part)) return false

    return true
  } catch {
    return false
  }
}
