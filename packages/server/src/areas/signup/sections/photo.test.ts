import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Own = { id: number; photoKey: string | null }

const server = await openServer()

const photo = await sharp({
  create: { width: 300, height: 400, channels: 3, background: '#88aacc' },
})
  .jpeg()
  .toBuffer()

const ownOf = async (who: Caller) => (await who.post('/sign/registrations/own')).data as Own

describe('the photo of a sign-up', () => {
  test('a replaced photo is gone: its key opens nothing and its bytes are removed', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    const put = async () =>
      (
        await applicant.form(`/sign/registrations/${own.id}/photo`, {
          file: { filename: 'a.jpg', content: photo },
        })
      ).data as Own

    const first = (await put()).photoKey!

    expect(await applicant.get(`/fileOperation?filePath=${first}`)).toMatchObject({ status: 200 })

    const second = (await put()).photoKey!

    expect(await applicant.get(`/fileOperation?filePath=${first}`)).toMatchObject({ status: 404 })
    expect(await applicant.get(`/fileOperation?filePath=${second}`)).toMatchObject({ status: 200 })

    const files = await server.db
      .selectFrom('files')
      .select('key')
      .where('recordKind', '=', 'registration')
      .where('recordId', '=', own.id)
      .execute()

    expect(files).toEqual([{ key: second }])
  })

  test('of many uploads of one person at once four are taken, the others are asked to wait; the places are given back', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    const put = () =>
      applicant.form(`/sign/registrations/${own.id}/photo`, {
        file: { filename: 'a.jpg', content: photo },
      })

    const wrong = () =>
      applicant.form(`/sign/registrations/${own.id}/photo`, {
        file: { filename: 'a.jpg', content: Buffer.from('no') },
      })

    const statuses = (await Promise.all(Array.from({ length: 24 }, put))).map((r) => r.status)

    expect(statuses.filter((s) => s === 200).length).toBeGreaterThanOrEqual(4)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))

    for (let i = 0; i < 6; i++) expect(await wrong()).toMatchObject({ status: 415 })

    expect(await put()).toMatchObject({ status: 200 })
  })

  test('a person who has used their storage uploads no more', async () => {
    const applicant = await server.as('applicant')
    const own = await ownOf(applicant)

    await server.db
      .updateTable('files')
      .set({ size: 500 * 1024 * 1024 })
      .where('userId', '=', applicant.userId)
      .execute()

    const refused = await applicant.form(`/sign/registrations/${own.id}/photo`, {
      file: { filename: 'a.jpg', content: photo },
    })

    expect(refused).toMatchObject({
      status: 413,
      msg: '你的文件空间 500 MB 已用完；请先在“我的文件”中删除不用的文件，或取消未完成的上传',
    })

    expect(await ownOf(applicant)).toMatchObject({ photoKey: own.photoKey })
  })
})
