import { describe, expect, test } from 'vitest'
import { judgeCard } from './registration.rules.ts'

const today = '2026-11-20'
const knows = (code: string) => code === '510107'
const form = { idKind: undefined, birthDate: null, gender: null }

describe('the card', () => {
  test('an ordinary card is taken over, its region known', () => {
    expect(judgeCard('510107199808151233', form, today, knows)).toEqual({
      kind: 'id_card',
      number: '510107199808151233',
      isRegionAbolished: false,
    })
  })

  test('an abolished region code is a warning, not a refusal', () => {
    expect(judgeCard('110103200008151134', form, today, knows)).toEqual({
      kind: 'id_card',
      number: '110103200008151134',
      isRegionAbolished: true,
    })
  })

  test('a residence permit for Hong Kong, Macau or Taiwan has no abolished region', () => {
    expect(judgeCard('81000019951111001X', form, today, knows)).toMatchObject({
      isRegionAbolished: false,
    })
  })

  test('a birth date other than the card’s is refused, with the card’s', () => {
    expect(
      judgeCard('510107199808151233', { ...form, birthDate: '1998-08-16' }, today, knows),
    ).toEqual({
      fault: 'otherBirthDate',
      expected: '1998-08-15',
    })
  })

  test('a sex other than the card’s is refused', () => {
    expect(judgeCard('510107199808151233', { ...form, gender: 2 }, today, knows)).toEqual({
      fault: 'otherGender',
    })
  })

  test('a passport holds neither birth date nor sex: those that were entered stay, and the age is that of the entered day', () => {
    const passport = { idKind: 'passport' as const, birthDate: '1998-08-15', gender: 2 as const }

    expect(judgeCard('e12345678', passport, today, knows)).toEqual({
      kind: 'passport',
      number: 'E12345678',
      isRegionAbolished: false,
    })

    expect(judgeCard('E12345678', { ...passport, birthDate: '2010-01-01' }, today, knows)).toEqual({
      fault: 'tooYoung',
    })
    expect(judgeCard('510107199808151233', passport, today, knows)).toEqual({ fault: 'length' })
  })

  test('a residence permit that was entered as an identity card is one', () => {
    const asCard = { ...form, idKind: 'id_card' as const }
    expect(judgeCard('81000019951111001X', asCard, today, knows)).toMatchObject({
      kind: 'residence_permit',
    })
  })

  test('applicants are adults on the day they sign up', () => {
    const bornEighteenYearsAgoTomorrow = '510107200811210017'
    expect(judgeCard(bornEighteenYearsAgoTomorrow, form, today, knows)).toEqual({
      fault: 'tooYoung',
    })
    expect(judgeCard(bornEighteenYearsAgoTomorrow, form, '2026-11-21', knows)).toMatchObject({
      isRegionAbolished: false,
    })
  })
})
