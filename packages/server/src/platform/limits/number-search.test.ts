import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
const search = async (who: string, keywords: string) =>
  (await server.as(who)).get(`/api/v1/users/page?keywords=${encodeURIComponent(keywords)}`)

test('whole numbers are searched sixty times in ten minutes by one person, however they are written; names always', async () => {
  for (let last = 0; last < 30; last++) {
    const digits = `138000010${String(last).padStart(2, '0')}`

    expect(await search('admin', digits)).toMatchObject({ status: 200 })
    expect(await search('admin', `${digits.slice(0, 3)} ${digits.slice(3)}`)).toMatchObject({
      status: 200,
    })
  }

  expect(await search('admin', '１３８００００２０００')).toMatchObject({
    status: 429,
    msg: expect.stringContaining('秒后再试'),
  })
  expect(await search('admin', '510107200008151230')).toMatchObject({ status: 429 })

  expect(await search('admin', '李思源')).toMatchObject({ status: 200 })
  expect(await search('bhb', '13800002000')).toMatchObject({ status: 200 })
})
