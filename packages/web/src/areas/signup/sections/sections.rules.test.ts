import { ENTRY_SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { describe, expect, test } from 'vitest'
import { STEPS } from '../registration/steps.rules.ts'
import { isEmptyStep, type SectionValues } from './sections.rules.ts'
import { NO_STUDY } from './study.rules.ts'

const nothing = {
  ...Object.fromEntries(EDUCATION_LEVELS.map((level) => [level, NO_STUDY])),
  ...Object.fromEntries(ENTRY_SECTIONS.map((list) => [list, { entries: [] }])),
} as unknown as SectionValues

describe('a step that holds nothing', () => {
  test('is one of studies or lists; what everybody fills in is never called empty', () => {
    expect(STEPS.filter((step) => isEmptyStep(step, nothing))).toEqual([
      'academic',
      'foreign',
      'work',
    ])
  })
  test('is no longer empty with the first study', () => {
    expect(isEmptyStep('academic', { ...nothing, master: { ...NO_STUDY, isThere: true } })).toBe(
      false,
    )
  })
})
