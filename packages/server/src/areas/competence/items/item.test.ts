import { itemWords } from '@residency/contract/areas/competence/items/text'
import { beforeAll, expect, test } from 'vitest'
import { publishStandard } from '../../../testing/builders/cohorts.ts'
import { addItems } from '../../../testing/builders/levels.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const ITEMS = '/api/v1/competenceItems'
const RELIABILITY = '/api/v1/competenceReliability'
const { errors } = itemWords['zh-cn']
const server = await openServer()
let office: Caller

beforeAll(async () => {
  office = await server.as('bhb')

  const { id } = await server.db
    .selectFrom('majors')
    .select('id')
    .where('kind', '=', 'pharmacist')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  await publishStandard(server, office, id)

  const row = await server.db
    .selectFrom('standardRows')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('standardRequirements')
    .values(
      ['处方审核', '药品调剂'].map((item, place) => ({
        rowId: row.id,
        place: 90 + place,
        kind: 'skill' as const,
        item,
        minimum: 10,
      })),
    )
    .execute()
})

const form = (over: object = {}) => ({
  profession: 'pharmacist',
  kind: 'skill',
  name: '处方审核',
  neededLevel: 4,
  ...over,
})

test('a requirement of a standard of the profession carries levels, once; another one does not', async () => {
  const choices = async () =>
    ((await office.get(`${ITEMS}/choices?profession=pharmacist`)).data as { name: string }[]).map(
      ({ name }) => name,
    )

  expect(await choices()).toEqual(expect.arrayContaining(['处方审核', '药品调剂']))
  expect(await office.post(ITEMS, form())).toMatchObject({ status: 200 })
  expect(await choices()).not.toContain('处方审核')

  expect(await office.post(ITEMS, form({ validMonths: 6 }))).toMatchObject({
    status: 409,
    errors: [{ path: 'name', message: errors.itemTaken }],
  })

  for (const over of [{ name: '不存在的项目' }, { profession: 'technician' }, { kind: 'rescue' }])
    expect(await office.post(ITEMS, form(over))).toMatchObject({
      status: 400,
      errors: [{ path: 'name', message: errors.itemUnknown }],
    })

  expect(await (await server.as('base')).get(ITEMS)).toMatchObject({ status: 401 })
})

test('an item is changed at the version that was read', async () => {
  const { list } = (await office.get(`${ITEMS}?keywords=${encodeURIComponent('处方审核')}`))
    .data as {
    list: { id: number; version: number }[]
  }
  const { id, version } = list[0]!
  const change = { neededLevel: 5, validMonths: 24, status: 0, version }

  expect(await office.put(`${ITEMS}/${id}`, change)).toMatchObject({ status: 200 })
  expect(await office.put(`${ITEMS}/${id}`, change)).toMatchObject({ status: 409 })
})

test('below 30 trainees there is no figure; from 30 on it has intervals and says what more would bring', async () => {
  const [item] = await addItems(server, ['药物咨询'])
  const { trainees, mentors, departmentId } = await addMentorFixtures(server, {
    mentors: 3,
    trainees: 30,
  })

  const observed = (people: typeof trainees) =>
    people.flatMap(({ traineeId }, place) =>
      mentors.flatMap(({ userId }, at) =>
        [0, 1].map((occasion) => ({
          traineeId,
          itemId: item!,
          departmentId,
          observerId: userId,
          observedOn: '2026-11-10',
          help: 1 + ((place + (at === occasion ? 1 : 0)) % 5),
          complexity: 'middle' as const,
        })),
      ),
    )

  const figure = async () =>
    (await office.get(`${RELIABILITY}?profession=pharmacist&itemId=${item}`)).data as {
      trainees: number
      reason: string | null
      figure: {
        phi: { value: number; from: number; to: number }
        goal: object
        ahead: object[]
      } | null
    }

  await server.db
    .insertInto('competenceObservations')
    .values(observed(trainees.slice(1)))
    .execute()
  expect(await figure()).toMatchObject({ trainees: 29, reason: 'tooFewTrainees', figure: null })

  await server.db
    .insertInto('competenceObservations')
    .values(observed(trainees.slice(0, 1)))
    .execute()

  const { trainees: count, reason, figure: found } = await figure()

  expect({ count, reason }).toEqual({ count: 30, reason: null })
  expect(found!.phi.from).toBeLessThanOrEqual(found!.phi.value)
  expect(found!.phi.to).toBeGreaterThanOrEqual(found!.phi.value)
  expect(found!.ahead.length).toBeGreaterThan(10)
  expect(await (await server.as('base')).get(`${RELIABILITY}?profession=pharmacist`)).toMatchObject(
    { status: 401 },
  )
})
