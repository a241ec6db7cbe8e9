import { beforeEach, describe, expect, test } from 'vitest'
import { libraryForm } from '../../../testing/builders/qualified-teachers.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()

const PROFILE = {
  title: 'pharmacist_in_charge',
  titleSince: '2020-06-01',
  education: 'master',
  degree: 'master',
  specialty: '药学',
}

/** Everybody begins with the same reviewed facts and no change. */
beforeEach(async () => {
  await server.asOwner('delete from teacher_change_records; delete from teacher_profiles')
  for (const who of ['teacher', 'teacher2', 'base'])
    await server.db
      .insertInto('teacherProfiles')
      .values({ ...PROFILE, userId: (await server.as(who)).userId })
      .execute()
})

const paper = async (who: string) => {
  const file = { filename: '职称证书.pdf', content: pdf(who) }
  const reply = await (await server.as(who)).form('/fileOperation/attachment?purpose=proof', {
    file,
  })

  return (reply.data as { filePath: string }).filePath
}

const ask = async (who: string, over: Record<string, string> = {}) => {
  const form: Record<string, string> = {
    title: 'associate_chief_pharmacist',
    titleSince: '2025-12-01',
    filePath: await paper(who),
    ...over,
  }

  return (await server.as(who)).form('/teacherChangeRecord', form)
}

const idOf = (reply: { status: number; msg: string; data: unknown; errors: unknown }) => {
  expect(reply, `${reply.msg} ${JSON.stringify(reply.errors)}`).toMatchObject({ status: 200 })
  return (reply.data as { id: number }).id
}

const profileOf = async (who: string) => {
  const { userId } = await server.as(who)
  return server.db
    .selectFrom('teacherProfiles')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('teacherChangeRecords')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

describe('a change of facts', () => {
  test('is asked for with papers, shows only what differs side by side, and holds once it is passed', async () => {
    const id = idOf(await ask('teacher', { degree: '', education: 'master' }))
    const teacher = await server.as('teacher')

    const facts = [
      { label: '职称', before: '主管药师', after: '副主任药师', hasMoved: false },
      { label: '取得职称日期', before: '2020-06-01', after: '2025-12-01' },
      { label: '学位', before: '硕士', after: null },
    ]

    expect((await teacher.get('/api/v1/teacherChanges/own')).data).toMatchObject({
      profile: { title: 'pharmacist_in_charge' },
      mayAsk: false,
      records: [
        { id, state: 'submitted', facts, files: [{ name: '职称证书.pdf' }], mayWithdraw: true },
      ],
    })

    expect(
      (await (await server.as('base')).get(`/teacherChangeRecord/${id}/form`)).data,
    ).toMatchObject({
      facts,
      actions: ['pass', 'reject'],
    })

    expect(
      (await (await server.as('bhb')).get('/teacherChangeRecord/page?state=submitted')).data,
    ).toMatchObject({
      total: 1,
      list: [{ id, facts }],
    })

    expect(await profileOf('teacher')).toMatchObject(PROFILE)

    const passed = await (await server.as('base')).get(
      `/teacherChangeRecord/audit?id=${id}&status=1`,
    )

    expect(passed).toMatchObject({ data: { id, state: 'passed' } })

    const changed = {
      ...PROFILE,
      title: 'associate_chief_pharmacist',
      titleSince: '2025-12-01',
      degree: null,
    }

    expect(await profileOf('teacher')).toMatchObject(changed)

    for (const path of ['/teacherChangeRecord/record', '/teacherChangeRecord/record/'])
      expect((await teacher.get(path)).data, path).toMatchObject([
        { id, state: 'passed', mayWithdraw: false },
      ])

    expect(
      await (await server.as('base')).get(`/teacherChangeRecord/audit?id=${id}&status=1`),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已变更'),
    })
  })

  test('exists once per teacher, also when it is asked for twice at once, and is withdrawn by its owner only', async () => {
    const replies = await Promise.all([ask('teacher'), ask('teacher', { specialty: '临床药学' })])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])

    const id = idOf(replies.find(({ status }) => status === 200)!)

    expect(await (await server.as('teacher2')).delete(`/teacherChangeRecord/${id}`)).toMatchObject({
      status: 404,
    })
    expect(await (await server.as('teacher')).delete(`/teacherChangeRecord/${id}`)).toMatchObject({
      status: 200,
    })
    expect(await (await server.as('teacher')).delete(`/teacherChangeRecord/${id}`)).toMatchObject({
      status: 409,
    })
    expect(await stateOf(id)).toBe('withdrawn')

    idOf(await ask('teacher'))
  })

  test('is refused with the reason: nothing differs, no facts yet, a choice or a day that is not right, no papers, papers of others', async () => {
    const refusals: [Record<string, string>, number, string][] = [
      [{ title: 'wizard' }, 400, 'title'],
      [{ titleSince: '2999-01-01' }, 400, 'titleSince'],
      [{ titleSince: '2020-02-31' }, 400, 'titleSince'],
      [{ filePath: '' }, 400, 'filePath'],
      [{ filePath: await paper('teacher2') }, 400, 'filePath'],
    ]

    for (const [over, status, path] of refusals)
      expect(await ask('teacher', over), path).toMatchObject({
        status,
        errors: [{ path: expect.stringContaining(path) }],
      })

    const same = { title: PROFILE.title, titleSince: PROFILE.titleSince }

    expect(await ask('teacher', same)).toMatchObject({
      status: 400,
      msg: expect.stringContaining('相同'),
    })

    expect(await ask('dept')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('还没有审核过'),
    })

    expect(await server.db.selectFrom('teacherChangeRecords').select('id').execute()).toEqual([])
  })
})

