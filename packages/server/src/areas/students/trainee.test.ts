import { expect, test } from 'vitest'
import { openHouse } from '../../testing/house.ts'
import { traineeNumber } from './trainee.rules.ts'

test('a trainee number is year, J for technicians or Y for pharmacists, and four running digits', () => {
  expect(traineeNumber(2026, 'pharmacist', 1)).toBe('2026Y0001')
  expect(traineeNumber(2026, 'technician', 127)).toBe('2026J0127')
})
test('trainees see their own record, others that they have none', async () => {
  const house = await openHouse()
  const student = await house.as('student')
  expect((await student.get('/api/v1/trainees/own')).data).toMatchObject({
    number: expect.stringMatching(/^\d{4}Y0001$/),
    realName: '李思源',
  })
  const english = student.with({ 'accept-language': 'en' })
  expect((await english.get('/api/v1/trainees/own')).data).toMatchObject({ major: expect.stringMatching(/^[A-Z]/) })
  expect((await (await house.as('teacher')).get('/api/v1/trainees/own')).data).toBeNull()
})
