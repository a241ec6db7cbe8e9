import {
  ENTRY_SECTIONS,
  type EntrySection,
  type Section,
  sectionOfMissing,
} from '@residency/contract/areas/intakes/section.public'
import {
  EDUCATION_LEVELS,
  type EducationLevel,
} from '@residency/contract/areas/trainees/trainee-facts.public'

/** A unit of saving. */
export type SaveKey = 'sign' | 'basic' | 'choices' | EducationLevel | EntrySection

export const SAVE_KEYS: readonly SaveKey[] = [
  'sign',
  'basic',
  'choices',
  ...EDUCATION_LEVELS,
  ...ENTRY_SECTIONS,
]

/** The section of the registration that a save belongs to. */
export const sectionOf = (key: SaveKey): Section => (key === 'choices' ? 'train' : key)

export const isLevel = (key: string): key is EducationLevel =>
  (EDUCATION_LEVELS as readonly string[]).includes(key)

export const isList = (key: string): key is EntrySection =>
  (ENTRY_SECTIONS as readonly string[]).includes(key)

/** The steps of the form, in order. */
export const STEPS = [
  'sign',
  'basic',
  'photo',
  'academic',
  'foreign',
  'work',
  'train',
  'check',
] as const

export type Step = (typeof STEPS)[number]

export const SECTIONS_OF: Readonly<Record<Step, readonly Section[]>> = {
  sign: ['sign'],
  basic: ['basic'],
  photo: ['photo'],
  academic: EDUCATION_LEVELS,
  foreign: ['foreign', 'certificate'],
  work: ['work', 'scientific', 'award', 'regular'],
  train: ['train'],
  check: [],
}

export const missingOfSection = (section: Section, missing: readonly string[]) =>
  missing.filter((name) => sectionOfMissing(name) === section)

/** What is missing in a step; the check step itself has no fields. */
export const missingIn = (step: Step, missing: readonly string[]) =>
  missing.filter((name) => SECTIONS_OF[step].includes(sectionOfMissing(name)))

/** Splits `master.degree`, `master.files` into the level and its missing fields. */
export const partsOf = (names: readonly string[]): string[][] =>
  names.map((name, i) => {
    const parts = name.split('.')
    return parts.length > 1 && names[i - 1]?.split('.')[0] === parts[0] ? parts.slice(1) : parts
  })

export const stepOf = (section: Section): Step =>
  STEPS.find((step) => SECTIONS_OF[step].includes(section)) ?? 'basic'

/** The first step with an error; null without one. */
export function firstWrong(faults: Readonly<Record<SaveKey, object>>): Step | null {
  const wrong = SAVE_KEYS.filter((key) => Object.keys(faults[key]).length > 0).map((key) =>
    stepOf(sectionOf(key)),
  )

  return STEPS.find((step) => wrong.includes(step)) ?? null
}

/** The editable steps, and the check step at the end. */
export const stepsFor = (editable: readonly Section[]): Step[] =>
  STEPS.filter(
    (step) => step === 'check' || SECTIONS_OF[step].some((section) => editable.includes(section)),
  )

type StepAddress = {
  page: 'basic' | 'train' | 'academic' | 'foreign' | 'work'
  step: string | null
}

/** The step in the address. The first visit starts with sign info. */
export function stepAt(
  { page, step }: StepAddress,
  missing: readonly string[],
  steps: readonly Step[],
): Step {
  const named = STEPS.find((one) => one === step)
  const wanted =
    named ?? (page === 'basic' && missingIn('sign', missing).length > 0 ? 'sign' : page)
  return steps.includes(wanted) ? wanted : (steps[0] ?? 'check')
}
