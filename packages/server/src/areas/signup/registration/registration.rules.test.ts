import { describe, expect, test } from 'vitest'
import { judgeCard } from './registration.rules.ts'

const today = '2026-11-20'
const knows = (code: string) => code === '510107'
const form = { birthDate: null, gender: null }

describe('the card', () => {
  test('an ordinary card is taken over, its region known', () => {
    expect(judgeCard('510107199808151233', form, today, knows)).toEqual({ number: '510107199808151233', isRegionAbolished: false })
  })
  test('an abolished region code is a warning, not a refusal', () => {
    expect(judgeCard('110103200008151134', form, today, knows)).toEqual({ number: '110103200008151134', isRegionAbolished: true })
  })
  test('a residence permit for Hong Kong, Macau or Taiwan has no abolished region', () => {
    expect(judgeCard('81000019951111001X', form, today, knows)).toMatchObject({ isRegionAbolished: false })
  })
  test('a birth date other than the card’s is refused, with the card’s', () => {
    expect(judgeCard('510107199808151233', { birthDate: '1998-08-16', gender: null }, today, knows)).toEqual({
      fault: 'otherBirthDate',
      expected: '1998-08-15',
    })
  })
  test('a sex other than the card’s is refused', () => {
    expect(judgeCard('510107199808151233', { birthDate: null, gender: 2 }, today, knows)).toEqual({ fault: 'otherGender' })
  })
  test('applicants are adults on the day they sign up', () => {
    const bornEighteenYearsAgoTomorrow = '510107200811210017'
    expect(judgeCard(bornEighteenYearsAgoTomorrow, form, today, knows)).toEqual({ fault: 'tooYoung' })
    expect(judgeCard(bornEighteenYearsAgoTomorrow, form, '2026-11-21', knows)).toMatchObject({ isRegionAbolished: false })
  })
})
