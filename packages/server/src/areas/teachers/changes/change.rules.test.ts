import { describe, expect, test } from 'vitest'
import { differences, type Facts, movedFacts } from './change.rules.ts'

const HELD: Facts = {
  title: 'pharmacist',
  titleSince: '2020-06-01',
  education: 'master',
  degree: 'master',
  specialty: '药学',
  specialtySince: null,
  teachingSince: '2021-01-01',
}

describe('a change of facts', () => {
  test('holds only what differs; what is left out stays, what is empty is cleared', () => {
    const { before, after } = differences(HELD, {
      title: 'pharmacist',
      titleSince: '2024-01-01',
      specialty: null,
      degree: undefined,
    })

    expect([before, after]).toEqual([
      { titleSince: '2020-06-01', specialty: '药学' },
      { titleSince: '2024-01-01', specialty: null },
    ])

    expect(differences(HELD, HELD).keys).toEqual([])
  })
  test('is passed by a person who sees what it replaces: a fact that has become another one since is named', () => {
    const { before } = differences(HELD, { title: 'pharmacist_in_charge', degree: 'doctor' })

    expect(movedFacts(before, { ...HELD, specialty: '其他' })).toEqual([])
    expect(movedFacts(before, { ...HELD, title: 'chief_pharmacist' })).toEqual(['title'])
    expect(movedFacts(before, null)).toEqual(['title', 'degree'])
  })
})
