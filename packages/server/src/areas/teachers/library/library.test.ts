import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dayFromNow,
  giveCertificate,
  libraryForm,
  openQualificationWindow,
  qualificationInput,
} from '../../../testing/builders/qualified-teachers.ts'
import {
  type SheetRow,
  type SheetTask,
  sheetBytes,
  sheetRows,
} from '../../../testing/files/sheets.ts'
import { findDepartmentId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { teachersArea } from '../teachers.area.ts'

const server = await openServer()

beforeAll(async () => {
  await openQualificationWindow(server)
})

const clear = () =>
  server.asOwner(
    'delete from teacher_library; delete from teacher_qualifications; delete from teacher_profiles',
  )

const idOf = async (username: string) => (await server.as(username)).userId

/** What the office fills in for somebody, as the texts of a multipart form. */
async function formOf(
  username: string,
  over: Record<string, string> = {},
  department = '住院药房',
) {
  const form = await libraryForm(server, await idOf(username), department)
  return { ...form, validUntil: '', ...over }
}

const enter = async (
  username: string,
  over: Record<string, string> = {},
  department = '住院药房',
  who = 'bhb',
) => (await server.as(who)).form('/teacherLibrary', await formOf(username, over, department))

type SavedEntry = { id: number; version: number }

/** The entry that somebody whom the office enters gets. */
const entered = async (
  username: string,
  over: Record<string, string> = {},
  department = '住院药房',
) => {
  const reply = await enter(username, over, department)
  expect(reply, `${reply.msg} ${JSON.stringify(reply.errors)}`).toMatchObject({ status: 200 })

  return reply.data as SavedEntry
}

/** What a person reads of an entry. */
const opened = async (who: string, id: number) =>
  (await server.as(who)).get(`/teacherLibrary/${id}/form`)

const listed = async (who: string, query = '') =>
  (
    (await (await server.as(who)).get(`/teacherLibrary/page?${query}`)).data as {
      list: { id: number; name: string; state: string }[]
    }
  ).list

const departmentId = (name: string) => findDepartmentId(server, name)

describe('the library', () => {
  test('takes somebody whom the office enters, with number, validity, facts and profile', async () => {
    await clear()

    const { id } = await entered('teacher')
    const reply = await opened('bhb', id)

    expect(reply).toMatchObject({ status: 200 })

    expect(reply.data).toMatchObject({
      state: 'qualified',
      level: 'general',
      department: '住院药房',
      title: 'pharmacist_in_charge',
      profile: '带教实习学生三届',
      number: expect.stringMatching(/^S\d{8}$/),
      validFrom: dayFromNow(server, { years: -1 }),
      validUntil: dayFromNow(server, { years: 4, days: -1 }),
      actions: ['remove'],
      isEditable: true,
      mobile: expect.stringContaining('*'),
      certificates: [],
      history: [{ reason: null }],
    })

    const own = (await (await server.as('teacher')).get('/teacherGuidance/select')).data

    expect(own).toMatchObject({ held: { level: 'general' } })
  })

  test('names every missing field at once, also those that only a new entry needs', async () => {
    const reply = await (await server.as('bhb')).form('/teacherLibrary', { profile: '' })
    const named = reply.errors!.map(({ path }) => path.replace(/^.*\./, ''))

    const fieldNames = [
      'title',
      'titleSince',
      'education',
      'validFrom',
      'userId',
      'level',
      'baseId',
      'departmentId',
    ]

    expect(named.sort()).toEqual(fieldNames.sort())
  })

  test('is seen by each in the own scope: the department those who teach there, another base nobody', async () => {
    await clear()

    const { id } = await entered('teacher')

    for (const who of ['bhb', 'base', 'dept'])
      expect(
        (await listed(who)).map((row) => row.id),
        who,
      ).toEqual([id])

    for (const who of ['base2', 'dept2']) {
      expect(await listed(who), who).toEqual([])
      expect(await opened(who, id), who).toMatchObject({ status: 404 })
    }

    expect(await (await server.as('student')).get('/teacherLibrary/page')).toMatchObject({
      status: 401,
    })
    expect((await opened('dept', id)).data).toMatchObject({ actions: [], isEditable: false })
  })

  test('is found by words, base, department, level, title and an end within 90 days', async () => {
    await clear()

    const first = await entered('teacher', { validUntil: dayFromNow(server, { days: 90 }) })

    const second = await entered(
      'teacher2',
      {
        level: 'core',
        title: 'associate_chief_pharmacist',
        validUntil: dayFromNow(server, { days: 91 }),
      },
      '临床生化室',
    )

    const { name } = (await listed('bhb'))[0]!
    const { baseId } = await qualificationInput(server)
    const found = async (query: string) => (await listed('bhb', query)).map(({ id }) => id)

    expect(await found('')).toEqual([first.id, second.id])
    expect(await found('ending=1')).toEqual([first.id])
    expect(await found('level=core')).toEqual([second.id])
    expect(await found('title=associate_chief_pharmacist')).toEqual([second.id])
    expect(await found(`baseId=${baseId}`)).toEqual([first.id])
    expect(await found(`departmentId=${await departmentId('临床生化室')}`)).toEqual([second.id])
    expect(await found(`keywords=${encodeURIComponent(name)}`)).toContain(first.id)
    expect(await found('state=removed')).toEqual([])
  })

  test('is found by name, badge and account: people are known by their badge', async () => {
    await clear()

    const { id } = await entered('teacher')
    await entered('teacher2', {}, '临床生化室')

    const { userId } = await server.as('teacher')

    const { name, username } = await server.db
      .updateTable('users')
      .set({ chestArrNum: 'KX771' })
      .where('id', '=', userId)
      .returning(['displayName as name', 'username'])
      .executeTakeFirstOrThrow()

    for (const words of [name!, 'kx77', username]) {
      const found = (await listed('bhb', `keywords=${encodeURIComponent(words)}`)).map(
        (row) => row.id,
      )
      expect(found, words).toContain(id)
    }

    expect(await listed('bhb', 'keywords=kx772')).toEqual([])
  })

  test('names the field of what cannot be entered: nobody, a trainee, somebody twice, oneself, a place, a day, a validity', async () => {
    await clear()
    await entered('teacher')
    expect(await enter('teacher')).toMatchObject({ status: 409, errors: [{ path: 'userId' }] })

    const refusals: [string, Record<string, string>, string][] = [
      ['student', {}, 'userId'],
      ['bhb', {}, 'userId'],
      ['teacher2', { userId: '999999' }, 'userId'],
      ['teacher2', { userId: '' }, 'userId'],
      ['teacher2', { baseId: '999999' }, 'baseId'],
      ['teacher2', { departmentId: '999999' }, 'departmentId'],
      ['teacher2', { title: 'wizard' }, 'title'],
      ['teacher2', { titleSince: '2999-01-01' }, 'titleSince'],
      ['teacher2', { validFrom: '2999-01-01' }, 'validFrom'],
      ['teacher2', { validUntil: dayFromNow(server, { years: -2 }) }, 'validUntil'],
      ['teacher2', { validFrom: dayFromNow(server, { years: -9 }) }, 'validUntil'],
      [
        'teacher2',
        {
          validFrom: dayFromNow(server, { years: -3 }),
          validUntil: dayFromNow(server, { years: -1 }),
        },
        'validUntil',
      ],
    ]

    for (const [who, over, path] of refusals)
      expect(await enter(who, over), JSON.stringify(over)).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })

    expect(await enter('teacher2', {}, '住院药房', 'base')).toMatchObject({ status: 401 })
  })

  test('takes over somebody’s own draft, and leaves an application that is being reviewed to its review', async () => {
    await clear()

    const teacher = await server.as('teacher')
    const draft = (
      await teacher.put('/api/v1/qualifications/own', await qualificationInput(server))
    ).data as SavedEntry

    expect(await entered('teacher')).toMatchObject({ id: draft.id })

    const second = await server.as('teacher2')

    await second.put('/api/v1/qualifications/own', await qualificationInput(server, '临床生化室'))

    await server.db
      .updateTable('teacherQualifications')
      .set({ state: 'submitted' })
      .where('userId', '=', second.userId)
      .execute()

    expect(await enter('teacher2')).toMatchObject({ status: 409, errors: [{ path: 'userId' }] })
  })

  test('gives one entry to somebody whom several enter at once', async () => {
    await clear()
    const replies = await Promise.all(
      ['bhb', 'root'].map((who) => enter('teacher', {}, '住院药房', who)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('an entry', () => {
  test('is corrected by the office at the version that was read; person, level and place stay', async () => {
    await clear()

    const { id, version } = await entered('teacher')

    const over = {
      id: String(id),
      version: String(version),
      education: 'doctor',
      profile: '负责处方审核课程',
      level: 'core',
    }

    const changed = await enter('teacher2', over, '临床生化室')

    expect(changed).toMatchObject({ status: 200, data: { id, version: version + 1 } })

    expect((await opened('bhb', id)).data).toMatchObject({
      level: 'general',
      department: '住院药房',
      education: 'doctor',
      profile: '负责处方审核课程',
      userId: await idOf('teacher'),
    })

    expect(await enter('teacher', { ...over, profile: 'x' })).toMatchObject({ status: 409 })
    expect(await enter('teacher', { ...over, id: '999999', version: '' })).toMatchObject({
      status: 404,
    })
  })

  test('is neither corrected nor moved by the person it is about', async () => {
    await clear()

    const saved = (await enter('bhb', {}, '住院药房', 'root')).data as SavedEntry
    const [id, version] = [String(saved.id), String(saved.version)]

    expect((await opened('bhb', saved.id)).data).toMatchObject({ isEditable: false, actions: [] })

    expect(await enter('bhb', { id, version, validUntil: '2099-12-31' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('本人'),
    })

    const move = `/teacherLibrary/update/teach?id=${id}&teachDept=${await departmentId('门诊药房')}`

    expect(await (await server.as('bhb')).get(move)).toMatchObject({ status: 409 })
    expect(await enter('bhb', { id, version }, '住院药房', 'root')).toMatchObject({ status: 200 })
  })

  test('moves to another department of its base, and to none of another base', async () => {
    await clear()

    const { id, version } = await entered('teacher')
    const [inside, outside] = [await departmentId('门诊药房'), await departmentId('临床生化室')]
    const office = await server.as('bhb')
    const put = (to: number, of = version) =>
      office.put(`/api/v1/teacherLibrary/${id}/department`, { departmentId: to, version: of })

    expect(await put(outside)).toMatchObject({ status: 400, errors: [{ path: 'departmentId' }] })
    expect(await put(inside)).toMatchObject({ status: 200, data: { version: version + 1 } })
    expect(await put(inside)).toMatchObject({ status: 409 })
    expect((await opened('bhb', id)).data).toMatchObject({ department: '门诊药房' })

    const back = await departmentId('住院药房')

    expect(
      await office.get(`/teacherLibrary/update/teach?id=${id}&teachDept=${back}`),
    ).toMatchObject({ status: 200 })
    expect((await opened('dept', id)).data).toMatchObject({ department: '住院药房' })

    const move = `/teacherLibrary/update/teach?id=${id}&teachDept=${inside}`

    expect(await (await server.as('dept')).get(move)).toMatchObject({ status: 401 })
  })

  test('is removed with a reason, which its page and its owner see, and comes back within the time to undo', async () => {
    await clear()

    const { id, version } = await entered('teacher')
    const office = await server.as('bhb')
    const act = (reason?: string) =>
      office.post(`/api/v1/teacherLibrary/${id}/act`, { action: 'remove', reason, version })

    expect(await act()).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })

    const removed = await act('已调离本院')

    expect(removed).toMatchObject({ status: 200, data: { state: 'removed', actions: [] } })
    expect(await listed('bhb')).toEqual([])

    expect((await opened('bhb', id)).data).toMatchObject({
      state: 'removed',
      reason: '已调离本院',
      department: '住院药房',
      isEditable: false,
    })

    expect((await listed('dept', 'state=removed')).map((row) => row.id)).toEqual([id])

    const { undo } = removed.data as { undo: { id: number } }

    expect(await office.post('/api/v1/teacherLibrary/undo', { decision: undo.id })).toMatchObject({
      status: 200,
    })

    expect((await opened('bhb', id)).data).toMatchObject({
      state: 'qualified',
      profile: '带教实习学生三届',
    })

    const { userId } = await server.as('teacher')

    const kinds = await server.db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()

    expect(kinds.map(({ kind }) => kind)).not.toContain('qualification.remove')
  })

  test('is removed by the published call too, which asks for the reason and refuses what is removed already', async () => {
    await clear()

    const { id } = await entered('teacher')
    const office = await server.as('bhb')

    expect(await office.delete(`/teacherLibrary/${id}`)).toMatchObject({ status: 400 })
    expect(await (await server.as('base')).delete(`/teacherLibrary/${id}?reason=x`)).toMatchObject({
      status: 401,
    })
    expect(
      await office.delete(`/teacherLibrary/${id}?reason=${encodeURIComponent('离职')}`),
    ).toMatchObject({ status: 200 })
    expect(await office.delete(`/teacherLibrary/${id}?reason=x`)).toMatchObject({ status: 409 })
    expect(await entered('teacher')).not.toMatchObject({ id })
  })
})

describe('the sheet of the library', () => {
  const { columns } = libraryWords['zh-cn'].sheets.library

  const rowOf = async (username: string, over: SheetRow = {}): Promise<SheetRow> => {
    const { userId } = await server.as(username)

    const person = await server.db
      .selectFrom('users')
      .select(['username', 'nickname', 'realName'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()

    const { baseId } = await qualificationInput(server)

    const base = await server.db
      .selectFrom('bases')
      .select('name')
      .where('id', '=', baseId)
      .executeTakeFirstOrThrow()

    return {
      username: person.username,
      name: person.realName ?? person.nickname,
      level: '骨干师资',
      base: base.name,
      department: '住院药房',
      title: 'associate_chief_pharmacist',
      titleSince: '2020/1/5',
      education: 'master',
      validFrom: dayFromNow(server, { years: -1 }),
      ...over,
    }
  }

  async function importRows(rows: SheetRow[], mode = 'all') {
    await server.asOwner('truncate rate_limits')

    const office = await server.as('bhb')
    const content = await sheetBytes(columns, rows)
    const started = await office.form(`/teacherLibrary/file?mode=${mode}`, {
      file: { filename: '师资.xlsx', content },
    })

    expect(started, started.msg).toMatchObject({ status: 200 })

    await server.work()

    return (await office.get(`/api/v1/tasks/${(started.data as { key: string }).key}`))
      .data as SheetTask
  }

  test('enters everybody it names, and its template says what the columns are', async () => {
    await clear()

    const typed = {
      department: '药学部 / 住院药房',
      name: [...String((await rowOf('teacher')).name)].join('　'),
    }

    const task = await importRows([
      await rowOf('teacher', typed),
      await rowOf('teacher2', { specialty: '临床药学', validUntil: '2028年1月31日' }),
    ])

    expect(task, JSON.stringify(task.faults)).toMatchObject({ state: 'done', written: 2, wrong: 0 })

    const rows = await listed('bhb')

    expect(rows).toHaveLength(2)

    const template = await (await server.as('bhb')).get('/teacherLibrary/template/download')

    expect(template.headers['content-type']).toContain('sheet')

    const exported = await sheetRows(
      (await (await server.as('dept')).get('/teacherLibrary/_export')).body,
      columns,
    )

    expect(exported).toMatchObject([
      { state: '在库', level: '骨干师资', validUntil: '2028-01-31', specialty: '临床药学' },
      { state: '在库' },
    ])
  })

  test('leaves a row as it was exported as it is, and does not refuse it', async () => {
    await clear()
    await entered('teacher')

    const file = (await (await server.as('bhb')).get('/teacherLibrary/_export')).body
    const exported = await sheetRows(file, columns)

    expect(exported).toHaveLength(1)
    expect(await importRows(exported)).toMatchObject({ state: 'done', written: 0, unchanged: 1 })
  })

  test('names by row an unknown teacher, department or choice, a teacher twice, one already in the library, and writes none', async () => {
    await clear()
    await entered('teacher')

    const task = await importRows([
      await rowOf('teacher'),
      await rowOf('teacher2', { department: '没有这个科室' }),
      await rowOf('teacher2', { title: '巫师' }),
      await rowOf('dept', { username: 'nobody' }),
      await rowOf('dept', { name: '另一个人', validUntil: dayFromNow(server, { years: -2 }) }),
      await rowOf('student'),
      await rowOf('dept2', { validFrom: dayFromNow(server, { years: -9 }) }),
    ])

    expect(task.faults.map(({ row, column }) => [row, column])).toEqual([
      [2, columns.username],
      [3, columns.department],
      [4, columns.username],
      [4, columns.title],
      [5, columns.username],
      [6, columns.name],
      [6, columns.validUntil],
      [7, columns.username],
      [8, columns.validUntil],
    ])

    expect(task.faults[0]!.message).toContain('已在师资库')
    expect(await listed('bhb')).toHaveLength(1)
  })
})

describe('a validity', () => {
  /** Runs a scheduled job as the system does. */
  const run = async (name: string) => {
    const job = teachersArea.schedule!.find((entry) => entry.name === name)!
    return job.run(server.app.asSystem())
  }

  const noticesOf = async (username: string) => {
    const { userId } = await server.as(username)

    const rows = await server.db
      .selectFrom('notices')
      .select(['kind', 'body', 'bodyEn'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()

    return rows
  }

  test('that is over ends the qualification by itself after its last day in China, and the entry leaves the library with it', async () => {
    await clear()

    const { id } = await entered('teacher', { validUntil: '2026-12-31' })
    const before = server.clock.now

    server.clock.now = new Date('2026-12-31T15:59:00Z')
    expect(await run('qualifications that are over')).toBe(0)

    server.clock.now = new Date('2026-12-31T16:00:00Z')
    expect(
      await Promise.all([run('qualifications that are over'), run('qualifications that are over')]),
    ).toContain(1)

    server.clock.now = before

    expect((await opened('bhb', id)).data).toMatchObject({
      state: 'expired',
      actions: [],
      department: '住院药房',
    })

    expect(await listed('bhb')).toEqual([])

    expect((await noticesOf('teacher')).at(-1)).toMatchObject({
      kind: 'qualification.expire',
      body: expect.stringContaining('2026-12-31'),
    })
  })

  test('that ends soon is announced 90, 30 and 7 days before, each once, to the teacher in both languages', async () => {
    await clear()
    await server.asOwner('delete from notices; delete from teacher_certificates')
    await entered('teacher', { validUntil: '2027-03-31' })

    const { userId } = await server.as('teacher')

    await giveCertificate(server, userId, 'P-ends')

    await server.db
      .updateTable('teacherCertificates')
      .set({ validUntil: '2027-03-31' })
      .where('userId', '=', userId)
      .execute()

    const before = server.clock.now
    const sent: number[] = []

    for (const day of [
      '2026-12-30',
      '2026-12-31',
      '2027-01-15',
      '2027-03-01',
      '2027-03-24',
      '2027-03-30',
      '2027-04-01',
    ]) {
      server.clock.now = new Date(`${day}T04:00:00Z`)
      await Promise.all([run('reminders of ends'), run('reminders of ends')])
      sent.push((await noticesOf('teacher')).filter(({ kind }) => kind.endsWith('.ending')).length)
    }

    server.clock.now = before
    expect(sent).toEqual([0, 2, 2, 4, 6, 6, 6])

    const last = (await noticesOf('teacher')).at(-1)!

    expect([last.body, last.bodyEn]).toEqual([
      expect.stringContaining('P-ends'),
      expect.stringContaining('2027-03-31'),
    ])
  })
})
