import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkAudit, sealAudit } from '../../platform/audit/sealer.ts'
import { aBrowser, afterADay, codeSentTo, knownCaptcha } from '../../testing/outside/browser.ts'
import { TEST_TIME } from '../../testing/server/hospital-templates.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'

/* The server's clock is set forward and back by hours, as a machine without NTP does after a restart. */
const server = await openServer({ environment: knownCaptcha })
const HOUR = 3_600_000

const setClock = (hours: number) => {
  server.clock.now = new Date(new Date(TEST_TIME).getTime() + hours * HOUR)
}

beforeEach(() => setClock(0))

describe('a clock that is set by hours', () => {
  test('forward ends sessions, as unused ones; set right again, a session that was open is used on', async () => {
    const reader = await server.as('teacher')

    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 200 })

    setClock(5)
    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 401 })

    setClock(0)
    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 200 })
  })

  test('back opens no session that was ended, and a session of the wrong clock lives twelve hours of it at most', async () => {
    setClock(5)

    const [reader, gone] = [await server.as('teacher'), await server.as('bhb')]

    await gone.delete('/api/v1/auth/logout')
    setClock(0)
    expect(await gone.get('/api/v1/users/me')).toMatchObject({ status: 401 })
    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 200 })

    setClock(17.1)
    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 401 })
  })

  test('back does not open a code again that was used, and forward ends one that was not', async () => {
    const number = '13800000010'
    const browser = aBrowser(server, '10.20.0.1')

    const enter = (requestId: string, code: string) =>
      browser.post('/api/v1/auth/loginBySms', {
        iphoneNum: number,
        captchaKey: requestId,
        captchaCode: code,
      })

    const { requestId } = await browser.askCode(number)
    const code = await codeSentTo(server, number)

    setClock(3)

    const late = await enter(requestId, code)

    expect(late.status).not.toBe(200)

    setClock(0)
    await afterADay(server)

    const again = await browser.askCode(number)
    const fresh = await codeSentTo(server, number, 2)

    expect(await enter(again.requestId, fresh)).toMatchObject({ status: 200 })

    setClock(-3)
    expect((await enter(again.requestId, fresh)).status).not.toBe(200)
  })

  test('back does not refuse for hours what was submitted before', async () => {
    const admin = await server.as('admin')

    const { id } = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    const form = { username: 'clock', nickname: '时钟', deptId: 1, roleIds: [id] }

    setClock(1)
    expect(await admin.post('/api/v1/users', form)).toMatchObject({ status: 200 })
    expect(await admin.post('/api/v1/users', form)).toMatchObject({ code: 'A0002' })

    setClock(0)

    // it is judged again, as it would be five seconds later
    expect(await admin.post('/api/v1/users', form)).toMatchObject({
      code: 'B0001',
      errors: [{ path: 'username' }],
    })
  })

  test('leaves the chain of the audit log whole', async () => {
    const heads = join(mkdtempSync(join(tmpdir(), 'heads-')), 'heads')

    for (const hours of [0, 6, -6, 0]) {
      setClock(hours)
      await (await server.as('teacher')).delete('/api/v1/auth/logout')
      await sealAudit(server.db, server.keys.audit, heads)
    }

    // the sealer leaves rows newer than transactions that run anywhere on the database server, such
    // as those of other tests
    const report = await waitUntil('every row is sealed', async () => {
      await sealAudit(server.db, server.keys.audit, heads)
      const found = await checkAudit(server.db, server.keys.audit, heads)
      return (found.broken !== null || found.unsealed === 0) && found
    })

    expect(report).toMatchObject({ broken: null, unsealed: 0 })
  })
})
