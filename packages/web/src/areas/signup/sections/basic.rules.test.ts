import { expect, test } from 'vitest'
import { basicFaults, basicFrom } from './basic.rules.ts'

const TODAY = '2026-11-22'

test('numbers and the address of mail are taken as they were meant: full-width figures and spaces around them are put right', () => {
  const basic = basicFrom({
    idCard: ' \uff15\uff11\uff10107200105120022',
    mobile: '\uff11\uff13\uff1900000001',
    email: ' name\uff20example.com ',
  })

  expect(basic).toMatchObject({
    idCard: '510107200105120022',
    mobile: '13900000001',
    email: 'name@example.com',
  })

  expect(basicFaults(basic, TODAY)).toEqual([])
})

test('nobody is born later than today', () => {
  const faults = (birthDate: string) =>
    basicFaults(basicFrom({ birthDate }), TODAY).map(({ field, issue }) => [field, issue?.message])
  expect(faults('2026-11-23')).toEqual([['birthDate', 'signup.days.future']])
  expect(faults('2001-05-12')).toEqual([])
})

test('an invalid e-mail address is refused with an example of a valid one', () => {
  expect(
    basicFaults(basicFrom({ email: 'name@' }), TODAY).map(({ issue }) => issue?.message),
  ).toEqual(['kernel.email.wrong'])
})
