import type { Purpose, UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { describe, expect, test } from 'vitest'
import { findActorById } from '../../areas/accounts/accounts.public.ts'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { makeCtx } from '../../platform/http/make-ctx.ts'
import { pdf } from '../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import { claimFiles, filesOf, releaseFiles } from './claim-files.ts'

const server = await openServer()
const RECORD = { kind: 'leave', id: 7 }

const upload = async (who: Caller, purpose: Purpose = 'attachment') =>
  (
    await who.form(`/fileOperation/attachment?purpose=${purpose}`, {
      file: { filename: 'a.pdf', content: pdf() },
    })
  ).data as UploadedFile

/** The context a use case of another area gets. */
async function ctxOf(who: Caller): Promise<SignedCtx> {
  const actor = (await findActorById(server.db, who.userId))!

  const parts = {
    db: server.db,
    now: () => server.clock.now,
    words: {},
    config: server.config,
    keys: server.keys,
    fields: fieldCrypto(server.keys),
  }

  return makeCtx({ ...parts, limits: {} as never, services: {} as never }, actor, 'zh-cn', {
    ip: '',
    agent: '',
    device: null,
    portalToken: null,
  })
}

const claim = async (
  who: Caller,
  files: readonly UploadedFile[],
  purposes: readonly Purpose[] = ['attachment'],
  record = RECORD,
) =>
  inTransaction(await ctxOf(who), (tx) =>
    claimFiles(tx, { keys: files.map((f) => f.filePath), purposes, record, field: 'attachments' }),
  )

const rowOf = (file: UploadedFile) =>
  server.db
    .selectFrom('files')
    .select(['recordKind', 'recordId', 'unreferredSince'])
    .where('key', '=', file.filePath)
    .executeTakeFirstOrThrow()

describe('a record claims files', () => {
  test('of its writer, without a record and of the right purpose; claiming own files again changes nothing', async () => {
    const student = await server.as('student')
    const files = [await upload(student), await upload(student, 'proof')]

    await claim(student, files, ['attachment', 'proof'])
    await claim(student, files, ['attachment', 'proof'])

    for (const file of files)
      expect(await rowOf(file)).toEqual({ recordKind: 'leave', recordId: 7, unreferredSince: null })

    expect((await filesOf(server.db, RECORD)).map((file) => file.filePath)).toEqual(
      files.map((file) => file.filePath),
    )

    await claim(student, [])
  })

  test.each([
    [
      'somebody else’s',
      async (student: Caller) => ({
        who: student,
        file: await upload(await server.as('student2')),
        purposes: ['attachment'] as const,
      }),
    ],
    [
      'of another purpose',
      async (student: Caller) => ({
        who: student,
        file: await upload(student, 'proof'),
        purposes: ['attachment'] as const,
      }),
    ],
    [
      'that nobody has',
      async (student: Caller) => ({
        who: student,
        file: { filePath: '0'.repeat(32) } as UploadedFile,
        purposes: ['attachment'] as const,
      }),
    ],
    [
      'of another record',
      async (student: Caller) => {
        const file = await upload(student)
        await claim(student, [file], ['attachment'], { kind: 'leave', id: 8 })

        return { who: student, file, purposes: ['attachment'] as const }
      },
    ],
  ])('one %s is reported at its field, and none of the others is claimed', async (_name, make) => {
    const student = await server.as('student')
    const { who, file, purposes } = await make(student)
    const good = await upload(student)

    await expect(claim(who, [good, file], purposes)).rejects.toMatchObject({
      def: { key: 'files.notYours' },
      issues: [{ path: ['body', 'attachments'] }],
    })

    expect((await rowOf(good)).recordKind).toBeNull()
  })

  test('two records that claim one file at once: one gets it', async () => {
    const student = await server.as('student')
    const file = await upload(student)
    const tries = await Promise.allSettled(
      [21, 22, 23].map((id) => claim(student, [file], ['attachment'], { kind: 'leave', id })),
    )

    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1)
  })

  test('a released file belongs to no record again, from now on', async () => {
    const student = await server.as('student')
    const record = { kind: 'leave', id: 30 }
    const [attached, released] = [await upload(student), await upload(student)]

    await claim(student, [attached, released], ['attachment'], record)
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
    await inTransaction(await ctxOf(student), (tx) => releaseFiles(tx, record, [attached.filePath]))

    expect(await rowOf(released)).toEqual({
      recordKind: null,
      recordId: null,
      unreferredSince: server.clock.now,
    })

    expect((await filesOf(server.db, record)).map((file) => file.filePath)).toEqual([
      attached.filePath,
    ])

    await claim(student, [released], ['attachment'], record)
  })
})
