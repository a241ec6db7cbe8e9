import { beforeAll, describe, expect, test } from 'vitest'
import { proofPart } from '../proof.ts'
import { openServer, type TestServer } from '../server/open-server.ts'
import { attacksOn } from './walk-hostile.ts'
import { callName, faultOf, fewAtOnce } from './walk-judge.ts'

/**
 * The longest of the walks: its parts are files of their own, so that no worker is left with the
 * whole of it.
 */
const PARTS = 4

/**
 * One part of the walk: every call whose number in the list of all calls leaves `part` when divided
 * by their count.
 */
export function hostileWalk(part: number) {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })

  describe(`hostile input, part ${part + 1} of ${PARTS}`, () => {
    test('is refused by an envelope wherever the contract says so, and never breaks a call', async () => {
      const wrong: string[] = []
      let sent = 0
      let refused = 0
      const calls = server.app.bound.filter((_, i) => i % PARTS === part)

      for (const [turn, e] of calls.entries()) {
        await server.asOwner('truncate rate_limits')

        const attacks = proofPart(attacksOn(e), turn)
        let caller = await server.as('root')

        await fewAtOnce(attacks, 6, async (attack) => {
          const ask = () =>
            (e.access === 'public' ? server.anonymous : caller).send(
              e.method,
              attack.address,
              attack.options,
            )

          let reply = await ask()

          // the call may have ended the session it came with
          if (reply.code === 'A0230' && e.access !== 'public') {
            caller = await server.as('root')
            reply = await ask()
          }

          sent++

          if (reply.status >= 400) refused++

          const fault =
            faultOf(e, reply) ??
            (attack.mustRefuse && reply.status < 400 ? `taken with ${reply.status}` : undefined)
          const isOut = reply.code === 'A0230' && e.access !== 'public'
          if (fault || isOut) wrong.push(`${callName(e)}, ${attack.what}: ${fault ?? 'thrown out'}`)
        })
      }

      expect(wrong).toEqual([])
      expect(sent).toBeGreaterThan(calls.length * 2)
      expect(refused).toBeGreaterThan(sent / 4)
      expect(({} as { isRoot?: unknown }).isRoot).toBeUndefined()
    }, 300_000)

    test('leaves the product as it was: the first account still logs in and lists', async () => {
      const page = await (await server.as('root')).get('/api/v1/users/page')
      expect(page).toMatchObject({ status: 200, code: '00000' })
    })
  })
}
