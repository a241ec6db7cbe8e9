import { describe, expect, test } from 'vitest'
import {
  addMentorFixtures,
  aMentorWindow,
  type MentorFixtures,
} from '../../../testing/builders/mentors.ts'
import { findNoticeKinds, findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

type Choice = {
  choices: { id: number; entryId: number; mentor: string; state: string; choiceRank: number }[]
  mayChoose: boolean
}

/** Ends every choice and relation, so that each test begins with windows and entries of its own. */
async function addFixtures(
  wanted: Parameters<typeof addMentorFixtures>[1] = {},
  window: Partial<Parameters<typeof aMentorWindow>[1]> = {},
) {
  await server.asOwner(`delete from mentor_match_results; delete from mentor_match_runs; delete from mentor_relations;
    delete from mentor_applications; delete from mentor_windows; delete from mentor_entries`)

  const fixtures = await addMentorFixtures(server, wanted)
  const windowId = await aMentorWindow(server, { ...fixtures, mode: 'firstCome', ...window })

  return { ...fixtures, windowId }
}

const trainee = (fixtures: MentorFixtures, i = 0) => server.as(fixtures.trainees[i]!.username)
const mentor = (fixtures: MentorFixtures, i = 0) => server.as(fixtures.mentors[i]!.username)

const apply = async (
  fixtures: MentorFixtures,
  i: number,
  entries: readonly number[],
  statement = '愿意跟随学习',
) =>
  (await trainee(fixtures, i)).post('/teacherMentorApply', {
    choices: entries.map((entryId) => ({ entryId, statement: null })),
    statement,
  })

const entryOf = (fixtures: MentorFixtures, i: number) => fixtures.mentors[i]!.entryId

const versionOf = (id: number) => findVersion(server, 'mentorApplications', id)

const answer = async (
  fixtures: MentorFixtures,
  i: number,
  id: number,
  action: 'accept' | 'refuse',
  reason?: string,
) =>
  (await mentor(fixtures, i)).post(`/api/v1/mentorChoice/applicants/${id}/answer`, {
    action,
    reason,
    version: await versionOf(id),
  })

const noticesOf = (userId: number) => findNoticeKinds(server, userId)

describe('a trainee', () => {
  test('sees the mentors of the own base with profile and free places, and chooses them in order with a statement', async () => {
    const fixtures = await addFixtures({ mentors: 3, trainees: 1, capacity: 2 })
    const own = await trainee(fixtures)

    const mentors = (await own.get('/teacherMentorApply/getMentors')).data as {
      list: object[]
      total: number
    }

    expect(mentors.total).toBe(3)

    expect(mentors.list[0]).toMatchObject({
      name: '导师1',
      title: '主管药师',
      direction: '临床药学',
      capacity: 2,
      free: 2,
    })

    expect((await own.get('/teacherMentorApply/teachNum/')).data).toHaveLength(3)
    expect(
      (await own.get(`/teacherMentorApply/teachNum/?entryId=${entryOf(fixtures, 1)}`)).data,
    ).toMatchObject([{ free: 2 }])

    const [a, b, c] = [0, 1, 2].map((i) => entryOf(fixtures, i)) as [number, number, number]

    expect((await apply(fixtures, 0, [a, b])).data).toMatchObject({
      choices: [
        { entryId: a, choiceRank: 1 },
        { entryId: b, choiceRank: 2 },
      ],
    })

    const again = (await apply(fixtures, 0, [b, c, a])).data as Choice

    expect(again.choices.map(({ entryId, choiceRank }) => [entryId, choiceRank])).toEqual([[b, 1], [c, 2], [a, 3]]) // biome-ignore format: a table

    const page = (await own.get('/teacherMentorApply/page?state=applied')).data as {
      list: object[]
      total: number
    }

    expect(page).toMatchObject({ total: 3 })
    expect(page.list[0]).toMatchObject({ statement: '愿意跟随学习', base: '医院药师基地' })
    expect((await apply(fixtures, 0, [c])).data).toMatchObject({
      choices: [{ entryId: c, choiceRank: 1 }],
    })

    const records = (await own.get('/teacherMentorApply/stuGetRecords')).data as object[]

    expect(records).toHaveLength(2)

    expect(records[0]).toMatchObject({
      action: 'revoke',
      label: '撤回',
      mentor: expect.stringMatching(/^导师/),
    })
  })

  test('is refused outside the window with its dates, beyond the number of choices, and with a mentor twice or of another base', async () => {
    const fixtures = await addFixtures({ mentors: 3, trainees: 1 }, { maxChoices: 2 })
    const [a, b, c] = [0, 1, 2].map((i) => entryOf(fixtures, i)) as [number, number, number]

    expect(await apply(fixtures, 0, [a, b, c])).toMatchObject({
      status: 400,
      msg: expect.stringContaining('最多可以填 2 个志愿'),
    })

    expect(await apply(fixtures, 0, [a, a])).toMatchObject({
      status: 400,
      msg: expect.stringContaining('同一位导师'),
    })

    await server.db
      .updateTable('mentorEntries')
      .set({ state: 'submitted' })
      .where('id', '=', c)
      .execute()

    expect(await apply(fixtures, 0, [c])).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining('choices') }],
    })

    const other = await addMentorFixtures(server, {
      mentors: 1,
      trainees: 0,
      base: '检验基地',
      department: '临床生化室',
    })

    expect(await apply(fixtures, 0, [entryOf(other, 0)])).toMatchObject({
      status: 400,
      msg: expect.stringContaining('名单'),
    })

    for (const [set, msg] of [
      [
        { endsAt: new Date(server.clock.now.getTime() - 3_600_000) },
        /结束（开放时间：\d{4}-\d\d-\d\d .* 至 \d{4}-\d\d-\d\d/,
      ],
      [
        {
          startsAt: new Date(server.clock.now.getTime() + 3_600_000),
          endsAt: new Date(server.clock.now.getTime() + 7_200_000),
        },
        /尚未开始/,
      ],
      [{ isOn: false }, /已暂停/],
    ] as const) {
      await server.db
        .updateTable('mentorWindows')
        .set(set)
        .where('id', '=', fixtures.windowId)
        .execute()
      expect(await apply(fixtures, 0, [a])).toMatchObject({
        status: 409,
        msg: expect.stringMatching(msg),
      })
    }

    await server.db.deleteFrom('mentorWindows').execute()

    expect(await apply(fixtures, 0, [a])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('暂未开放'),
    })

    expect(
      (await (await server.as('bhb')).post('/teacherMentorApply', { choices: [] })).status,
    ).toBe(409)
    expect(
      (await (await mentor(fixtures)).post('/teacherMentorApply', { choices: [] })).status,
    ).toBe(401)
  })

  test('reads the own choices with statement and answer in the own record, and nobody else’s', async () => {
    const fixtures = await addFixtures({ mentors: 2, trainees: 2 })
    const { choices } = (await apply(fixtures, 0, [entryOf(fixtures, 0), entryOf(fixtures, 1)]))
      .data as Choice

    await answer(fixtures, 0, choices[0]!.id, 'refuse', '方向不符')

    const recordOf = async (i: number) =>
      JSON.parse(
        (await (await trainee(fixtures, i)).get('/api/v1/users/info/export')).body.toString('utf8'),
      )

    expect((await recordOf(0)).导师志愿).toMatchObject([
      { 导师: '导师2', 志愿顺序: 2, 自荐理由: '愿意跟随学习', 状态: '待答复', 谢绝的原因: null },
      {
        导师: '导师1',
        培训基地: '医院药师基地',
        年度: 2026,
        状态: '已谢绝',
        谢绝的原因: '方向不符',
      },
    ])

    expect(await recordOf(1)).not.toHaveProperty('导师志愿')
  })

  test('revokes an application in the window and nobody else’s, and chooses the same mentor again', async () => {
    const fixtures = await addFixtures({ mentors: 1, trainees: 2 })
    const { choices } = (await apply(fixtures, 0, [entryOf(fixtures, 0)])).data as Choice
    const { id } = choices[0]!

    expect(
      (await (await trainee(fixtures, 1)).get(`/teacherMentorApply/apply/revoke/${id}`)).status,
    ).toBe(404)

    const own = await trainee(fixtures)

    expect(await own.get(`/teacherMentorApply/apply/revoke/${id}`)).toMatchObject({
      status: 200,
      data: null,
    })

    expect((await own.get(`/teacherMentorApply/apply/revoke/${id}`)).status).toBe(409)
    expect((await apply(fixtures, 0, [entryOf(fixtures, 0)])).data).toMatchObject({
      choices: [{ state: 'applied' }],
    })
  })
})

