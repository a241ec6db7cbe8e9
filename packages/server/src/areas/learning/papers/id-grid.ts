import type { Language } from '@residency/contract/kernel'
import type { SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { boxAt, signAt } from './answer-boxes.ts'
import { paperText } from './paper.text.ts'

const ID_DIGITS = 10
const ID_STEP = 18

/** Columns of digits below boxes to write in, for the number of the taker. */
export function idGrid(language: Language): SheetContent {
  const places = [...Array(ID_DIGITS).keys()]
  const digits = places.flatMap((column) => [...Array(10).keys()].map((digit) => ({ digit, x: column * ID_STEP, y: 26 + digit * 13 })))
  const written = places.map((column) => ({ ...boxAt(column * ID_STEP - 2, 2), w: ID_STEP, h: 18 }))
  return {
    stack: [
      { text: paperText[language].number, style: 'small', margin: [0, 0, 0, 2] },
      ...digits.map(({ digit, x, y }) => signAt(String(digit), x, y)),
      { canvas: [...written, ...digits.map(({ x, y }) => boxAt(x, y))] },
    ],
  }
}
