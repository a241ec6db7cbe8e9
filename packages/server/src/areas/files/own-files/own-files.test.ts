import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { describe, expect, test } from 'vitest'
import { pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

type Page = {
  list: (UploadedFile & {
    purpose: string
    isUsed: boolean
    usedFor: string | null
    actions: string[]
  })[]
  total: number
}

const upload = async (who: Caller, filename: string) =>
  (await who.form('/fileOperation/attachment', { file: { filename, content: pdf(filename) } }))
    .data as UploadedFile

const pageOf = async (who: Caller, query = '') =>
  (await who.get(`/fileOperation/own/page?${query}`)).data as Page

const use = (file: UploadedFile, kind: string) =>
  server.db
    .updateTable('files')
    .set({ recordKind: kind, recordId: 1 })
    .where('key', '=', file.filePath)
    .execute()

describe('one’s own files', () => {
  test('are listed newest first, searched by name, with what they are used for; others’ are not among them', async () => {
    const [student, other] = [await server.as('student'), await server.as('student2')]
    for (const name of ['身份证.pdf', '毕业证.pdf', '请假条_100%.pdf']) await upload(student, name)

    await upload(other, '身份证.pdf')

    const page = await pageOf(student)

    expect(page.total).toBe(3)

    expect(page.list.map((file) => file.name)).toEqual([
      '请假条_100%.pdf',
      '毕业证.pdf',
      '身份证.pdf',
    ])

    expect(page.list[0]).toMatchObject({
      purpose: 'attachment',
      isUsed: false,
      usedFor: null,
      actions: ['delete'],
    })

    expect(
      (await pageOf(student, `keywords=${encodeURIComponent('毕业')}`)).list.map(
        (file) => file.name,
      ),
    ).toEqual(['毕业证.pdf'])

    expect((await pageOf(student, `keywords=${encodeURIComponent('100%')}`)).total).toBe(1)
    expect((await pageOf(student, `keywords=${encodeURIComponent('%')}`)).total).toBe(1)
    expect((await pageOf(student, 'pageNum=2&pageSize=2')).list.map((file) => file.name)).toEqual([
      '身份证.pdf',
    ])

    await use(page.list[2]!, 'registration')

    expect((await pageOf(student)).list[2]).toMatchObject({
      isUsed: true,
      usedFor: '报名',
      actions: [],
    })

    const english = (await student.with({ 'accept-language': 'en' }).get('/fileOperation/own/page'))
      .data as Page

    expect(english.list[2]!.usedFor).toBe('a sign-up')

    await use(page.list[2]!, 'something.new')
    expect((await pageOf(student)).list[2]!.usedFor).toBe('业务记录')
  })

  test('without a record can be deleted, by their uploader only; those of a record cannot', async () => {
    const [student, other] = [await server.as('student'), await server.as('student2')]
    const [free, used] = [await upload(student, 'a.pdf'), await upload(student, 'b.pdf')]

    await use(used, 'registration')

    const remove = (who: Caller, file: UploadedFile) =>
      who.delete(`/fileOperation?filePath=${file.filePath}`)

    expect(await remove(other, free)).toMatchObject({ status: 404 })

    expect(await remove(student, used)).toMatchObject({
      status: 409,
      msg: '文件正被报名使用，不能删除',
    })

    expect(await remove(student, free)).toMatchObject({ status: 200, data: null })
    expect(await remove(student, free)).toMatchObject({ status: 404 })
    expect((await student.get(`/fileOperation?filePath=${free.filePath}`)).status).toBe(404)

    const audited = await server.db
      .selectFrom('auditEntries')
      .select('action')
      .where('userId', '=', student.userId)
      .execute()

    expect(audited.map((row) => row.action)).toEqual(
      expect.arrayContaining(['files.file.upload', 'files.file.delete']),
    )
  })

  test('fill a quota that is shown; two uploads at once do not exceed it', async () => {
    const applicant = await server.as('applicant')
    const room = async () =>
      (await applicant.get('/fileOperation/room')).data as { used: number; allowed: number }

    expect(await room()).toEqual({ used: 0, allowed: 500 * 1024 * 1024 })

    const file = await upload(applicant, 'a.pdf')

    expect((await room()).used).toBe(file.size)

    const teacher = (await (await server.as('teacher')).get('/fileOperation/room')).data as {
      allowed: number
    }

    expect(teacher.allowed).toBe(50 * 1024 ** 3)

    const almost = 500 * 1024 * 1024 - pdf('b.pdf').length

    await server.db
      .updateTable('files')
      .set({ size: almost })
      .where('key', '=', file.filePath)
      .execute()

    const statuses = await Promise.all(
      [1, 2, 3, 4].map(
        async () =>
          (
            await applicant.form('/fileOperation/attachment', {
              file: { filename: 'b.pdf', content: pdf('b.pdf') },
            })
          ).status,
      ),
    )

    expect(statuses.sort()).toEqual([200, 413, 413, 413])
  })
})
