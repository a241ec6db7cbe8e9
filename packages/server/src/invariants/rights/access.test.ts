import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentsOf } from '../../testing/builders/contents.ts'
import { multipartBody } from '../../testing/files/multipart.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { callName, faultOf, fewAtOnce } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  sampleObject,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

const MATRIX = join(import.meta.dirname, '../../../../../docs/access-matrix.md')

const PEOPLE = {
  ROOT: 'root',
  ADMIN: 'admin',
  BHB_ADMIN: 'bhb',
  BASE_ADMIN: 'base',
  DEPT_ADMIN: 'dept',
  TEACHER: 'teacher',
  STUDENT: 'student',
  APPLICANT: 'applicant',
  PARTNER: 'partner',
} as const

type Role = keyof typeof PEOPLE
const ROLES = Object.keys(PEOPLE) as Role[]

const server = await openServer()
const held = new Map<Role, Set<string>>()

beforeAll(async () => {
  for (const role of ROLES) {
    const me = (await (await server.as(PEOPLE[role])).get('/api/v1/users/me')).data as {
      roles: string[]
      perms: string[]
    }

    expect(me.roles).toEqual([role])

    held.set(role, new Set(me.perms))
  }
})

/** What the contract says: may this kind of person do this at all? */
function mayEnter(e: Endpoint, role: Role) {
  if (typeof e.access !== 'object' || role === 'ROOT') return true
  return [e.access.permission].flat().some((code) => held.get(role)!.has(code))
}

/** A plausible request whose ids point at nobody. */
function request(e: Endpoint) {
  const address = addressOf(e, strangeParams(e), sampleQuery(e))
  if (e.body)
    return {
      address,
      options: {
        payload: JSON.stringify(sampleOf(e.body) ?? {}),
        headers: { 'content-type': 'application/json' },
      },
    }

  if (!e.form && !e.file) return { address, options: {} }

  const text = Object.entries(e.form ? sampleObject(e.form) : {}).map(
    ([name, value]) => [name, String(value)] as const,
  )
  const file = e.file ? { [e.file.field]: { filename: 'a.txt', content: Buffer.from('x') } } : {}

  return { address, options: multipartBody({ ...Object.fromEntries(text), ...file }) }
}

const isLoggedOut = (code: string) => code === 'A0230' || code === 'A0301'

/** Whether somebody with a token that is none gets the answer of a stranger. */
function isRightForStranger(e: Endpoint, { status, code }: { status: number; code: string }) {
  if (e.visitor) return status >= 400

  return e.access === 'public' ? !isLoggedOut(code) : code === 'A0230'
}

