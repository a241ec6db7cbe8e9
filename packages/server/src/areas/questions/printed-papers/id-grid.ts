import type { Language } from '@residency/contract/kernel'
import type { SheetContent } from '../../../platform/pdf/pdf-sheet.ts'
import { paperText } from '../papers/paper.text.ts'
import { boxAt, signAt } from './answer-boxes.ts'

const DIGIT_PLACES = 10
const STEP = 18
const ROW = 13
const FIRST_ROW = 26
const GAP = 16
// A badge begins with up to two letters; each has three columns of nine.
const LETTER_PLACES = 2
const LETTER_ROWS = 9
const LETTER_COLUMNS = 3
const LETTERS_WIDTH = LETTER_COLUMNS * STEP
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

/** The width of the whole grid. */
export const ID_GRID_WIDTH = LETTER_PLACES * (LETTERS_WIDTH + GAP) + DIGIT_PLACES * STEP

type Sign = { text: string; x: number; y: number }

const signsOf = (signs: string, left: number, rows: number): Sign[] =>
  [...signs].map((text, index) => ({
    text,
    x: left + Math.floor(index / rows) * STEP,
    y: FIRST_ROW + (index % rows) * ROW,
  }))

const times = (count: number) => [...Array(count).keys()]

/**
 * Boxes to write in, and below them what is filled in: letters with which a badge may begin, then
 * digits, for the number of the taker.
 */
export function idGrid(language: Language): SheetContent {
  const { number, letters } = paperText[language]
  const letterLeft = (place: number) => place * (LETTERS_WIDTH + GAP)
  const digitsLeft = letterLeft(LETTER_PLACES)

  const signs = [
    ...times(LETTER_PLACES).flatMap((place) => signsOf(LETTERS, letterLeft(place), LETTER_ROWS)),
    ...times(DIGIT_PLACES).flatMap((place) =>
      signsOf(DIGITS, digitsLeft + place * STEP, DIGITS.length),
    ),
  ]

  const written = (x: number, width: number) => ({ ...boxAt(x - 2, 2), w: width, h: 18 })

  return {
    stack: [
      {
        columns: [
          { width: digitsLeft, text: letters, style: 'small' },
          { width: '*', text: number, style: 'small' },
        ],
        margin: [0, 0, 0, 2],
      },
      ...signs.map(({ text, x, y }) => signAt(text, x, y)),
      {
        canvas: [
          ...times(LETTER_PLACES).map((place) => written(letterLeft(place), LETTERS_WIDTH)),
          ...times(DIGIT_PLACES).map((place) => written(digitsLeft + place * STEP, STEP)),
          ...signs.map(({ x, y }) => boxAt(x, y)),
        ],
      },
    ],
  }
}