describe('a mentor', () => {
  test('sees who applied with statement, number and major but no identity card, ranks them, and nobody else’s applicants', async () => {
    const fixtures = await addFixtures({ mentors: 2, trainees: 3 }, { mode: 'match' })
    for (const i of [0, 1, 2]) await apply(fixtures, i, [entryOf(fixtures, 0)])

    const own = await mentor(fixtures)

    const page = (await own.get('/teacherMentorApply/pageApplyStu?keywords=学员')).data as {
      list: { id: number }[]
      total: number
    }

    expect(page.total).toBe(3)

    expect(page.list[0]).toMatchObject({
      name: '学员1',
      number: expect.stringMatching(/^M/),
      statement: '愿意跟随学习',
      actions: ['refuse'],
    })

    expect(JSON.stringify(page)).not.toMatch(/idCard|mobile/)
    expect(JSON.stringify(page), 'the rank of the choice is the trainee’s own').not.toContain(
      'choiceRank',
    )

    const [a, b, c] = page.list.map(({ id }) => id) as [number, number, number]
    const rank = (ids: number[], who = own) =>
      who.put('/api/v1/mentorChoice/applicants', { entryId: entryOf(fixtures, 0), ids })

    expect((await rank([c, a])).status).toBe(200)

    const entries = (await own.get('/api/v1/mentorChoice/applicants')).data as {
      applicants: { id: number; mentorRank: number | null }[]
    }[]

    expect(entries[0]!.applicants.map(({ id, mentorRank }) => [id, mentorRank])).toEqual([[c, 1], [a, 2], [b, null]]) // biome-ignore format: a table

    expect(await rank([999_999])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('刷新'),
    })

    expect((await rank([a], await mentor(fixtures, 1))).status).toBe(404)

    expect(await answer(fixtures, 0, a, 'accept')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('排序'),
    })

    expect((await answer(fixtures, 1, a, 'refuse', '方向不符')).status).toBe(404)
    expect((await answer(fixtures, 0, a, 'refuse')).status).toBe(400)
    expect((await answer(fixtures, 0, a, 'refuse', '方向不符')).status).toBe(200)
    expect(await noticesOf(fixtures.trainees[0]!.userId)).toEqual(['mentorApplication.refuse'])

    expect(await apply(fixtures, 0, [entryOf(fixtures, 0)])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('导师1已谢绝'),
    })
  })

  test('accepts in first come: the relation begins today, the trainee’s other applications lapse, and the trainee applies no more', async () => {
    const fixtures = await addFixtures({ mentors: 2, trainees: 1 })
    const { choices } = (await apply(fixtures, 0, [entryOf(fixtures, 0), entryOf(fixtures, 1)]))
      .data as Choice
    const [first, second] = choices as [Choice['choices'][number], Choice['choices'][number]]

    expect((await answer(fixtures, 1, second.id, 'accept')).status).toBe(200)
    expect((await answer(fixtures, 0, first.id, 'accept')).status).toBe(409)

    const own = await trainee(fixtures)

    expect((await own.get('/teacherMentorApply/getSelfMentor')).data).toMatchObject({
      name: '导师2',
      startedOn: '2026-11-20',
      source: 'accepted',
    })

    expect((await own.get('/teacherMentorApply/record')).data).toMatchObject({
      total: 1,
      list: [{ mentor: '导师2', endedOn: null }],
    })

    const states = ((await own.get('/api/v1/mentorChoice/own')).data as Choice).choices.map(
      ({ entryId, state }) => [entryId, state],
    )

    expect(states).toEqual([[first.entryId, 'lapsed'], [second.entryId, 'accepted']]) // biome-ignore format: a table

    expect(await apply(fixtures, 0, [first.entryId])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已经有导师'),
    })

    expect(await noticesOf(own.userId)).toEqual(['mentorApplication.accept'])
    expect(
      (await (await mentor(fixtures, 0)).get('/teacherMentorApply/record')).data,
    ).toMatchObject({
      total: 0,
    })
  })

  test('with five places and fifty simultaneous acceptances accepts exactly five; the others are refused because no place is left', async () => {
    const fixtures = await addFixtures({ mentors: 1, trainees: 50, capacity: 5 })

    const made = await server.db
      .insertInto('mentorApplications')
      .values(
        fixtures.trainees.map((trainee) => ({
          windowId: fixtures.windowId,
          traineeId: trainee.traineeId,
          entryId: entryOf(fixtures, 0),
          choiceRank: 1,
        })),
      )
      .returning('id')
      .execute()

    const own = await mentor(fixtures)

    const replies = await Promise.all(
      made.map(({ id }) =>
        own.post(`/api/v1/mentorChoice/applicants/${id}/answer`, { action: 'accept', version: 1 }),
      ),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)

    const refused = replies.filter(({ status }) => status === 409)

    expect(refused).toHaveLength(45)
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['导师1的名额已满（5 名）']))

    const relations = await server.db.selectFrom('mentorRelations').select('id').execute()

    expect(relations).toHaveLength(5)
  })

  test('accepts nobody who has left since', async () => {
    const fixtures = await addFixtures({ mentors: 1, trainees: 1 })
    const { choices } = (await apply(fixtures, 0, [entryOf(fixtures, 0)])).data as Choice

    await server.asOwner(
      `update users set deleted_at = now() where id = ${fixtures.trainees[0]!.userId}`,
    )
    expect((await answer(fixtures, 0, choices[0]!.id, 'accept')).status).toBe(409)
    expect(await server.db.selectFrom('mentorRelations').select('id').execute()).toEqual([])
  })

  test('and another who accept the same trainee at once: one of them is the mentor', async () => {
    const fixtures = await addFixtures({ mentors: 4, trainees: 1 }, { maxChoices: 4 })
    const { choices } = (await apply(fixtures, 0, fixtures.mentors.map(({ entryId }) => entryId))).data as Choice // biome-ignore format: one line
    const replies = await Promise.all(choices.map(({ id }, i) => answer(fixtures, i, id, 'accept')))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

test('what waits: a choice for the trainee, applicants for the mentor; the end of the window is in both calendars', async () => {
  const fixtures = await addFixtures({ mentors: 1, trainees: 1 })

  const kinds = async (who: Awaited<ReturnType<typeof trainee>>) =>
    ((await who.get('/api/v1/waiting')).data as { kind: string; count: number }[]).filter(
      ({ kind }) => /choose|answerA/.test(kind),
    )

  const [learner, guide] = [await trainee(fixtures), await mentor(fixtures)]

  expect(await kinds(learner)).toMatchObject([{ kind: 'chooseMentor', count: 1 }])

  await apply(fixtures, 0, [entryOf(fixtures, 0)])
  expect(await kinds(learner)).toEqual([])
  expect(await kinds(guide)).toMatchObject([{ kind: 'answerApplicants', count: 1 }])

  for (const who of [learner, guide])
    expect(
      JSON.stringify((await who.get('/api/v1/calendar?from=2026-11-01&until=2026-11-30')).data),
    ).toContain('导师互选截止')
})

test('whose training has ended chooses no mentor, applies to none, and waits for nobody', async () => {
  const fixtures = await addFixtures({ mentors: 1, trainees: 2 })
  const [learner, guide] = [await trainee(fixtures), await mentor(fixtures)]

  const waiting = async (who: typeof learner, kind: string) =>
    ((await who.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
      (work) => work.kind === kind,
    )?.count ?? 0

  await apply(fixtures, 1, [entryOf(fixtures, 0)])
  expect(await waiting(learner, 'chooseMentor')).toBe(1)
  expect(await waiting(guide, 'answerApplicants')).toBe(1)

  const ids = fixtures.trainees.map(({ traineeId }) => traineeId).join()
  await server.asOwner(`update trainees set status = 'finished' where id in (${ids})`)

  expect(await waiting(learner, 'chooseMentor')).toBe(0)
  expect(await waiting(guide, 'answerApplicants')).toBe(0)
  expect((await guide.get('/api/v1/mentorChoice/applicants')).data).toMatchObject([
    { applicants: [] },
  ])
  expect(await apply(fixtures, 0, [entryOf(fixtures, 0)])).toMatchObject({
    status: 409,
    msg: '只有在培学员可以选择导师',
  })
})
