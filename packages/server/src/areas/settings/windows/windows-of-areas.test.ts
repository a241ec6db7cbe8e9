import type { TimeWindow } from '@residency/contract/areas/settings/windows/time-window.contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAward } from '../../../testing/builders/awards.ts'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { makeCohort } from '../../../testing/builders/rotation-cohort.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const NOW = '2026-11-20T10:00:00+08:00'
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 1 })

beforeEach(async () => {
  at(NOW)
  await server.asOwner(
    'delete from time_windows; truncate rate_limits, submit_locks; delete from trainee_departures',
  )
})

const at = (text: string) => {
  server.clock.now = new Date(text)
}

const trainee = () => server.as(fixtures.trainees[0]!.username)
const office = () => server.as('bhb')

const keep = async (name: string, startsAt: string, endsAt: string) =>
  expect(
    (await (await office()).post('/api/v1/timeSettings', { name, startsAt, endsAt })).status,
  ).toBe(200)

type WindowJudgement = {
  isOpen: number
  startsAt: string | null
  endsAt: string | null
  message: string | null
}

const judged = async (name: string) =>
  (await (await trainee()).get(`/api/v1/timeSettings/judge/${name}`)).data as WindowJudgement

/** What the page of guides shows of a name in 2026. */
const readWindows = async (name: string) =>
  ((await (await trainee()).get('/api/v1/timeSettings/timeline/2026')).data as TimeWindow[]).filter(
    (row) => row.name === name,
  )

const OVER = '已于 2026-11-10 23:59 截止（开放时间：2026-11-01 00:00 至 2026-11-10 23:59）。'
const PAST = ['2026-11-01T00:00:00+08:00', '2026-11-10T23:59:59+08:00'] as const

describe('what the office sets a window for', () => {
  const change = async () =>
    (await trainee()).post('/api/v1/traineeChanges', {
      field: 'realName',
      value: '李新名',
      note: '更正',
      files: [],
    })

  test('信息变更: a trainee’s change is refused outside it, with its name and days, and heard inside it or without one', async () => {
    expect((await change()).msg).not.toContain('信息变更')

    await keep('info_change', ...PAST)
    expect(await change()).toMatchObject({ status: 409, msg: `“信息变更”${OVER}` })
    expect(await judged('info_change')).toMatchObject({ isOpen: 0, message: `“信息变更”${OVER}` })

    at('2026-11-10T23:59:59+08:00')
    expect((await change()).msg).not.toContain('信息变更')
  })

  test('信息变更: a teacher’s change is refused outside it too', async () => {
    await keep('info_change', ...PAST)

    const teacher = await server.as('teacher')
    const file = { filename: '职称证书.pdf', content: pdf('职称') }
    const paper = (await teacher.form('/fileOperation/attachment?purpose=proof', { file }))
      .data as { filePath: string }

    const form = {
      title: 'associate_chief_pharmacist',
      titleSince: '2025-12-01',
      filePath: paper.filePath,
    }

    expect(await teacher.form('/teacherChangeRecord', form)).toMatchObject({
      status: 409,
      msg: `“信息变更”${OVER}`,
    })
  })

  test('结业离院: leaving after completion is asked for in its window, giving up at any time', async () => {
    await server.asOwner(
      `update trainees set status = 'finished' where id = ${fixtures.trainees[0]!.traineeId}`,
    )

    const ask = async (kind: string) =>
      (await trainee()).post('/api/v1/departures/own', {
        kind,
        leavesOn: '2026-11-30',
        reason: '结业',
        isConfirmed: true,
      })

    await keep('departure', ...PAST)
    expect(await ask('completion')).toMatchObject({ status: 409, msg: `“结业离院”${OVER}` })

    at('2026-11-05T10:00:00+08:00')
    expect(await ask('completion')).toMatchObject({ status: 200 })

    at(NOW)
    await server.asOwner(
      `delete from trainee_departures; update trainees set status = 'inTraining' where id = ${fixtures.trainees[0]!.traineeId}`,
    )
    expect(await ask('dropout')).toMatchObject({ status: 200 })
  })
})

