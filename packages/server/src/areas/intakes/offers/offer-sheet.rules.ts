import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import {
  EDUCATION_LEVELS,
  TRAINEE_KINDS,
  type TraineeKind,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import { z } from 'zod'
import { cell } from '../../../platform/sheets/cells.ts'

export const SEAT_COLUMNS = ['seats', ...TRAINEE_KINDS] as const

export const OFFER_COLUMNS = [
  'intake',
  'base',
  'major',
  'majorName',
  'unit',
  ...SEAT_COLUMNS,
  'minEducation',
  'maxAge',
  'certificates',
  'kinds',
  'held',
] as const

/** What a cell may hold for each value: its words in both languages. */
const wordsOf = <V extends string>(
  values: readonly V[],
  ...books: readonly Readonly<Record<V, string>>[]
) => new Map(values.map((value) => [value, books.map((book) => book[value])] as const))

const LEVEL_WORDS = wordsOf(
  EDUCATION_LEVELS,
  intakesWords['zh-cn'].educationLevels,
  intakesWords.en.educationLevels,
)

const KIND_WORDS = wordsOf(
  TRAINEE_KINDS,
  signupWords['zh-cn'].traineeKinds,
  signupWords.en.traineeKinds,
)

const KIND_BY_WORD = new Map(
  [...KIND_WORDS].flatMap(([kind, words]) =>
    [kind, ...words].map((word) => [word.toLowerCase(), kind] as const),
  ),
)

const seats = () => cell.integer(0, 9999, null)

/** One row as it is written. */
export const offerRow = z.object({
  intake: cell.text(64),
  base: cell.text(32),
  major: cell.text(32),
  unit: cell.text(64),
  seats: seats(),
  sponsored: seats(),
  open: seats(),
  degree: seats(),
  partner: seats(),
  minEducation: cell.choice(LEVEL_WORDS, null),
  maxAge: cell.integer(18, 100, null),
  certificates: cell.optionalText(500),
  kinds: cell.optionalText(100),
})

export type OfferSheetRow = z.output<typeof offerRow>

/** Several in one cell. */
export const severalIn = (text: string | null) =>
  (text ?? '').split(/[,，、;；]/).flatMap((part) => part.trim() || [])

/** Kinds of trainee by their words; null where one is none. */
export function kindsIn(text: string | null): TraineeKind[] | null {
  const kinds = severalIn(text).map((word) => KIND_BY_WORD.get(word.toLowerCase()))
  const known = kinds.filter((kind) => kind !== undefined)

  return known.length < kinds.length ? null : [...new Set(known)]
}

type Seats = { seats: number | null } & Readonly<Record<TraineeKind, number | null>>

/**
 * The pools of a row: all seats in one, or some for each kind; null where it says both or neither.
 */
export function poolsIn(row: Seats): { traineeKind: TraineeKind | null; seats: number }[] | null {
  const split = TRAINEE_KINDS.flatMap((traineeKind) =>
    row[traineeKind] === null ? [] : [{ traineeKind, seats: row[traineeKind] }],
  )
  if (row.seats === null) return split.length ? split : null

  return split.length ? null : [{ traineeKind: null, seats: row.seats }]
}
