import { isOfType, type PartFinder, relationsOf } from './open-workbook.ts'
import { readXml } from './parse-xml.ts'
import type { ZipPart } from './zip-parts.ts'

/** The columns that pictures begin in, by the number of their row; both from 1. */
export type PicturePlaces = ReadonlyMap<number, readonly number[]>

async function placesIn(drawing: ZipPart, places: Map<number, number[]>) {
  let at = { row: 0, col: 0 }
  let isInFrom = false
  let counted: 'row' | 'col' | null = null

  await readXml(drawing, {
    onOpen(name) {
      if (name.endsWith('Anchor')) at = { row: 0, col: 0 }
      if (name === 'from') isInFrom = true

      counted = isInFrom && (name === 'row' || name === 'col') ? name : null

      if (name === 'pic') places.set(at.row + 1, [...(places.get(at.row + 1) ?? []), at.col + 1])
    },
    onText(text) {
      if (counted) at[counted] = Number(text)
    },
    onClose(name) {
      if (name === 'from') isInFrom = false
      counted = null
    },
  })
}

/** Where the pictures of a sheet are. */
export async function readPicturePlaces(find: PartFinder, sheet: ZipPart): Promise<PicturePlaces> {
  const places = new Map<number, number[]>()
  for (const relation of await relationsOf(find, sheet.name)) {
    const drawing = isOfType(relation, 'drawing') ? find(relation.target) : undefined
    if (drawing) await placesIn(drawing, places)
  }

  return places
}
