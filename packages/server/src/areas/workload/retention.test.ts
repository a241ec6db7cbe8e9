import { beforeAll, expect, test } from 'vitest'
import { fieldCrypto } from '../../platform/crypto/fields.ts'
import { aWorkWorld } from '../../testing/builders/work-world.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { eraseEntryTexts } from './entries/erase-texts.ts'
import { eraseFindings } from './evidence/erase-findings.ts'
import { erasePatientNotes } from './patients/erase-notes.ts'

const LATER = new Date('2029-12-01T04:00:00Z')
const server = await openServer()
const world = await aWorkWorld(server, { trainees: 1 })
beforeAll(async () => {
  await server.db
    .insertInto('workload_entries')
    .values(
      ['2026-11-02', '2026-11-30'].map((case_day, n) => ({
        ...{ trainee_id: world.trainees[0]!.traineeId, block_id: world.blocks[0]!, department_id: world.departmentId, role: 'performed' },
        ...{ kind: 'skill' as const, item: '血培养接种', case_day, state: 'passed', written_at: LATER, marks: ['leave'] },
        ...{ key: `00000000-0000-4000-8000-00000000000${n}`, note: '床边', explanation: '上午到岗' },
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
  const rows = await server.db.selectFrom('workload_entries').select(['note', 'explanation', 'state', 'item']).execute()
  expect(rows).toEqual(Array(2).fill({ note: null, explanation: null, state: 'passed', item: '血培养接种' }))
  await expect(server.asOwner(`update workload_entries set note = 'neu'`)).rejects.toThrow(/not changed/)
})
test('notes of the patient library and findings go after three years', async () => {
  const { db, blobs } = server
  const home = { db, blobs, fields: fieldCrypto(server.keys), now: () => LATER }
  const user = world.mentors[0]!.userId
  const about = {
    department_id: world.departmentId,
    diagnosis: '肺炎',
    number_tail: '0001',
    added_by: user,
    updated_at: new Date('2026-11-01'),
  }
  await db
    .insertInto('workload_patients')
    .values({ ...about, number_hash: 'x', note: '复诊' })
    .execute()
  const finding = {
    base_id: world.baseId,
    kind: 'late' as const,
    trainee_id: world.trainees[0]!.traineeId,
    figure: 9,
    threshold: 7,
    unit: 'entries' as const,
    out_of: 9,
  }
  const days = (day: string) => ({ starts_on: day, ends_on: day, entries: [1], found_at: LATER })
  await db
    .insertInto('workload_findings')
    .values([
      { ...finding, ...days('2026-11-01') },
      { ...finding, ...days('2029-11-01') },
    ])
    .execute()
  const before = new Date(LATER.getTime() - 1095 * 86_400_000)
  expect([await erasePatientNotes.erase(home, before, 9), await eraseFindings.erase(home, before, 9)]).toEqual([1, 1])
  expect(await db.selectFrom('workload_patients').select('note').executeTakeFirst()).toEqual({ note: null })
})
