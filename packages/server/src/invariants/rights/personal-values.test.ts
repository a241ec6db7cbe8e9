import { looksSealed, MOBILE_PATTERN, SEALED_FIELDS } from '@residency/contract/kernel'
import { readIdCard } from '@residency/contract/kernel/identity-document'
import { beforeAll, describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { callName, fewAtOnce } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

const PEOPLE = [
  'root',
  'admin',
  'bhb',
  'base',
  'base2',
  'dept',
  'teacher',
  'student',
  'applicant',
  'partner',
]

/** What each kind of address means by its `{id}`, as a table. */
const TABLES: readonly [prefix: string, table: string][] = [
  ['/api/v1/users', 'users'],
  ['/api/v1/registrations', 'registrations'],
  ['/sign/registrations', 'registrations'],
  ['/sign/studentRegistration', 'registrations'],
  ['/api/v1/bars', 'barred_people'],
  ['/api/v1/arrivals', 'registrations'],
  ['/api/v1/exams/examinees', 'registrations'],
]

const server = await openServer()
const ids = new Map<string, string[]>()

beforeAll(async () => {
  const office = await server.as('bhb')

  expect(
    await office.post('/api/v1/bars', {
      realName: '金丝雀',
      idCard: '11010519491231002X',
      reason: '核对',
      until: null,
    }),
  ).toMatchObject({
    status: 200,
  })

  for (const table of new Set(TABLES.map(([, table]) => table))) {
    const { rows } = await server.asOwner(
      `(select id from "${table}" order by id limit 12) union (select id from "${table}" order by id desc limit 4)`,
    )

    ids.set(
      table,
      (rows as { id: string }[]).map((row) => String(row.id)),
    )

    expect(rows.length, table).toBeGreaterThan(0)
  }
})

/** Texts of an answer that are somebody's whole number. */
function wholeNumbers(node: unknown): string[] {
  if (typeof node === 'string')
    return [...node.matchAll(/(?<![\dA-Za-z])(\d{17}[\dXx]|1\d{10})(?![\dA-Za-z])/g)]
      .map((m) => m[1]!)
      .filter((text) =>
        text.length === 11 ? MOBILE_PATTERN.test(text) : 'number' in readIdCard(text, '2026-11-20'),
      )

  if (node === null || typeof node !== 'object') return []

  return Object.values(node).flatMap(wholeNumbers)
}

function sealedFields(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([name, value]) =>
    SEALED_FIELDS.has(name) && looksSealed(value) ? [name] : sealedFields(value),
  )
}

describe('numbers of people in answers', () => {
  test('no read of anybody holds a whole number in plain, lists and forms of everybody included', async () => {
    const wrong: string[] = []
    const sealedFor = new Map<string, Set<string>>()
    let judged = 0

    for (const username of PEOPLE) {
      const caller = (await server.as(username)).with({ 'x-opens-sealed': '1' })
      const reads = server.app.bound.filter(
        (e) => e.method === 'GET' && e.answer !== 'binary' && e.access !== 'public' && !e.changes,
      )

      await fewAtOnce(reads, 4, async (e) => {
        const table = TABLES.find(([prefix]) => e.path.startsWith(prefix))?.[1]
        const stored = table ? ids.get(table)! : ['1', '2', '3']
        const wanted = e.path.includes('{id}') ? stored : ['']

        for (const id of wanted) {
          const query = {
            ...sampleQuery(e),
            ...(e.query && 'pageSize' in e.query.shape ? { pageSize: '200' } : {}),
          }

          const reply = await caller.get(
            addressOf(e, { ...strangeParams(e), ...(id ? { id } : {}) }, query),
          )
          if (reply.status !== 200) continue

          judged++

          const found = wholeNumbers(reply.data)
          if (found.length) wrong.push(`${username} ${callName(e)} ${id}: ${found.length} in plain`)

          if (sealedFields(reply.data).length) {
            if (!e.personal) wrong.push(`${callName(e)} seals without saying so`)
            sealedFor.set(callName(e), (sealedFor.get(callName(e)) ?? new Set()).add(username))
          }
        }
      })
    }

    expect(wrong).toEqual([])
    expect(judged).toBeGreaterThan(400)

    const readers = Object.fromEntries(
      [...sealedFor].sort().map(([call, who]) => [call, [...who].sort().join(' ')]),
    )

    expect(readers).toMatchInlineSnapshot(`
      {
        "GET /api/v1/bars/{id}/personal": "bhb root",
        "GET /api/v1/registrations/{id}/personal": "base base2 bhb root",
        "GET /api/v1/traineeFiles/{id}/personal": "base base2 bhb root",
        "GET /api/v1/users/info": "admin applicant base base2 bhb dept partner root student teacher",
        "GET /api/v1/users/{id}/form": "admin bhb root",
      }
    `)
  }, 120_000)
  test('each whole number of somebody else that was read is in the log, with who read it and whose it is', async () => {
    const { rows } = await server.asOwner(
      `select distinct entity, (select username from users u where u.id = a.user_id) as who, jsonb_array_length(detail->'ids') > 0 as "isRecorded"
       from audit_entries a where action = 'personalData.read' and at is not null and result = 'ok' order by 1, 2`,
    )

    const seen = new Set((rows as { entity: string }[]).map((row) => row.entity))

    for (const path of [
      '/api/v1/users/{id}/form',
      '/api/v1/registrations/{id}/personal',
      '/api/v1/bars/{id}/personal',
    ])
      expect([...seen], path).toContain(path)

    expect(
      (rows as { isRecorded: boolean; who: string | null }[]).every(
        (row) => row.isRecorded && row.who,
      ),
    ).toBe(true)
  })
})
