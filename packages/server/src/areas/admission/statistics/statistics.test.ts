import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { funnelOf, funnelsBy, type Person, stationsOf, withUnchosen } from './statistics.rules.ts'

const person = (states: string[], over: Partial<Person> = {}): Person => ({
  states,
  offer: '药学',
  traineeKind: '社会人',
  school: '江城大学',
  education: '本科',
  ...over,
})

test('returned, rejected and withdrawn people have still signed up; people exempt from the exam were not examined', () => {
  expect([...stationsOf(['submitted', 'returned', 'withdrawn'])]).toEqual(['signedUp'])
  expect([...stationsOf(['submitted', 'qualified', 'admitted', 'confirmed'])]).toEqual([
    'signedUp',
    'qualified',
    'admitted',
    'confirmed',
  ])
})

test('the funnel counts each person once at each station they ever passed', () => {
  const people = [
    person(['submitted']),
    person(['submitted', 'qualified', 'examArranged', 'scored', 'admitted', 'declined']),
  ]
  expect(funnelOf(people)).toEqual({
    signedUp: 2,
    qualified: 1,
    examined: 1,
    admitted: 1,
    confirmed: 0,
    arrived: 0,
    enrolled: 0,
  })
})

test('groups are sorted by size, and what is beyond the limit is one group of others: nobody is lost', () => {
  const people = ['甲', '甲', '乙', '丙', '丁'].map((school) => person(['submitted'], { school }))
  const groups = funnelsBy(people, (applicant) => applicant.school, 3, '其他')

  expect(
    groups.map(({ label, signedUp: registerApplicant }) => [label, registerApplicant]),
  ).toEqual([['甲', 2], expect.any(Array), ['其他', 2]])
  expect(groups.reduce((sum, group) => sum + group.signedUp, 0)).toBe(5)
})

test('offers that are nobody’s first choice are listed too, after the others', () => {
  const chosen = funnelsBy([person(['submitted'])], (applicant) => applicant.offer, 60, '其他')
  const groups = withUnchosen(chosen, ['中药学', '药学'])

  expect(
    groups.map(({ label, signedUp: registerApplicant }) => [label, registerApplicant]),
  ).toEqual([
    ['药学', 1],
    ['中药学', 0],
  ])
})

const server = await openServer()

type Answer = {
  intake: { id: number }
  intakes: { value: number }[]
  total: Record<string, number>
  groups: { offer: unknown[] }
}

const ask = async (who: string, query = '') =>
  (await (await server.as(who)).get(`/api/v1/recruitment/statistics${query}`)).data as Answer

test('the office counts everybody of the newest intake, a base those whose first choice is its own, others are refused', async () => {
  const office = await ask('bhb')

  expect(office.total.signedUp).toBeGreaterThan(0)
  expect(office.groups.offer.length).toBeGreaterThan(0)

  const [base, base2] = [await ask('base'), await ask('base2')]

  expect(base.groups.offer.length).toBeLessThan(office.groups.offer.length)
  expect(base.total.signedUp).toBeLessThanOrEqual(office.total.signedUp!)
  expect(base2.total.signedUp).toBeLessThan(office.total.signedUp!)
  expect(await (await server.as('teacher')).get('/api/v1/recruitment/statistics')).toMatchObject({
    status: 401,
  })
})

test('an unknown intake is not found; the figures are exported as a sheet', async () => {
  const office = await server.as('bhb')

  expect(await office.get('/api/v1/recruitment/statistics?intakeId=999999')).toMatchObject({
    status: 404,
  })

  const sheet = await office.get('/api/v1/recruitment/statistics/_export')

  expect(sheet.body.subarray(0, 2).toString()).toBe('PK')
})
