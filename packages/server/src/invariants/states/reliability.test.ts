import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { FORMER_DATABASE } from '../../platform/db/migrate/migrate.text.ts'
import { ensureDatabase } from '../../platform/db/migrate/migrate.ts'
import { freePort } from '../../testing/server/free-port.ts'
import {
  databasePid,
  logInTo,
  ownFolder,
  type Product,
  startProduct,
} from '../../testing/server/product.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const { folder, remove } = ownFolder()
let product: Product

beforeAll(async () => {
  product = await startProduct({ folder })
}, 90_000)

afterAll(async () => {
  await product.stop()
  remove()
})

const as = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

const createUser = (at: Product, token: string, username: string) =>
  fetch(`${at.url}/api/v1/users`, {
    method: 'POST',
    headers: as(token),
    body: JSON.stringify({ username, nickname: username, deptId: 1, roleIds: [7] }),
  })

const usernames = async (at: Product, token: string) => {
  const found: string[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = (await (
      await fetch(`${at.url}/api/v1/users/page?pageSize=200&pageNum=${pageNum}`, {
        headers: as(token),
      })
    ).json()) as {
      data: { list: { username: string }[] }
    }

    found.push(...page.data.list.map((u) => u.username))
    if (page.data.list.length < 200) return found
  }
}

describe('the embedded database', () => {
  test('is on the disk with what is acknowledged: it waits at each commit, for the application as for its owner', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit']
    for (const user of ['postgres', 'residency_app']) {
      const client = new pg.Client({
        host: join(folder, 'data/pg/run'),
        user,
        database: 'residency',
      })

      await client.connect()

      const asked = client.query(
        'select name, setting from pg_settings where name = any($1) order by name',
        [names],
      )

      const { rows } = await asked.finally(() => client.end())

      expect(rows, user).toEqual(names.map((name) => ({ name, setting: 'on' })))
    }
  })
  test('when it dies under the running product: 503 with Retry-After, not ready but alive, and it recovers by itself', async () => {
    const { accessToken } = await logInTo(product, 'admin')
    const pid = databasePid(folder)!

    process.kill(pid, 'SIGKILL')

    let sawRefusal = false

    await waitUntil(
      'the database is missed, or was replaced',
      async () => {
        const answer = await fetch(`${product.url}/api/v1/users/me`, { headers: as(accessToken) })

        if (answer.status === 503) {
          sawRefusal = true
          expect(answer.headers.get('retry-after')).toBe('5')
          expect(await answer.json()).toMatchObject({ code: 'C0300', data: null })
        } else expect(answer.status).toBe(200)

        expect((await fetch(`${product.url}/health/live`)).status).toBe(200)

        return sawRefusal || databasePid(folder) !== pid
      },
      30_000,
    )

    await waitUntil('the product is ready', product.isReady, 30_000)
    expect(
      (await fetch(`${product.url}/api/v1/users/me`, { headers: as(accessToken) })).status,
    ).toBe(200)
    expect(databasePid(folder)).not.toBe(pid)
  }, 60_000)
})

describe('kill -9 under write load', () => {
  test('no acknowledged write is lost, and the next start serves by itself', async () => {
    const { accessToken } = await logInTo(product, 'admin')
    const acknowledged: string[] = []
    let isOver = false

    const writers = [0, 1, 2, 3].map(async (w) => {
      for (let i = 0; !isOver; i++) {
        const name = `load${w}.${i}`
        const ok = await createUser(product, accessToken, name)
          .then((r) => r.ok)
          .catch(() => false)
        if (ok) acknowledged.push(name)
      }
    })

    await waitUntil('some writes are acknowledged', () => acknowledged.length > 10)

    const pid = databasePid(folder)!

    product.child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await product.ended
    isOver = true
    await Promise.all(writers)
    product = await startProduct({ folder })

    const kept = new Set(await usernames(product, (await logInTo(product, 'admin')).accessToken))

    expect(acknowledged.length).toBeGreaterThan(10)
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  }, 90_000)
})

