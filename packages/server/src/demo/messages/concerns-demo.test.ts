import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/http/ctx.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { addDemoConcerns } from './concerns.demo.ts'

test('the demo hospital has a concern in every state, shown to the office, the last one as news', async () => {
  const server = await openServer()
  const office = await server.as('bhb')
  const system = server.app.asSystem()

  await inTransaction(
    { ...system, actor: { ...system.actor, userId: office.userId } },
    addDemoConcerns,
  )

  const { list } = (await office.get('/api/v1/concerns')).data as {
    list: { state: string; hasNews: boolean }[]
  }

  expect(list.map(({ state, hasNews }) => [state, hasNews])).toEqual([
    ['received', true],
    ['inWork', false],
    ['answered', false],
    ['closed', false],
  ])
})
