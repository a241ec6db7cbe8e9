import { beforeAll, expect, test } from 'vitest'
import { anAward } from '../../../testing/awards.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { aMentorWorld, type MentorWorld } from '../../../testing/mentors.ts'

let house: House
let world: MentorWorld
beforeAll(async () => {
  house = await openHouse()
  world = await aMentorWorld(house, { mentors: 0, trainees: 1 })
})
const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id

test('an applicant from outside applies with the employer, follows it, and is decided by the office alone, apart from trainees', async () => {
  const award = await anAward(house, { audience: 'outside', name: '区域青年药师' })
  const entrant = await house.as('applicant')
  const offered = await entrant.get('/api/v1/ownAwards')
  expect(offered.data).toMatchObject({ isOutside: true, offered: [{ limitId: award.limitId, refusal: null }] })
  const apply = async (over: object) => entrant.post('/api/v1/ownAwards', { limitId: award.limitId, statement: '事迹', ...over })
  expect(await apply({})).toMatchObject({ status: 400, errors: [{ path: 'organisation' }] })
  const made = await apply({ organisation: '第二人民医院', position: '主管药师' })
  expect(made).toMatchObject({ status: 200, data: { state: 'submitted' } })
  const office = await house.as('bhb')
  expect((await office.get('/api/v1/awardApplications')).data).toMatchObject({ total: 0 })
  const outside = await office.get('/api/v1/awardApplications?fromOutside=1&view=waiting')
  expect(outside.data).toMatchObject({
    total: 1,
    list: [{ organisation: '第二人民医院', base: null, actions: ['officePass', 'reject'] }],
  })
  expect((await (await house.as('base')).get('/api/v1/awardApplications?fromOutside=1')).data).toMatchObject({ total: 0 })
  const act = async (action: string, version: number) => office.post(`/api/v1/awardApplications/${idOf(made)}/act`, { action, version })
  expect(await act('officePass', 2)).toMatchObject({ status: 200, data: { actions: ['grant', 'reject'] } })
  expect(await act('grant', 3)).toMatchObject({ status: 200, data: { state: 'granted' } })
  const own = await entrant.get('/api/v1/ownAwards')
  expect(own.data).toMatchObject({ applications: [{ state: 'granted', organisation: '第二人民医院' }] })
})
test('trainees do not apply for awards of people from outside, nor these for awards of trainees; no base applies for them', async () => {
  const [theirs, ours] = [await anAward(house, { audience: 'outside' }), await anAward(house)]
  const trainee = await house.as(world.trainees[0]!.username)
  const entrant = await house.as('applicant2')
  const apply = { statement: '事迹', organisation: '某医院' }
  expect(await trainee.post('/api/v1/ownAwards', { ...apply, limitId: theirs.limitId })).toMatchObject({ status: 409 })
  expect(await entrant.post('/api/v1/ownAwards', { ...apply, limitId: ours.limitId })).toMatchObject({ status: 409 })
  const nominated = { limitId: theirs.limitId, userId: entrant.userId, statement: '推荐' }
  expect(await (await house.as('bhb')).post('/api/v1/awardApplications', nominated)).toMatchObject({ status: 404 })
  expect(await entrant.get('/api/v1/awardApplications')).toMatchObject({ status: 401 })
})
