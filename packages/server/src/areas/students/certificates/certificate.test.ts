import { execFile } from 'node:child_process'
import { createPublicKey, verify as verifyNode } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  readSignedPdf,
  toBase64Url,
} from '@residency/contract/areas/students/completion/certificate-format.public'
import {
  type CertificateVerdict,
  judgePdf,
  judgeStatement,
  type KeyPublication,
  type VerifyEd25519,
} from '@residency/contract/areas/students/completion/certificate-verdict.public'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readZipParts } from '../../../platform/excel/zip-parts.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { holdsCharacter, pdfContent } from '../../../testing/files/pdf-content.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { flipBit } from '../../../testing/tampering.ts'
import { changeCertificateKey } from './certificate-keys.ts'
import { drawForgotten } from './draw-certificates.ts'
import { eraseCertificates } from './erase-certificates.ts'

const PATH = '/api/v1/certificates'
const { errors } = completionWords['zh-cn']
const server = await openServer()
let fixtures: MentorFixtures
let office: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  office = await server.as('bhb')
  fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 4 })

  await server.db
    .updateTable('trainees')
    .set({ startsOn: '2025-11-25', lengthMonths: 12 })
    .where('id', 'in', ids())
    .execute()
})

beforeEach(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  await server.asOwner(
    'truncate rate_limits, submit_locks, certificates, certificate_batches, certificate_number_counters, completions, notices, flow_decisions restart identity cascade',
  )
  await server.asOwner(`update training_units set code = 'A01' where kind = 'main'`)
})

const ids = () => fixtures.trainees.map(({ traineeId }) => traineeId)
const trainee = (n: number) => server.as(fixtures.trainees[n]!.username)

/** Confirmed completions of these trainees, by whose ids certificates are issued. */
async function completed(...ns: readonly number[]) {
  const base = await server.as('base')

  const rows = ns.map((n) => ({
    traineeId: ids()[n]!,
    proposedBy: base.userId,
    state: 'confirmed' as const,
    reason: '补记中',
    confirmedOn: '2026-11-09',
  }))

  const made = await server.db.insertInto('completions').values(rows).returning('id').execute()

  return made.map(({ id }) => id)
}

type IssueReply = { done: number; batchId: number; rows: { isDone: boolean; why: string | null }[] }

const issue = async (...ns: readonly number[]) => {
  const reply = await office.post(`${PATH}/issue`, { ids: await completed(...ns) })
  await server.work()

  return reply.data as IssueReply
}

const rows = () => server.db.selectFrom('certificates').selectAll().orderBy('id').execute()

const pdfOf = async (n: number) => {
  const row = (await rows()).find(({ traineeId }) => traineeId === ids()[n])!
  const reply = await (await trainee(n)).get(`${PATH}/own/${row.id}/pdf`)

  expect(reply.status).toBe(200)

  return { certificate: row, pdf: reply.body }
}

const published = async () =>
  (await server.anonymous.get(`${PATH}/published`)).data as KeyPublication

const verify: VerifyEd25519 = async (raw, bytes, signature) =>
  verifyNode(
    null,
    bytes,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: toBase64Url(raw) }, format: 'jwk' }),
    signature,
  )

const judge = async (pdf: Uint8Array): Promise<CertificateVerdict> =>
  judgePdf(pdf, await published(), verify)

const revoke = (id: number, number: string, over: object = {}) =>
  office.post(`${PATH}/${id}/revoke`, {
    number,
    reason: '材料不实',
    revokedOn: '2026-11-10',
    ...over,
  })

/** The command, as somebody without the product runs it. */
const check = (...args: readonly string[]) =>
  new Promise<{ code: number; printed: string }>((done) => {
    const tool = join(import.meta.dirname, '../../../../../../tools/certificate-check.mjs')
    execFile(process.execPath, [tool, ...args], (error, out, err) =>
      done({
        code: error ? Number((error as { code?: number | string }).code) : 0,
        printed: `${out}${err}`,
      }),
    )
  })