describe('two processes on one folder', () => {
  test('what one ends the other refuses at once; the last to leave stops the database', async () => {
    const second = await startProduct({ folder })
    const admin = (await logInTo(product, 'admin')).accessToken
    const teacher = (await logInTo(second, 'teacher')).accessToken
    const me = (at: Product) => fetch(`${at.url}/api/v1/users/me`, { headers: as(teacher) })

    expect((await me(product)).status).toBe(200)

    const id = ((await (await me(second)).json()) as { data: { userId: number } }).data.userId

    expect(
      (await fetch(`${product.url}/api/v1/users/status/0/${id}`, { headers: as(admin) })).status,
    ).toBe(200)
    expect((await me(second)).status).toBe(401)
    expect(await second.stop()).toBe(0)
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(200)
  }, 60_000)
  test('on one port the second says why it cannot start', async () => {
    const second = await startProduct({ folder, port: product.port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`PORT: ${product.port}`)
  }, 60_000)
})

describe('the first start', () => {
  test('two at once on an empty folder: both serve, one demo hospital', async () => {
    const own = ownFolder()
    const options = { folder: own.folder, isFirstStart: true }
    const [a, b] = await Promise.all([startProduct(options), startProduct(options)])

    expect([await a.isReady(), await b.isReady()]).toEqual([true, true])

    const names = await usernames(b, (await logInTo(a, 'admin')).accessToken)

    expect(names.filter((n) => n === 'bhb')).toEqual(['bhb'])

    await Promise.all([a.stop(), b.stop()])
    own.remove()
  }, 120_000)

  const bare = ownFolder()

  afterAll(() => bare.remove())

  test('DEMO=0 leaves one root whose one-time password is printed once and must be changed', async () => {
    const environment = { DEMO: '0', DEMO_PASSWORD: '', CAPTCHA_FIXED_CODE: '' }
    const first = await startProduct({ folder: bare.folder, environment })

    expect(first.output()).toMatch(/first account is root.*: \w{12}\n/)

    await first.stop()

    const again = await startProduct({ folder: bare.folder, environment })

    expect(again.output()).not.toMatch(/one-time password/)

    await again.stop()
  }, 120_000)

  test('a key file of another database stops the start with a sentence', async () => {
    const wrong = await startProduct({
      folder: bare.folder,
      environment: { KEY_FILE: `${folder}/data.keys` },
    })

    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('does not belong to this database')
  }, 120_000)

  test('a database made before the first release stops the start with a sentence in both languages', async () => {
    const { host, user } = inject('database')
    const former = { host, user, database: `t_${randomBytes(6).toString('hex')}` }

    await ensureDatabase(former, former.database)

    const client = new pg.Client(former)

    await client.connect()
    await client.query(
      'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    await client.query(
      `insert into schema_migrations (name, hash) values ('0001-accounts.sql', 'former')`,
    )
    await client.end()

    const url = `postgres://${encodeURIComponent(user)}@/${former.database}?host=${encodeURIComponent(host)}`
    const own = ownFolder()
    const environment = { DATABASE_URL: url, KEY_FILE: `${folder}/data.keys` }
    const refused = await startProduct({ folder: own.folder, environment })

    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(FORMER_DATABASE)

    own.remove()
  }, 60_000)

  test('wrong values stop the start with a sentence each', async () => {
    const own = ownFolder()
    const port = await freePort()

    const wrong = await startProduct({
      folder: own.folder,
      port,
      environment: { METRICS_PORT: 'x', LOG_LEVEL: 'loud' },
    })

    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toMatch(/METRICS_PORT: .+\n/)
    expect(wrong.output()).toMatch(/LOG_LEVEL: .+\n/)

    const open = await startProduct({ folder: own.folder, port, environment: { HOST: '0.0.0.0' } })

    expect(await open.ended).toBe(1)
    expect(open.output()).toContain('CAPTCHA_FIXED_CODE: needs DEMO=1 on a loopback HOST')

    own.remove()
  }, 60_000)
})
