import { settingWords } from '@residency/contract/areas/evaluation/settings/text'
import { expect, test } from 'vitest'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { lastReminderDay } from '../targets/remind.rules.ts'

const PATH = '/api/v1/evaluationSettings'

type Settings = {
  own: number[]
  ofDepartment: string | null
  departments: { id: number; name: string; seriesId: number | null }[]
  reminders: { version: number }
}

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 1, trainees: 1 })
const read = async (who: string) => (await (await server.as(who)).get(PATH)).data as Settings

const kinds = async () =>
  (
    (
      await (
        await server.as(fixture.mentors[0]!.username)
      ).get('/api/v1/bedsideEvaluations/choices')
    ).data as { forms: { kind: string }[] }
  ).forms.map(({ kind }) => kind)

test('forms at the bedside begin with those the supervisor chose, then with that of the department', async () => {
  const [teacher, dops, yearly] = [
    fixture.mentors[0]!.username,
    (await formOf(server, 'dops')).id,
    (await formOf(server, 'yearly')).id,
  ]

  const before = await kinds()

  expect(
    await (await server.as('dept')).put(`${PATH}/departments/${fixture.departmentId}`, {
      seriesId: yearly,
    }),
  ).toMatchObject({
    status: 200,
  })

  expect((await kinds())[0]).toBe('yearly')
  expect(await (await server.as(teacher)).put(`${PATH}/own`, { seriesIds: [dops] })).toMatchObject({
    status: 200,
  })
  expect((await kinds()).slice(0, 2)).toEqual(['dops', 'yearly'])

  expect(await read(teacher)).toMatchObject({
    own: [dops],
    ofDepartment: '年度评价表',
    departments: [],
  })

  await (await server.as(teacher)).put(`${PATH}/own`, { seriesIds: [] })
  await (await server.as('dept')).put(`${PATH}/departments/${fixture.departmentId}`, {
    seriesId: null,
  })
  expect(await kinds()).toEqual(before)
})

test('the forms shown first in a department are set by those responsible for it, from published forms about trainees', async () => {
  const dops = (await formOf(server, 'dops')).id

  const other = await server.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', '检验科')
    .executeTakeFirstOrThrow()

  expect(
    await (await server.as('dept')).put(`${PATH}/departments/${other.id}`, { seriesId: dops }),
  ).toMatchObject({ status: 404 })

  const peer = (await formOf(server, 'peer')).id

  expect(
    await (await server.as('dept')).put(`${PATH}/departments/${fixture.departmentId}`, {
      seriesId: peer,
    }),
  ).toMatchObject({
    status: 400,
    msg: settingWords['zh-cn'].errors.settingFormUnknown,
  })

  expect(
    await (await server.as(fixture.mentors[0]!.username)).put(
      `${PATH}/departments/${fixture.departmentId}`,
      { seriesId: dops },
    ),
  ).toMatchObject({ status: 401 })
})

test('days of reminders are set by the office, by one at a time', async () => {
  const { version } = (await read('bhb')).reminders
  const input = { daysBefore: 5, everyDays: 2, version }

  expect(await (await server.as('dept')).put(`${PATH}/reminders`, input)).toMatchObject({
    status: 401,
  })
  expect(await (await server.as('bhb')).put(`${PATH}/reminders`, input)).toMatchObject({
    status: 200,
  })
  expect(await (await server.as('bhb')).put(`${PATH}/reminders`, input)).toMatchObject({
    status: 409,
  })

  const rule = { before: 5, every: 2 }

  expect(
    ['2026-11-14', '2026-11-15', '2026-11-25'].map((today) =>
      lastReminderDay('2026-11-20', today, rule),
    ),
  ).toEqual([null, '2026-11-15', '2026-11-24'])
})
