import { beforeAll, expect, test } from 'vitest'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import { addWorkFixtures } from '../../testing/builders/work-fixtures.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { eraseEntryTexts } from './entries/erase-texts.ts'
import { eraseFindings } from './evidence/erase-findings.ts'
import { erasePatientNotes } from './patients/erase-notes.ts'

const LATER = new Date('2029-12-01T04:00:00Z')
const server = await openServer()
const fixtures = await addWorkFixtures(server, { trainees: 1 })

beforeAll(async () => {
  await server.db
    .insertInto('workloadEntries')
    .values(
      ['2026-11-02', '2026-11-30'].map((caseDay, n) => ({
        traineeId: fixtures.trainees[0]!.traineeId,
        blockId: fixtures.blocks[0]!,
        departmentId: fixtures.departmentId,
        role: 'performed',
        kind: 'skill' as const,
        item: '血培养接种',
        caseDay,
        state: 'passed',
        writtenAt: LATER,
        marks: ['leave'],
        key: `00000000-0000-4000-8000-00000000000${n}`,
        note: '床边',
        explanation: '上午到岗',
      })),
    )
    .execute()
})

test('texts of workload go three years after the case, also of what is passed; the case stays', async () => {
  const { db, blobs } = server
  const home = { db, blobs, fields: fieldCrypto(server.keys), now: () => LATER }
  const before = new Date(LATER.getTime() - eraseEntryTexts.period.days * 86_400_000)

  expect(await eraseEntryTexts.erase(home, before, 100)).toBe(2)
  expect(await eraseEntryTexts.erase(home, before, 100)).toBe(0)

  const rows = await server.db
    .selectFrom('workloadEntries')
    .select(['note', 'explanation', 'state', 'item'])
    .execute()

  expect(rows).toEqual(
    Array(2).fill({ note: null, explanation: null, state: 'passed', item: '血培养接种' }),
  )
  await expect(server.asOwner(`update workload_entries set note = 'neu'`)).rejects.toThrow(
    /not changed/,
  )
})

test('notes of the patient library and findings go after three years', async () => {
  const { db, blobs } = server
  const home = { db, blobs, fields: fieldCrypto(server.keys), now: () => LATER }
  const user = fixtures.mentors[0]!.userId

  const about = {
    departmentId: fixtures.departmentId,
    diagnosis: '肺炎',
    numberTail: '0001',
    addedBy: user,
    updatedAt: new Date('2026-11-01'),
  }

  await db
    .insertInto('workloadPatients')
    .values({ ...about, numberHash: 'x', note: '复诊' })
    .execute()

  const finding = {
    baseId: fixtures.baseId,
    kind: 'late' as const,
    traineeId: fixtures.trainees[0]!.traineeId,
    figure: 9,
    threshold: 7,
    unit: 'entries' as const,
    outOf: 9,
  }

  const days = (day: string) => ({ startsOn: day, endsOn: day, entries: [1], foundAt: LATER })

  await db
    .insertInto('workloadFindings')
    .values([
      { ...finding, ...days('2026-11-01') },
      { ...finding, ...days('2029-11-01') },
    ])
    .execute()

  const before = new Date(LATER.getTime() - 1095 * 86_400_000)

  expect([
    await erasePatientNotes.erase(home, before, 9),
    await eraseFindings.erase(home, before, 9),
  ]).toEqual([1, 1])

  expect(await db.selectFrom('workloadPatients').select('note').executeTakeFirst()).toEqual({
    note: null,
  })
})
