/** Dictionaries whose values a registration holds and a reader is shown by their words. */
export const DICTIONARIES = [
  'gender',
  'certificate_type',
  'ethnic_group',
  'marital_status',
  'political_status',
  'student_place',
  'degree',
  'language_level',
  'award_level',
] as const

/** Label and value, as a reader understands them. */
export type Lines = Readonly<Record<string, unknown>>
export type PrintableEntry = { lines: Lines; files: readonly string[] }

/** A registration in the reader's words, ready to be laid out. */
export type PrintableRegistration = {
  intake: string
  hospital: string

  /** The number people quote, and the version that was printed. */
  number: string
  version: number
  state: string
  submittedAt: string | null
  headings: Readonly<Record<'sign' | 'basic' | 'train', string>>
  sign: Lines
  basic: Lines

  /** `data:` address of the photo. */
  photo: string | null
  studies: readonly (PrintableEntry & { title: string })[]
  lists: readonly { title: string; entries: readonly PrintableEntry[] }[]
  choices: readonly string[]
  adjustment: string
}
