import { SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { describe, expect, test } from 'vitest'
import {
  firstWrong,
  missingIn,
  missingOfSection,
  partsOf,
  SAVE_KEYS,
  STEPS,
  stepAt,
  stepOf,
  stepsFor,
} from './steps.rules.ts'

const missing = [
  'employer',
  'idCard',
  'photo',
  'undergraduate',
  'master.proof',
  'certificate',
  'work',
  'choices',
]

describe('what is missing', () => {
  test('is at the step that holds it', () => {
    expect(STEPS.map((step) => missingIn(step, missing))).toEqual([
      ['employer'],
      ['idCard'],
      ['photo'],
      ['undergraduate', 'master.proof'],
      ['certificate'],
      ['work'],
      ['choices'],
      [],
    ])
  })

  test('a level is named once before all that it lacks', () => {
    expect(partsOf(['photo', 'master.degree', 'master.files', 'doctor.files'])).toEqual([
      ['photo'],
      ['master', 'degree'],
      ['files'],
      ['doctor', 'files'],
    ])
  })

  test('what is wrong leads to the first step that holds it', () => {
    const none = Object.fromEntries(SAVE_KEYS.map((key) => [key, {}])) as Parameters<
      typeof firstWrong
    >[0]
    expect(firstWrong(none)).toBeNull()
    expect(firstWrong({ ...none, work: { entries: 'x' }, master: { endedOn: 'x' } })).toBe(
      'academic',
    )
  })

  test('and at its section', () => {
    expect(missingOfSection('master', missing)).toEqual(['master.proof'])
    expect(missingOfSection('train', ['choiceKind'])).toEqual(['choiceKind'])
  })
})

describe('steps', () => {
  test('are all of them for a draft, and those that were returned for a returned sign-up', () => {
    expect(stepsFor(SECTIONS)).toEqual(STEPS)
    expect(stepsFor(['photo', 'doctor'])).toEqual(['photo', 'academic', 'check'])
    expect(stepOf('award')).toBe('work')
  })

  test('are found by the address; the first visit begins with sign info until it is filled in', () => {
    expect(stepAt({ page: 'basic', step: null }, missing, STEPS)).toBe('sign')
    expect(stepAt({ page: 'basic', step: null }, ['photo'], STEPS)).toBe('basic')
    expect(stepAt({ page: 'basic', step: 'basic' }, missing, STEPS)).toBe('basic')
    expect(stepAt({ page: 'train', step: 'check' }, missing, STEPS)).toBe('check')
    expect(stepAt({ page: 'work', step: 'nonsense' }, missing, STEPS)).toBe('work')
  })

  test('that may not be written lead to the first that may', () => {
    expect(stepAt({ page: 'work', step: null }, [], ['photo', 'check'])).toBe('photo')
  })
})