async function written(pdf: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))

  const put = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }

  const key = put('key.pem', (await server.anonymous.get(`${PATH}/publicKey`)).body)
  const list = put('list.json', (await server.anonymous.get(`${PATH}/revocations`)).body)

  return { file: put('one.pdf', pdf), key, list, put }
}

describe('issuing', () => {
  test('numbers by year, unit and profession; the certificate is drawn in the background and is the trainee’s', async () => {
    expect(await issue(0, 1)).toMatchObject({ done: 2 })
    expect((await rows()).map(({ number }) => number)).toEqual(['2026A01Y0001', '2026A01Y0002'])

    const { certificate, pdf } = await pdfOf(0)

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toMatch(
      /%%EOF\s+%RC1-STATEMENT RC1\.[\w.-]+\n%RC1-SIGNATURE [0-9a-f]{8} [\w-]{86}$/,
    )

    expect(await judge(pdf)).toMatchObject({
      outcome: 'valid',
      facts: {
        number: certificate.number,
        name: '学员1',
        startsOn: '2025-11-25',
        endsOn: '2026-11-24',
        issuedOn: '2026-11-10',
      },
    })

    const own = (await (await trainee(0)).get('/api/v1/completions/own')).data

    expect(own).toMatchObject({
      state: 'certified',
      certificates: [{ number: certificate.number, isDrawn: true }],
    })

    expect((await (await trainee(1)).get(`${PATH}/own/${certificate.id}/pdf`)).status).toBe(404)

    const { list } = (await office.get(`${PATH}?keywords=${certificate.number}`)).data as {
      list: object[]
    }

    expect(list).toMatchObject([
      { holder: '学员1', isDrawn: true, actions: ['download', 'reissue', 'revoke'] },
    ])
  }, 60_000)

  test('progress and archive are the issuer’s; unfinished ones are refused, forgotten ones drawn later', async () => {
    const reply = await office.post(`${PATH}/issue`, { ids: await completed(0, 1, 2) })
    const { batchId } = reply.data as IssueReply

    expect((await office.get(`${PATH}/batches`)).data).toMatchObject([
      { id: batchId, total: 3, done: 0 },
    ])

    expect(await office.get(`${PATH}/batches/${batchId}/zip`)).toMatchObject({
      status: 409,
      msg: errors.certificateDrawing,
    })

    const [first] = await rows()

    expect(await (await trainee(0)).get(`${PATH}/own/${first!.id}/pdf`)).toMatchObject({
      status: 409,
    })

    server.clock.now = new Date('2026-11-10T02:00:00Z')
    await drawForgotten(server.app.asSystem())
    expect((await office.get(`${PATH}/batches`)).data).toMatchObject([{ total: 3, done: 3 }])

    const zip = await office.get(`${PATH}/batches/${batchId}/zip`)
    const parts = readZipParts(zip.body, { maxParts: 10, maxInflated: 10_000_000 })

    expect([...parts.keys()]).toEqual([
      '结业证书-2026A01Y0001-学员1.pdf',
      '结业证书-2026A01Y0002-学员2.pdf',
      '结业证书-2026A01Y0003-学员3.pdf',
    ])

    for (const { packed } of parts.values())
      expect(await judge(packed)).toMatchObject({ outcome: 'valid' })

    expect((await (await server.as('root')).get(`${PATH}/batches/${batchId}/zip`)).status).toBe(404)
  }, 60_000)

  test('a name with a character that no font draws is left out and named; a rare character is drawn', async () => {
    const name = (n: number, realName: string) =>
      server.db.updateTable('trainees').set({ realName }).where('id', '=', ids()[n]!).execute()
    await name(0, '王😀')
    await name(1, '李𠮷')

    try {
      const issued = await issue(0, 1)

      expect(issued).toMatchObject({
        done: 1,
        rows: [
          { isDone: false, name: '王😀' },
          { isDone: true, name: '李𠮷' },
        ],
      })

      expect(issued.rows[0]!.why).toBe(
        errors.certificateUndrawable
          .replace('{where}', '王😀')
          .replace('{characters}', '😀 (U+1F600)'),
      )

      expect((await rows()).map(({ holder }) => holder)).toEqual(['李𠮷'])

      const { certificate, pdf } = await pdfOf(1)

      expect(holdsCharacter(pdfContent(pdf), '𠮷')).toBe(true)

      await name(1, '李😀')

      const again = await office.post(`${PATH}/${certificate.id}/reissue`, {
        number: certificate.number,
        reason: '姓名更正',
      })

      expect(again).toMatchObject({ status: 409, msg: expect.stringContaining('“李😀”') })
      expect(await rows()).toMatchObject([{ id: certificate.id, revokedOn: null }])
    } finally {
      await name(0, '学员1')
      await name(1, '学员2')
    }
  }, 60_000)

  test('needs a confirmed completion, a unit code, the permission; a number is given once, also by many at once', async () => {
    const [a, b] = await completed(0, 1)

    await server.db
      .updateTable('completions')
      .set({ state: 'proposed', confirmedOn: null })
      .where('id', '=', a!)
      .execute()

    const first = (await office.post(`${PATH}/issue`, { ids: [a!, b!] })).data as IssueReply

    expect(first.rows.map(({ isDone }) => isDone)).toEqual([false, true])
    expect((await office.post(`${PATH}/issue`, { ids: [b!] })).data).toMatchObject({ done: 0 })

    await server.asOwner(`update training_units set code = null where kind = 'main'`)

    const { rows: refused } = (await office.post(`${PATH}/issue`, { ids: await completed(2) }))
      .data as IssueReply

    expect(refused[0]!.why).toContain('没有代码')
    expect((await (await server.as('base')).post(`${PATH}/issue`, { ids: [b!] })).status).toBe(401)

    await server.asOwner(
      `update training_units set code = 'A01' where kind = 'main'; truncate completions, certificates cascade`,
    )

    const many = await completed(0, 1, 2, 3)

    await Promise.all(many.map((id) => office.post(`${PATH}/issue`, { ids: [id] })))

    const numbers = (await rows()).map(({ number }) => number)

    expect(new Set(numbers).size).toBe(4)
    expect(numbers.every((number) => number > '2026A01Y0001')).toBe(true)
  })

  test('a completion with a certificate in force is not taken back', async () => {
    await issue(0)

    const completion = await server.db
      .selectFrom('completions')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow()

    const back = { action: 'revert', reason: '材料有误', version: completion.version }

    expect((await office.post(`/api/v1/completions/${completion.id}/act`, back)).status).toBe(409)

    const [certificate] = await rows()

    await revoke(certificate!.id, certificate!.number)
    expect((await office.post(`/api/v1/completions/${completion.id}/act`, back)).status).toBe(200)
  }, 30_000)
})

