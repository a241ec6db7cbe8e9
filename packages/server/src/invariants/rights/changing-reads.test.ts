import { describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const changing = () => server.app.bound.filter((e) => e.method === 'GET' && e.changes)

describe('a GET that changes something', () => {
  test('is refused from another site, for every login, and is there as POST too', async () => {
    const root = await server.as('root')
    const wrong: string[] = []

    for (const e of changing())
      for (const method of ['GET', 'POST'] as const) {
        const reply = await root.send(method, addressOf(e, strangeParams(e), sampleQuery(e)), {
          headers: { 'sec-fetch-site': 'cross-site' },
        })
        if (reply.status !== 403)
          wrong.push(`${method} ${callName(e)}: ${reply.status} ${reply.code} ${reply.msg}`)
      }

    expect(wrong).toEqual([])
    expect(changing().length).toBeGreaterThan(5)
  })
  test('takes its token from the header: a cookie, a query or a form with it opens nothing', async () => {
    const root = await server.as('root')
    const wrong: string[] = []

    for (const e of server.app.bound.filter((one) => one.access !== 'public')) {
      const query = { ...sampleQuery(e), token: root.token!, access_token: root.token! }
      const cookie = ['token', 'Authorization', 'medicalAccessToken', 'session']
        .map((name) => `${name}=${root.token}`)
        .join('; ')

      const reply = await server.anonymous.send(e.method, addressOf(e, strangeParams(e), query), {
        headers: {
          cookie,
          'x-access-token': root.token!,
          'proxy-authorization': `Bearer ${root.token}`,
        },
      })

      if (reply.code !== 'A0230') wrong.push(`${callName(e)}: ${reply.status} ${reply.code}`)
    }

    expect(wrong).toEqual([])
  }, 60_000)
})

describe('a page', () => {
  test('of any list has at most 200 rows: more is refused, not cut', async () => {
    const root = await server.as('root')
    const lists = server.app.bound.filter(
      (e) => e.query && 'pageSize' in e.query.shape && !e.path.endsWith('_export'),
    )
    const wrong: string[] = []

    for (const e of lists)
      for (const pageSize of ['201', '100000', '2147483648']) {
        const reply = await root.get(
          addressOf(e, strangeParams(e), { ...sampleQuery(e), pageSize }),
        )
        if (reply.status !== 400) wrong.push(`${callName(e)} pageSize=${pageSize}: ${reply.status}`)
      }

    expect(wrong).toEqual([])
    expect(lists.length).toBeGreaterThan(20)
  })
})
