import { MAX_REASONS } from '@residency/contract/kernel/reasons'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const of = { flow: 'registration', action: 'return' }
const PATH = '/api/v1/reasons'

test('reasons are kept by everybody for themselves, by flow and action, each once, and deleted by nobody else', async () => {
  const server = await openServer()
  const [base, other] = [await server.as('base'), await server.as('base2')]

  const listed = async (who = base, action = 'return') =>
    (await who.get(`${PATH}?flow=registration&action=${action}`)).data as {
      id: number
      body: string
    }[]

  expect(await base.post(PATH, { ...of, body: '照片不清' })).toMatchObject({
    status: 200,
    data: [{ body: '照片不清' }],
  })

  expect(await base.post(PATH, { ...of, body: ' 照片不清 ' })).toMatchObject({
    status: 200,
    data: [{ body: '照片不清' }],
  })

  expect(await listed(other)).toEqual([])
  expect(await listed(base, 'reject')).toEqual([])

  const [reason] = await listed()

  expect(await other.delete(`${PATH}/${reason!.id}`)).toMatchObject({ status: 404 })
  expect(await base.post(PATH, { ...of, body: ' ' })).toMatchObject({ status: 400 })

  for (let i = 1; i < MAX_REASONS; i += 1) await base.post(PATH, { ...of, body: `原因 ${i}` })

  expect(await base.post(PATH, { ...of, body: '多一条' })).toMatchObject({
    status: 409,
    msg: '常用原因最多 20 条，请先删除不用的',
  })

  expect(await base.delete(`${PATH}/${reason!.id}`)).toMatchObject({ status: 200 })
  expect(await listed()).toHaveLength(MAX_REASONS - 1)
  expect(await server.anonymous.get(`${PATH}?flow=registration&action=return`)).toMatchObject({
    status: 401,
  })
})