describe('one flipped bit', () => {
  test('anywhere in the file is refused, 500 of them', async () => {
    await issue(0)

    const { pdf } = await pdfOf(0)
    const list = await published()

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: pdf.length * 8 - 1 }), async (bit) => {
        expect((await judgePdf(flipBit(pdf, bit), list, verify)).outcome).toBe('invalid')
      }),
      { seed: 20261130, numRuns: 500 },
    )

    // the tail, where statement and signature are, bit by bit
    for (let bit = (pdf.length - 90) * 8; bit < pdf.length * 8; bit++)
      expect((await judgePdf(flipBit(pdf, bit), list, verify)).outcome, `bit ${bit}`).toBe(
        'invalid',
      )

    expect((await judgePdf(pdf.subarray(0, -1), list, verify)).outcome).toBe('invalid')
    expect((await judgePdf(Buffer.concat([pdf, Buffer.from('\n')]), list, verify)).outcome).toBe(
      'invalid',
    )
  }, 60_000)

  test('of the statement is refused, each of its bits', async () => {
    await issue(0)

    const { pdf } = await pdfOf(0)
    const { text } = readSignedPdf(pdf)!.statement
    const list = await published()

    expect(
      await judgeStatement(`https://example.org/medical/white/certificate#${text}`, list, verify),
    ).toMatchObject({ outcome: 'valid' })

    const bytes = new TextEncoder().encode(text)

    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const other = new TextDecoder('latin1').decode(flipBit(bytes, bit))
      // a bit that makes a space at an end makes no other statement
      if (other.trim() !== text)
        expect((await judgeStatement(other, list, verify)).outcome, `bit ${bit}`).toBe('invalid')
    }
  }, 60_000)

  test('of the list of revocations makes it worthless', async () => {
    await issue(0)

    const { pdf } = await pdfOf(0)
    const list = await published()

    const changed = {
      ...list,
      revocations: {
        ...list.revocations,
        payload: list.revocations.payload.replace('2026', '2027'),
      },
    }

    expect(await judgePdf(pdf, changed, verify)).toEqual({ outcome: 'invalid', why: 'list' })
  }, 30_000)
})