describe('a reviewer of changes', () => {
  test('sees those of the own base only; the department reads and does not decide; nobody decides the own one', async () => {
    const id = idOf(await ask('teacher'))

    for (const call of [`${id}/form`, `audit?id=${id}&status=1`, `reject?id=${id}&reason=x`])
      expect(
        await (await server.as('base2')).get(`/teacherChangeRecord/${call}`),
        call,
      ).toMatchObject({ status: 404 })

    expect(await (await server.as('dept')).get(`/teacherChangeRecord/${id}/form`)).toMatchObject({
      data: { id, actions: [] },
    })
    expect(
      await (await server.as('dept')).get(`/teacherChangeRecord/audit?id=${id}&status=1`),
    ).toMatchObject({ status: 401 })
    expect(
      await (await server.as('teacher2')).get(`/teacherChangeRecord/${id}/form`),
    ).toMatchObject({ status: 404 })

    const waiting = await countAndList(await server.as('base'), 'reviewTeacherChanges')
    const own = idOf(await ask('base'))

    // the own one waits for another person
    expect(await countAndList(await server.as('base'), 'reviewTeacherChanges')).toEqual(waiting)
    expect(waiting).toEqual({ count: waiting.count, listed: waiting.count })
    expect(waiting.count).toBeGreaterThan(0)

    expect(
      await (await server.as('base')).get(`/teacherChangeRecord/audit?id=${own}&status=1`),
    ).toMatchObject({ status: 409 })
    expect([await stateOf(id), await stateOf(own)]).toEqual(['submitted', 'submitted'])
  })

  test('decides many with a result for each; a fact that has become another one since is named, and stops its own row only', async () => {
    const [a, b, c] = [
      idOf(await ask('teacher')),
      idOf(await ask('teacher2')),
      idOf(await ask('base')),
    ]

    await server.db
      .updateTable('teacherProfiles')
      .set({ title: 'chief_pharmacist' })
      .where('userId', '=', (await server.as('teacher2')).userId)
      .execute()

    const office = await server.as('bhb')

    expect((await office.get(`/teacherChangeRecord/${b}/form`)).data).toMatchObject({
      facts: [{ hasMoved: true, now: '主任药师' }, { hasMoved: false }],
    })

    const many = await office.post('/teacherChangeRecord/batch/status', {
      ids: [a, b, c],
      status: 1,
    })

    expect(many.data).toMatchObject({
      done: 2,
      rows: [
        { id: a, isDone: true },
        { id: b, isDone: false, why: expect.stringContaining('职称') },
        { id: c, isDone: true },
      ],
    })

    expect(await office.get(`/teacherChangeRecord/audit?id=${b}&status=1`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('（职称）'),
    })

    expect(await profileOf('teacher2')).toMatchObject({ title: 'chief_pharmacist' })

    expect(await office.get(`/teacherChangeRecord/reject?id=${b}`)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    const rejected = await office.post('/teacherChangeRecord/batch/reject', {
      ids: [a, b],
      reason: '资料已变动',
    })

    expect(rejected.data).toMatchObject({
      done: 1,
      rows: [
        { id: a, why: expect.stringContaining('已变更') },
        { id: b, isDone: true },
      ],
    })

    expect(
      (await (await server.as('teacher2')).get('/teacherChangeRecord/record')).data,
    ).toMatchObject([{ state: 'rejected', reason: '资料已变动' }])
  })

  test('undoes a decision: the facts are as before, unless they have changed again', async () => {
    const office = await server.as('bhb')

    const act = async (id: number) => {
      const { version } = await server.db
        .selectFrom('teacherChangeRecords')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

      const reply = await office.post(`/api/v1/teacherChanges/${id}/act`, {
        action: 'pass',
        version,
      })

      return (reply.data as { undo: { id: number } }).undo.id
    }

    const [a, b] = [idOf(await ask('teacher')), idOf(await ask('teacher2'))]

    expect(
      await office.post('/api/v1/teacherChanges/undo', { decision: await act(a) }),
    ).toMatchObject({ status: 200 })
    expect(await profileOf('teacher')).toMatchObject(PROFILE)
    expect(await stateOf(a)).toBe('submitted')

    const decision = await act(b)

    await server.asOwner('update teacher_profiles set version = version + 1')
    expect(await office.post('/api/v1/teacherChanges/undo', { decision })).toMatchObject({
      status: 409,
    })
    expect(await stateOf(b)).toBe('passed')
  })

  test('a change that is passed makes the library entry a newer one: a correction by the former facts is refused', async () => {
    await server.asOwner('delete from teacher_profiles')

    const office = await server.as('bhb')
    const entry = await libraryForm(server, (await server.as('teacher')).userId)

    const saved = (await office.form('/teacherLibrary', entry)).data as {
      id: number
      version: number
    }

    const correct = (version: number) =>
      office.form('/teacherLibrary', { ...entry, id: String(saved.id), version: String(version) })
    const id = idOf(await ask('teacher'))

    const passed = await office.post(`/api/v1/teacherChanges/${id}/act`, {
      action: 'pass',
      version: 1,
    })

    expect(await correct(saved.version)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已被他人修改'),
    })

    expect(await profileOf('teacher')).toMatchObject({ title: 'associate_chief_pharmacist' })

    const { undo } = passed.data as { undo: { id: number } }

    expect(await office.post('/api/v1/teacherChanges/undo', { decision: undo.id })).toMatchObject({
      status: 200,
    })
    expect(await correct(saved.version + 1), 'so does its undo').toMatchObject({ status: 409 })
    expect(await correct(saved.version + 2)).toMatchObject({ status: 200 })
  })
})
