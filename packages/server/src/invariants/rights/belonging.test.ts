import { beforeAll, describe, expect, test } from 'vitest'
import { contentsOf } from '../../testing/builders/contents.ts'
import { anIntake, insertRegistration } from '../../testing/builders/registration-rows.ts'
import { pdf } from '../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import { callName, fewAtOnce } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

/** Pairs of the same role without access to each other's people and records. */
const PAIRS = [
  ['student', 'student2'],
  ['teacher', 'teacher2'],
  ['dept', 'dept2'],
  ['base', 'base2'],
  ['applicant', 'applicant2'],
] as const

const server = await openServer()
const intake = await anIntake(server, '各归各批次')

/** Records owned by each of them, by URL prefix. */
const owned = new Map<string, Record<string, string>>()

/** What these five kinds of people may do at most: everything, within their own scope. */
const WIDE = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'APPLICANT']
const USERNAMES = PAIRS.flat()

beforeAll(async () => {
  const office = await server.as('bhb')

  for (const [i, username] of USERNAMES.entries()) {
    const who = await server.as(username)
    const file = await who.form('/fileOperation/attachment?purpose=proof', {
      file: { filename: 'a.pdf', content: pdf(username) },
    })

    expect(file, file.msg).toMatchObject({ status: 200 })

    const notice = await server.db
      .insertInto('notices')
      .values({
        userId: who.userId,
        kind: 'test',
        title: username,
        titleEn: username,
        body: '一',
        bodyEn: 'one',
        createdAt: server.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    // an account below them: of their department, of their base's
    const user = await server.db
      .selectFrom('users')
      .select('departmentId')
      .where('id', '=', who.userId)
      .executeTakeFirstOrThrow()

    const below = await server.db
      .insertInto('users')
      .values({
        username: `below.${username}`,
        nickname: username,
        departmentId: user.departmentId,
        status: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const offers: Partial<Record<string, number>> = {
      base2: intake.laboratory,
      base: intake.pharmacy,
    }
    const offer = offers[username] ?? intake.imaging

    const registration = await insertRegistration(server, {
      name: `归${i}`,
      intake: intake.id,
      choices: [offer],
      ...(username.startsWith('applicant') ? { userId: who.userId } : {}),
    })

    owned.set(username, {
      '/api/v1/users': String(below.id),
      '/api/v1/registrations': String(registration.id),
      '/sign/registrations': String(registration.id),
      '/sign/studentRegistration': String(registration.id),
      '/api/v1/sessions/own': who.sessionId,
      '/messages/notices': String(notice.id),
      file: (file.data as { filePath: string }).filePath,
    })
  }

  expect(office.userId).toBeGreaterThan(0)

  // permissions are given to the full, so that only the scope separates them
  await server.asOwner(`insert into role_menus (role_id, menu_id) select r.id, m.id from roles r cross join menus m
    where r.code in (${WIDE.map((code) => `'${code}'`)}) and m.perm is not null on conflict do nothing`)
})

/** Every call that names one record of these kinds, with that record put in. */
async function tryEverything(who: Caller, things: Record<string, string>) {
  const through: string[] = []
  let tried = 0

  const calls = server.app.bound.filter(
    (e) =>
      /\{(id|ids|key)\}/.test(e.path) &&
      Object.keys(things).some((prefix) => e.path.startsWith(`${prefix}/`)),
  )

  await fewAtOnce(calls, 4, async (e) => {
    const prefix = Object.keys(things).find((each) => e.path.startsWith(`${each}/`))!
    const id = things[prefix]!
    const address = addressOf(e, { ...strangeParams(e), id, ids: id, key: id }, sampleQuery(e))
    const sample = e.body ? { ...(sampleOf(e.body) as object), version: 1 } : undefined
    const reply = await who.send(e.method, address, sample ? { payload: sample } : {})

    tried++

    // a form whose sample is refused before the record is looked for proves nothing, and opens
    // nothing
    if (reply.status < 300 && !(Array.isArray(reply.data) && reply.data.length === 0))
      through.push(`${callName(e)} ${reply.status}`)
    if (reply.body.includes(`below.`)) through.push(`${callName(e)} tells a name`)
  })

  return { through, tried }
}

describe('two of a kind', () => {
  test.each(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))(
    '%s holds every permission there is, and reaches nothing of %s: no account, sign-up, session, notice or file',
    async (a, b) => {
      const who = await server.as(a)
      const before = await contentsOf(server)
      const { through, tried } = await tryEverything(who, owned.get(b)!)

      expect(through).toEqual([])
      expect(tried).toBeGreaterThan(15)

      const { file } = owned.get(b)!

      expect(await who.get(`/fileOperation?filePath=${file}`)).toMatchObject({ status: 404 })
      expect(await who.post('/fileOperation/ticket', { filePath: file })).toMatchObject({
        status: 404,
      })
      expect((await who.delete(`/fileOperation?filePath=${file}`)).status).toBeGreaterThanOrEqual(
        400,
      )
      expect(await contentsOf(server)).toEqual(before)
    },
  )

  test.each(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))(
    '%s lists and takes out nothing of %s',
    async (a, b) => {
      const who = await server.as(a)
      const theirs = owned.get(b)!

      const lists: [path: string, id: string][] = [
        ['/api/v1/users/page?pageSize=200', theirs['/api/v1/users']!],
        [
          `/api/v1/registrations/page?pageSize=200&intakeId=${intake.id}`,
          theirs['/api/v1/registrations']!,
        ],
        ['/messages/notices/page?pageSize=50', theirs['/messages/notices']!],
      ]

      for (const [path, id] of lists) {
        const reply = await who.get(path)
        if (reply.status !== 200) continue

        const { list } = reply.data as { list: { id: number }[] }

        expect(
          list.map((row) => String(row.id)),
          path,
        ).not.toContain(id)
      }

      const files = (await who.get('/fileOperation/own/page?pageSize=50')).data as {
        list: { filePath: string }[]
      }

      expect(files.list.map((row) => row.filePath)).not.toContain(theirs.file)
    },
  )

  test('the very same calls reach them for ROOT: only the scope had prevented them', async () => {
    const { through } = await tryEverything(await server.as('root'), owned.get('base2')!)
    expect(through.length).toBeGreaterThan(4)
  })
})