describe('revoking', () => {
  test('needs the typed number, a reason and a day between issue and today; it stays on record and is published', async () => {
    await issue(0)

    const { certificate, pdf } = await pdfOf(0)

    expect(await revoke(certificate.id, '2026A01Y9999')).toMatchObject({
      status: 400,
      errors: [{ path: 'number', message: errors.certificateNumberTyped }],
    })

    expect((await revoke(certificate.id, certificate.number, { reason: '' })).status).toBe(400)

    for (const revokedOn of ['2026-11-09', '2026-11-11'])
      expect((await revoke(certificate.id, certificate.number, { revokedOn })).status).toBe(400)

    expect(
      (await (await server.as('base')).post(`${PATH}/${certificate.id}/revoke`, {})).status,
    ).toBe(401)
    expect((await revoke(certificate.id, certificate.number)).status).toBe(200)

    expect(await revoke(certificate.id, certificate.number)).toMatchObject({
      status: 409,
      msg: errors.certificateRevoked,
    })

    expect(await judge(pdf)).toMatchObject({
      outcome: 'revoked',
      revokedOn: '2026-11-10',
      facts: { number: certificate.number },
    })

    const { list } = (await office.get(`${PATH}?validity=revoked`)).data as { list: object[] }

    expect(list).toMatchObject([{ revocation: '材料不实', actions: ['download'] }])

    await expect(
      server.db
        .selectFrom('notices')
        .select('kind')
        .where('kind', '=', 'certificate.revoked')
        .execute(),
    ).resolves.toHaveLength(1)
  }, 30_000)
  test('a duplicate has a new number and revokes the old one', async () => {
    await issue(0)

    const { certificate, pdf } = await pdfOf(0)

    const again = await office.post(`${PATH}/${certificate.id}/reissue`, {
      number: certificate.number,
      reason: '遗失补发',
    })

    expect(again).toMatchObject({ status: 200, data: { number: '2026A01Y0002' } })

    await server.work()
    expect(await judge(pdf)).toMatchObject({ outcome: 'revoked' })

    const { list } = (await office.get(`${PATH}?validity=revoked`)).data as { list: object[] }

    expect(list).toMatchObject([{ number: certificate.number, replacedBy: '2026A01Y0002' }])

    expect(
      (
        await office.post(`${PATH}/${certificate.id}/reissue`, {
          number: certificate.number,
          reason: '再补',
        })
      ).status,
    ).toBe(409)
  }, 30_000)
})