describe('what has dates of its own', () => {
  test.each(['mentor_choice', 'rotation_choice', 'evaluation', 'award_application', 'sign_up'])(
    '%s takes no other window',
    async (name) => {
      const reply = await (await office()).post('/api/v1/timeSettings', {
        name,
        startsAt: PAST[0],
        endsAt: PAST[1],
      })

      expect(reply).toMatchObject({
        status: 400,
        msg: expect.stringContaining('由业务页面自己的日期决定'),
      })
    },
  )

  test('评优申报: the days of the award are shown, and hold to the last second', async () => {
    await server.asOwner('truncate award_limits cascade')

    const award = await anAward(server, { audience: 'trainee', from: -5, until: 5 })

    const apply = async () =>
      (await trainee()).post('/api/v1/ownAwards', {
        limitId: award.limitId,
        statement: '事迹',
        filePath: [],
        isSubmitted: false,
      })

    expect(await readWindows('award_application')).toMatchObject([
      {
        batch: award.name,
        startsAt: '2026-11-15T00:00:00+08:00',
        endsAt: '2026-11-25T23:59:59+08:00',
        state: 'open',
        page: '/award/limit',
      },
    ])

    at('2026-11-26T00:00:00+08:00')

    expect(await apply()).toMatchObject({
      status: 409,
      msg: `${award.name}的申报已于 2026-11-25 截止（申报时间：2026-11-15 至 2026-11-25）`,
    })

    expect(await judged('award_application')).toMatchObject({
      isOpen: 0,
      endsAt: '2026-11-25T23:59:59+08:00',
    })

    at('2026-11-25T23:59:59+08:00')
    expect((await apply()).msg).not.toContain('截止')
    expect(await judged('award_application')).toMatchObject({ isOpen: 1 })
  })

  test('师生双选: the window of a base is shown; one that is switched off is not', async () => {
    await server.asOwner(`delete from mentor_windows; insert into mentor_windows (base_id, year, mode, starts_at, ends_at)
      values (${fixtures.baseId}, 2026, 'firstCome', '${PAST[0]}', '${PAST[1]}')`)

    const apply = async () => (await trainee()).get('/teacherMentorApply/teachNum/')

    expect(await readWindows('mentor_choice')).toMatchObject([
      { startsAt: PAST[0], endsAt: PAST[1], state: 'over', page: '/mentor/time' },
    ])
    expect(await judged('mentor_choice')).toMatchObject({ isOpen: 0, message: `“师生双选”${OVER}` })
    expect((await apply()).status).not.toBe(500)

    await server.asOwner('update mentor_windows set is_on = false')
    expect(await readWindows('mentor_choice')).toEqual([])
  })

  test('轮转选科: the window of an approved cohort is shown', async () => {
    const { cohortId } = await makeCohort(server, {
      count: 1,
      startsOn: '2026-09-01',
      rows: [{ at: 0, months: 12 }],
    })

    await server.asOwner(`update cohorts set electives_open_from = '2026-11-01T08:00:00+08:00',
      electives_open_until = '2026-11-30T18:00:00+08:00' where id = ${cohortId}`)

    expect(await readWindows('rotation_choice')).toMatchObject([
      { startsAt: '2026-11-01T08:00:00+08:00', endsAt: '2026-11-30T18:00:00+08:00', state: 'open' },
    ])

    at('2026-11-30T18:00:00+08:00')
    expect(await judged('rotation_choice')).toMatchObject({ isOpen: 0 })
  })

  test('评价: an evaluation is shown from when it was opened to its last day, or to when it was closed', async () => {
    const { id } = await formOf(server, 'monthly')

    await server.asOwner(`insert into evaluation_targets (name, template_id, direction, occasion, period_from, period_until, due_on, closes_on,
        state, opened_at, created_by)
      values ('十一月评价', ${id}, 'teacherTrainee', 'month', '2026-11-01', '2026-11-30', '2026-11-20', '2026-11-25', 'open',
        '2026-11-01T09:00:00+08:00', ${fixtures.trainees[0]!.userId})`)

    expect(await readWindows('evaluation')).toMatchObject([
      { startsAt: '2026-11-01T09:00:00+08:00', endsAt: '2026-11-25T23:59:59+08:00', state: 'open' },
    ])

    await server.asOwner(`delete from flow_history where flow = 'evaluationTarget';
      update evaluation_targets set state = 'closed', updated_at = '2026-11-12T12:00:00+08:00' where state = 'open'`)
    expect(await readWindows('evaluation')).toMatchObject([
      { endsAt: '2026-11-12T11:59:59+08:00', state: 'over' },
    ])
  })

  test('every window has an id of its own', async () => {
    const list = (await (await office()).get('/api/v1/timeSettings/page?pageSize=200')).data as {
      list: TimeWindow[]
    }

    expect(new Set(list.list.map(({ id }) => id)).size).toBe(list.list.length)
  })
})
