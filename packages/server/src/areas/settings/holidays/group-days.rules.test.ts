import { expect, test } from 'vitest'
import { groupDaysOf, workingHalvesOf } from './group-days.rules.ts'
import type { KnownDays } from './working-days.rules.ts'

const NONE: KnownDays = new Map()
const WOMAN = { isWoman: true, birthDate: null }
const MAN = { isWoman: false, birthDate: null }
const born = (birthDate: string) => ({ isWoman: false, birthDate })

test('women have the afternoon of 8 March off, others work it', () => {
  expect(workingHalvesOf('2027-03-08', NONE, WOMAN)).toEqual({ am: true, pm: false })
  expect(workingHalvesOf('2027-03-08', NONE, MAN)).toEqual({ am: true, pm: true })
  expect(workingHalvesOf('2027-03-09', NONE, WOMAN)).toEqual({ am: true, pm: true })
})

test('people of 14 to 28 years have the afternoon of 4 May off; without a birth date nobody is known to be', () => {
  const isOff = (birthDate: string) =>
    !workingHalvesOf('2026-05-04', new Map([['2026-05-04', 'work']]), born(birthDate)).pm
  expect(['1997-05-04', '1997-05-05', '1998-05-04', '2012-05-04', '2012-05-05'].map(isOff)).toEqual(
    [false, true, true, true, false],
  )
  expect(workingHalvesOf('2027-05-04', NONE, MAN)).toEqual({ am: true, pm: true })
})

test('a half day off that falls on a weekend or a day off is not given on another day', () => {
  // 8 March 2026 is a Sunday
  expect(workingHalvesOf('2026-03-08', NONE, WOMAN)).toEqual({ am: false, pm: false })
  expect(workingHalvesOf('2026-03-09', NONE, WOMAN)).toEqual({ am: true, pm: true })

  expect(workingHalvesOf('2027-03-08', new Map([['2027-03-08', 'off']]), WOMAN)).toEqual({
    am: false,
    pm: false,
  })
})

test('the calendar names both days of every year', () => {
  expect(groupDaysOf(2027)).toEqual([
    { day: '2027-03-08', group: 'women' },
    { day: '2027-05-04', group: 'youth' },
  ])
})