describe('the public', () => {
  const wide = (text: string) =>
    text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
  const ask = (number: string, name: string, issuedOn = '2026-11-10') =>
    server.anonymous.post(`${PATH}/lookup`, { number, name, issuedOn })

  test('is shown as valid, revoked or unknown, and nothing else; wrong facts are answered like an unknown number', async () => {
    await issue(0)

    const [row] = await rows()
    const outcome = async (...facts: Parameters<typeof ask>) => (await ask(...facts)).data

    expect(await outcome(row!.number, '学员1')).toEqual({ outcome: 'valid' })
    expect(await outcome(` ${row!.number} `, '学员 1')).toEqual({ outcome: 'valid' })
    // as employers type from paper: small letters, full width, signs that nobody sees
    expect(await outcome(row!.number.toLowerCase(), '学员１')).toEqual({ outcome: 'valid' })
    expect(await outcome(`\u202d${wide(row!.number)}\u202c`, '学 员 1')).toEqual({
      outcome: 'valid',
    })

    for (const facts of [
      ['2026A01Y0999', '学员1'],
      [row!.number, '学员2'],
      [row!.number, '学员1', '2026-11-09'],
    ] as const)
      expect(await outcome(facts[0], facts[1], facts[2])).toEqual({ outcome: 'unknown' })

    await revoke(row!.id, row!.number)
    expect(await outcome(row!.number, '学员1')).toEqual({ outcome: 'revoked' })
  }, 30_000)

  test('finds a number and a name with any kind of dot in them', async () => {
    await issue(0)

    const [row] = await rows()

    await server.asOwner(
      `update certificates set number = 'YX·2026·a01', holder = '艾力·买买提' where id = ${row!.id}`,
    )

    for (const [number, name] of [
      ['YX·2026·A01', '艾力·买买提'],
      ['yx•2026•a01', '艾力•买买提'],
      ['yx‧2026・A01', '艾力　买买提'],
    ] as const)
      expect((await ask(number, name)).data, number).toEqual({ outcome: 'valid' })

    expect((await ask('YX2026A01', '艾力·买买提')).data).toEqual({ outcome: 'unknown' })
  }, 30_000)

  test('guesses so often and no oftener, right or wrong', async () => {
    for (let i = 0; i < 20; i++) expect((await ask(`2026A01Y00${i}`, '甲')).status).toBe(200)
    expect((await ask('2026A01Y0001', '学员1')).status).toBe(429)
  })

  test('verifies with keys that are retired; the private key is sealed', async () => {
    await issue(0)

    const { pdf } = await pdfOf(0)
    const next = await changeCertificateKey(server.app.asSystem())
    const { keys } = (await server.anonymous.get(`${PATH}/published`)).data as {
      keys: { id: string; until: string | null }[]
    }

    expect(keys.filter(({ until }) => until === null)).toMatchObject([{ id: next }])
    expect(keys).toHaveLength(2)
    expect(await judge(pdf)).toMatchObject({ outcome: 'valid' })

    await issue(1)
    expect(await judge((await pdfOf(1)).pdf)).toMatchObject({ outcome: 'valid' })

    const sealed = await server.db.selectFrom('certificateKeys').select('privateSealed').execute()

    for (const { privateSealed } of sealed) expect(privateSealed).toMatch(/^k\d+:/)
  }, 60_000)
})

describe('the command', () => {
  test('ends with 0 for a valid, 1 with the reason for another, 2 for wrong use', async () => {
    await issue(0)

    const { certificate, pdf } = await pdfOf(0)
    const at = await written(pdf)

    expect(await check(at.file, '--key', at.key)).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`Valid: ${certificate.number}, 学员1`),
    })

    expect(await check(at.file, '--key', at.key, '--revoked', at.list)).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Not revoked'),
    })

    const broken = at.put('broken.pdf', flipBit(pdf, 8000))

    expect(await check(broken, '--key', at.key)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('does not fit'),
    })

    await revoke(certificate.id, certificate.number)

    const list = at.put('new.json', (await server.anonymous.get(`${PATH}/revocations`)).body)

    expect(await check(at.file, '--key', at.key, '--revoked', list)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('was revoked on 2026-11-10'),
    })

    for (const wrong of [
      [],
      [at.file],
      [at.file, '--key', 'none.pem'],
      [at.file, '--key', at.file],
    ])
      expect((await check(...wrong)).code).toBe(2)
  }, 60_000)
})

test('after thirty years what a certificate says of a person is erased; its number is not given again', async () => {
  await issue(0)

  const erased = await eraseCertificates.erase(
    { ...server.app.asSystem(), blobs: server.blobs },
    new Date('2056-11-11T00:00:00Z'),
    10,
  )

  expect(erased).toBe(1)

  const [row] = await rows()

  expect(row).toMatchObject({ number: '2026A01Y0001', holder: null, pdfAs: null })

  expect(
    (
      await server.anonymous.post(`${PATH}/lookup`, {
        number: row!.number,
        name: '学员1',
        issuedOn: '2026-11-10',
      })
    ).data,
  ).toEqual({
    outcome: 'unknown',
  })

  expect((await office.get(`${PATH}/${row!.id}/pdf`)).status).toBe(404)
}, 30_000)
