import { EDUCATION_LEVELS } from '../trainees/trainee-facts.public.ts'

/**
 * Sections of a registration: each is saved, returned and required separately (the specification's
 * registration section keys).
 */
export const SECTIONS = [
  'sign',
  'basic',
  'photo',
  'train',
  'junior',
  'undergraduate',
  'master',
  'doctor',
  'foreign',
  'certificate',
  'work',
  'scientific',
  'award',
  'regular',
] as const

export type Section = (typeof SECTIONS)[number]

/** Sections that are lists. */
export const ENTRY_SECTIONS = [
  'foreign',
  'certificate',
  'work',
  'scientific',
  'award',
  'regular',
] as const

export type EntrySection = (typeof ENTRY_SECTIONS)[number]

/** Sections required of every applicant, in addition to those of the intake. */
export const ALWAYS_REQUIRED: readonly Section[] = ['sign', 'basic', 'photo', 'train']

const OF_SIGN: ReadonlySet<string> = new Set([
  'employer',
  'isFresh',
  'studentPlace',
  'traineeKind',
  'intakeId',
])

const OF_TRAIN: ReadonlySet<string> = new Set(['choices', 'choiceKind'])

const OF_THEMSELVES: ReadonlySet<string> = new Set([
  ...EDUCATION_LEVELS,
  ...ENTRY_SECTIONS,
  'photo',
])

/** The section of a name in `missing`: a field, a section, or `level.field`. */
export function sectionOfMissing(name: string): Section {
  const [first = ''] = name.split('.')
  if (OF_THEMSELVES.has(first)) return first as Section

  if (OF_SIGN.has(name)) return 'sign'

  return OF_TRAIN.has(name) ? 'train' : 'basic'
}
