import { readIdCard } from '@residency/contract/kernel/identity-document'
import { expect, test } from 'vitest'
import { isRegionCode } from '../../areas/settings/settings.public.ts'
import { demoPeople } from './demo-people.demo.ts'

const OFFERS = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  profession: id % 2 ? ('pharmacist' as const) : ('technician' as const),
}))

test('invented applicants have cards that are right and say the same as they do, and numbers of their own', () => {
  const people = demoPeople(300, OFFERS, 2026)
  for (const person of people) {
    expect(readIdCard(person.idCard, '2026-11-20')).toEqual({
      number: person.idCard,
      birthDate: person.birthDate,
      gender: person.gender,
    })

    expect(isRegionCode(person.regionCode), person.regionCode).toBe(true)
    expect(person.mobile).toMatch(/^1[3-9]\d{9}$/)
    expect(person.choices.length).toBeGreaterThan(0)
    expect(new Set(person.choices.map((choice) => choice.offerId)).size).toBe(person.choices.length)

    for (const points of Object.values(person.scores))
      expect(points >= 3000 && points <= 9900 && points % 50 === 0).toBe(true)
  }

  for (const key of ['name', 'idCard', 'mobile'] as const)
    expect(new Set(people.map((one) => one[key])).size).toBe(300)
})

test('the same seed invents the same people', () => {
  expect(demoPeople(40, OFFERS, 2026)).toEqual(demoPeople(40, OFFERS, 2026))
  expect(demoPeople(40, OFFERS, 2026, 1)).not.toEqual(demoPeople(40, OFFERS, 2026, 2))
})
