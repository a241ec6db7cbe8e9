import { describe, expect, test } from 'vitest'
import { type Conditions, type Facts, isStated, judgeConditions } from './condition.rules.ts'

const TODAY = '2026-11-22'

const GENERAL: Conditions = {
  minTitleRank: 'intermediate',
  minTitleYears: 3,
  minTeachingYears: null,
  minSpecialtyYears: null,
  minEducation: 'undergraduate',
  certificateKinds: ['training'],
  refusesDiscipline: true,
}

const GOOD: Facts = {
  title: 'pharmacist_in_charge',
  titleSince: '2023-11-22',
  education: 'master',
  certificates: [{ kind: 'training', number: 'P-1', validUntil: '2026-11-22', isPending: false }],
}

const unmet = (facts: Partial<Facts>, wanted = GENERAL) =>
  judgeConditions(wanted, { ...GOOD, ...facts }, TODAY)
    .filter(({ isMet }) => !isMet)
    .map(({ key }) => key)

describe('conditions of a qualification', () => {
  test('are met on the day itself: three full years in the title, a certificate on its last day', () =>
    expect(unmet({})).toEqual([]))

  test('a title one rank below, or one without a rank, is not enough', () => {
    expect(unmet({ title: 'pharmacist' })).toEqual(['title'])
    expect(unmet({ title: 'some_title_of_the_hospital' })).toEqual(['title'])
    expect(unmet({ title: 'chief_technician' })).toEqual([])
  })

  test('a day short of the years is not enough, and a day ahead counts none', () => {
    expect(unmet({ titleSince: '2023-11-23' })).toEqual(['titleYears'])
    expect(unmet({ titleSince: '2030-01-01' })).toEqual(['titleYears'])
  })

  test('what is not stated is not met, and distinguished from what is too little; certificates and discipline are looked up', () => {
    const nothing = { title: null, titleSince: null, education: null, certificates: [] }

    expect(unmet(nothing)).toEqual(['title', 'titleYears', 'education', 'certificate'])

    const stated = (facts: Facts) =>
      judgeConditions(GENERAL, facts, TODAY).flatMap((judged) =>
        isStated(judged) ? [judged.key] : [],
      )

    expect(stated(nothing)).toEqual(['certificate', 'discipline'])

    expect(stated({ ...nothing, title: 'pharmacist', titleSince: TODAY })).toEqual([
      'title',
      'titleYears',
      'certificate',
      'discipline',
    ])
  })

  test('a certificate that ended yesterday does not count; one without an end, or handed in with the application, does', () => {
    const of = (validUntil: string | null, isPending = false) => [
      { kind: 'training', number: 'P-1', validUntil, isPending },
    ]

    expect(unmet({ certificates: of('2026-11-21') })).toEqual(['certificate'])
    expect(unmet({ certificates: of(null) })).toEqual([])
    expect(unmet({ certificates: of('2030-01-01', true) })).toEqual([])
    expect(unmet({ certificates: [] })).toEqual(['certificate'])
  })

  test('discipline counts to its last day', () => {
    expect(unmet({ disciplineUntil: TODAY })).toEqual(['discipline'])
    expect(unmet({ disciplineUntil: '2026-11-21' })).toEqual([])
    expect(unmet({ disciplineUntil: TODAY }, { ...GENERAL, refusesDiscipline: false })).toEqual([])
  })
})
