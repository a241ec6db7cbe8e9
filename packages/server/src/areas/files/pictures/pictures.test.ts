import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

const png = await sharp({
  create: { width: 200, height: 200, channels: 4, background: '#3366aa80' },
})
  .png()
  .toBuffer()

const upload = async (who: Caller, content = png, filename = '头像.png') =>
  who.form('/api/v1/files', { file: { filename, content, type: 'image/png' } })

const pathOf = (url: string) => url.replace('/medical/prod-api', '')

describe('a profile picture', () => {
  test('is drawn again in its kind and read by its key alone, as the published client shows it', async () => {
    const teacher = await server.as('teacher')
    const { data } = await upload(teacher)

    expect(data).toMatchObject({
      name: '头像.png',
      url: expect.stringMatching(/^\/medical\/prod-api\/api\/v1\/pictures\/[0-9a-f]{32}$/),
    })

    const seen = await server.anonymous.get(
      `${pathOf((data as { url: string }).url)}?imageView2/1/w/80/h/80`,
    )

    expect(seen).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    })

    expect(await sharp(seen.body).metadata()).toMatchObject({ format: 'png', hasAlpha: true })

    const jpeg = await sharp(png).flatten().jpeg().toBuffer()

    expect((await upload(teacher, jpeg, '相片.JPEG')).data).toMatchObject({ name: '相片.jpg' })
  })

  test('an account without one is shown with a built-in picture, not with the page the reader is on', async () => {
    const { avatar } = (await (await server.as('student')).get('/api/v1/users/me')).data as {
      avatar: string
    }
    const seen = await server.anonymous.get(`${pathOf(avatar)}?imageView2/1/w/80/h/80`)

    expect(seen).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    expect((await sharp(seen.body).metadata()).width).toBe(80)
  })

  test('is deleted by its uploader only', async () => {
    const [teacher, other] = [await server.as('teacher'), await server.as('teacher2')]
    const { url } = (await upload(teacher)).data as { url: string }

    expect(await other.delete(`/api/v1/files?filePath=${url}`)).toMatchObject({ status: 404 })
    expect(await teacher.delete(`/api/v1/files?filePath=${url}`)).toMatchObject({ status: 200 })
    expect(await server.anonymous.get(pathOf(url))).toMatchObject({ status: 404 })
  })

  test('never belongs to another record', async () => {
    const teacher = await server.as('teacher')
    const { url } = (await upload(teacher)).data as { url: string }
    const key = url.split('/').at(-1)!

    await server.db
      .updateTable('files')
      .set({ recordKind: 'registration', recordId: 1 })
      .where('key', '=', key)
      .execute()

    expect(await server.anonymous.get(pathOf(url))).toMatchObject({ status: 404 })
  })

  test.each([
    ['HTML that calls itself png', Buffer.from('<html><script>1</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ])('%s is refused with the specification’s words', async (_name, content) => {
    expect(await upload(await server.as('teacher'), content)).toMatchObject({
      status: 415,
      msg: '附件格式仅支持图片文件(jpg、png、jpeg)',
    })
  })

  test('a header that promises 50,000 by 50,000 pixels is refused before it is unpacked', async () => {
    const flood = Buffer.from(png)
    flood.writeUInt32BE(50_000, 16)
    flood.writeUInt32BE(50_000, 20)

    const before = process.memoryUsage().rss

    expect((await upload(await server.as('teacher'), flood)).status).toBe(400)
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  test('nothing, and more than twenty megabytes, are refused', async () => {
    const teacher = await server.as('teacher')
    expect(await upload(teacher, Buffer.alloc(0))).toMatchObject({ status: 400 })
    expect(await upload(teacher, Buffer.alloc(21 * 1024 * 1024))).toMatchObject({ status: 413 })
  })
})