describe('who gets in', () => {
  test('nobody without a session or the permission: refused with the published codes, and nothing is written', async () => {
    const before = await contentsOf(server)
    const wrong: string[] = []
    const anonymous = server.app.bound
      .filter((e) => e.access !== 'public')
      .map((e) => ({ e, role: null, code: 'A0230' }))
    const others = ROLES.flatMap((role) =>
      server.app.bound.filter((e) => !mayEnter(e, role)).map((e) => ({ e, role, code: 'A0301' })),
    )
    const callers = new Map(
      await Promise.all(ROLES.map(async (role) => [role, await server.as(PEOPLE[role])] as const)),
    )

    await fewAtOnce([...anonymous, ...others], 8, async ({ e, role, code }) => {
      const { address, options } = request(e)
      const methods = e.changes ? [e.method, 'POST' as const] : [e.method]

      for (const method of methods) {
        const caller = role ? callers.get(role)! : server.anonymous
        const reply = await caller.send(method, address, options)
        const fault = faultOf(e, reply)

        if (reply.status !== 401 || reply.code !== code || fault)
          wrong.push(
            `${role ?? 'anonymous'} ${callName(e)}: ${reply.status} ${reply.code} ${fault ?? ''}`,
          )
      }
    })

    expect(wrong).toEqual([])
    expect(anonymous.length + others.length).toBeGreaterThan(server.app.bound.length)
    expect(await contentsOf(server)).toEqual(before)

    const written = await server.asOwner(
      "select count(*)::int as n from audit_entries where action = 'access.refused'",
    )

    expect((written.rows as { n: number }[])[0]!.n).toBeGreaterThanOrEqual(others.length)
  }, 300_000)

  test('a refusal is audited for any address', async () => {
    const student = await server.as('student')

    for (const odd of ['%00', 'a%00b', 'x'.repeat(4000), '%27%3B--'])
      expect(await student.get(`/api/v1/users/${odd}/form`), odd).toMatchObject({
        status: 401,
        code: 'A0301',
      })

    const rows = await server.db
      .selectFrom('auditEntries')
      .select('id')
      .where('sessionId', '=', student.sessionId)
      .execute()

    expect(rows).toHaveLength(4)
  })

  test('a token that is none opens nothing, and does not close what is open to everybody', async () => {
    const wrong: string[] = []
    const tokens = ['', 'x', 'null', 'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOjF9.', "' or 1=1 --"]

    await fewAtOnce(server.app.bound, 8, async (e) => {
      const { address, options } = request(e)
      const stranger = server.withToken(tokens[address.length % tokens.length]!)
      const reply = await stranger.send(e.method, address, options)

      if (!isRightForStranger(e, reply)) wrong.push(`${callName(e)}: ${reply.status} ${reply.code}`)
    })

    expect(wrong).toEqual([])
  }, 60_000)

  test('everybody whom the contract lets in gets an envelope; ids nobody has are not found', async () => {
    const wrong: string[] = []
    let successes = 0

    for (const role of ROLES) {
      let caller = await server.as(PEOPLE[role])
      const inside = server.app.bound.filter((e) => !e.visitor && mayEnter(e, role))

      await fewAtOnce(inside, 8, async (e) => {
        const { address, options } = request(e)
        let reply = await caller.send(e.method, address, options)

        if (reply.code === 'A0230' && e.access !== 'public') {
          // another call has just ended this session
          caller = await server.as(PEOPLE[role])
          reply = await caller.send(e.method, address, options)
        }

        if (reply.status === 200) successes++

        const fault = faultOf(e, reply)

        if (fault || (isLoggedOut(reply.code) && e.access !== 'public'))
          wrong.push(`${role} ${callName(e)}: ${fault ?? reply.code}`)

        const asksForOne = ['id', 'ids'].some(
          (name) => e.params?.shape[name]?.safeParse('abc').success === false,
        )

        if (asksForOne && (reply.status === 200 || (e.method === 'GET' && reply.status !== 404)))
          wrong.push(`${role} ${callName(e)}: ${reply.status} for an id nobody has`)
      })
    }

    expect(wrong).toEqual([])
    expect(successes).toBeGreaterThan(30)
  }, 300_000)

  test('docs/access-matrix.md says what the contract and the first rights say (WRITE_MATRIX=1 writes it)', () => {
    const access = (e: Endpoint) =>
      typeof e.access === 'string' ? e.access : [e.access.permission].flat().join(' or ')

    const rows = server.app.bound.map((e) => {
      const cells = ROLES.map((role) => (mayEnter(e, role) ? '●' : ''))
      return `| ${callName(e)}${e.changes ? ' (changes; POST too)' : ''} | ${access(e)} | ${e.access === 'public' ? '●' : ''} | ${cells.join(' | ')} |`
    })

    const text = [
      '# Who gets in',
      '',
      'Generated by the walk over the contract (`WRITE_MATRIX=1 npx vitest run --project server src/invariants/rights/access.test.ts`), for the rights a new',
      'installation starts with. To which records somebody gets is decided by the policy of the area, not here.',
      '',
      `| call | access | anonymous | ${ROLES.join(' | ')} |`,
      `| --- | --- | --- | ${ROLES.map(() => '---').join(' | ')} |`,
      ...rows.sort(),
      '',
    ].join('\n')

    if (process.env.WRITE_MATRIX === '1') writeFileSync(MATRIX, text)

    expect(existsSync(MATRIX)).toBe(true)
    expect(readFileSync(MATRIX, 'utf8')).toBe(text)
  })
})
