import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EVIDENCE_THRESHOLDS, type EvidenceEntry } from '../../../algorithms/evidence/entry.ts'
import { findEvidence } from '../../../algorithms/evidence/find-evidence.ts'
import { ensureDatabase, migrate } from '../../../platform/db/migrate.ts'
import { openDb } from '../../../platform/db/pool.ts'
import { findEvidenceEntries } from '../evidence/evidence.queries.ts'
import { findSent } from '../own-work/work-facts.queries.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')
const [TRAINEE, SUPERVISOR, BASE, REQUIREMENT, STAY] = [11, 21, 1, 31, 41]

let at: { host: string; user: string; database: string }
let client: pg.Client

const ask = async (text: string, values: unknown[] = []) =>
  (await client.query(text, values)).rows as Record<string, unknown>[]

const keyOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

const momentOf = (hour: string, seconds: number) =>
  new Date(Date.parse(`2026-11-02T${hour}:00Z`) + seconds * 1000).toISOString()

type Case = { id: number; writtenAt: string; decidedAt: string; item: string; batchSize: number }

/** Sixty of one item, written in two goes and passed in one act: one entry with its cases. */
const FOLDED: Case[] = Array.from({ length: 60 }, (_, i) => ({
  id: 1000 + i,
  writtenAt: momentOf('10:00', i < 30 ? 0 : 90 + i),
  decidedAt: momentOf('20:00', 0),
  item: '处方调剂与核对',
  batchSize: 60,
}))

const FOLDED_ENTRY = FOLDED[0]!

/**
 * Thirty written within five minutes and passed one by one within seconds: entries of their own.
 */
const SINGLE: Case[] = Array.from({ length: 30 }, (_, i) => ({
  id: 1100 + i,
  writtenAt: momentOf('12:00', i * 10),
  decidedAt: momentOf('21:00', i),
  item: '用药咨询',
  batchSize: 1,
}))

const putEntry = ({ id, writtenAt, decidedAt, item, batchSize }: Case, count: number) =>
  ask(
    `insert into workload_entries (id, trainee_id, block_id, department_id, requirement_id, kind, item, case_day, role, state, decided_by,
      decided_at, batch_size, key, written_at, created_at, count)
    overriding system value values ($1, ${TRAINEE}, ${STAY}, 1, ${REQUIREMENT}, 'basic', $2, '2026-11-02', 'performed', 'passed', ${SUPERVISOR},
      $3, $4, $5, $6, $6, $7)`,
    [id, item, decidedAt, batchSize, keyOf(id), writtenAt, count],
  )

const putFoldedCase = ({ id, writtenAt }: Case) =>
  ask(
    'insert into workload_folded_cases (id, entry_id, key, written_at, created_at) values ($1, $2, $3, $4, $4)',
    [id, FOLDED_ENTRY.id, keyOf(id), writtenAt],
  )

beforeAll(async () => {
  at = { ...inject('database'), database: `t_${randomBytes(6).toString('hex')}` }
  await ensureDatabase(at, at.database)
  await migrate(at, MIGRATIONS)
  client = new pg.Client(at)
  await client.connect()

  // The rows around the entries are not what is tested: without the keys between tables they are
  // few.
  await ask(`set session_replication_role = 'replica'`)
  await ask(
    `insert into users (id, username, nickname) overriding system value values (${SUPERVISOR}, 'teacher', '带教老师')`,
  )
  await ask(
    `insert into bases (id, code, name, mode) overriding system value values (${BASE}, 'B', '药学', 'own')`,
  )
  await ask(
    `insert into majors (id, base_id, code, name, kind) overriding system value values (1, ${BASE}, 'M', '临床药学', 'pharmacist')`,
  )
  await ask(`insert into trainees (id, number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on)
    overriding system value values (${TRAINEE}, 'T1', ${TRAINEE}, 1, 1, 'open', '学员', '2026-09-01', '2026-09-01')`)
  await ask(`insert into rotation_blocks (id, trainee_id, department_id, starts_on, ends_on, origin, state, entered_on)
    overriding system value values (${STAY}, ${TRAINEE}, 1, '2026-10-01', '2026-11-30', 'plan', 'entered', '2026-10-01')`)

  await putEntry(FOLDED_ENTRY, FOLDED.length)

  for (const one of FOLDED) await putFoldedCase(one)
  for (const one of SINGLE) await putEntry(one, 1)
})

afterAll(async () => {
  await client.end()

  const owner = new pg.Client({ ...at, database: 'postgres' })

  await owner.connect()
  await owner
    .query(`drop database if exists "${at.database}" with (force)`)
    .finally(() => owner.end())
})

const secondsOf = (moment: string) => Date.parse(moment) / 1000

/** What the finder reads of a case that is an entry of its own. */
const evidenceOf = ({ id, writtenAt, decidedAt, batchSize }: Case): EvidenceEntry => ({
  id: String(id),
  trainee: String(TRAINEE),
  item: String(REQUIREMENT),
  sample: null,
  patient: null,
  caseDay: Date.parse('2026-11-02') / 86_400_000,
  writtenAt: secondsOf(writtenAt),
  enteredAt: secondsOf(writtenAt),
  isOnLeave: false,
  isOwnDecision: false,
  blockFrom: null,
  blockUntil: null,
  decider: String(SUPERVISOR),
  decidedAt: secondsOf(decidedAt),
  openedAt: null,
  batch: batchSize > 1 ? `${SUPERVISOR} ${decidedAt}` : null,
})

test('a device that sends a folded case again is answered by the entry that it is a case of', async () => {
  const { db, pool } = openDb(at)
  const sent = await findSent(db, TRAINEE, [keyOf(1042), keyOf(1100), keyOf(9999)]).finally(() =>
    pool.end(),
  )

  expect(sent.map(({ id, key }) => [id, key]).sort()).toEqual([
    [FOLDED_ENTRY.id, keyOf(1042)],
    [1100, keyOf(1100)],
  ])
})

test('evidence of care finds the same, with the same figures, as if every folded case were an entry of its own', async () => {
  const { db, pool } = openDb(at)
  const entries = await findEvidenceEntries(db, BASE, '2026-01-01').finally(() => pool.end())

  expect(entries).toHaveLength(FOLDED.length + SINGLE.length)

  const figures = (entries: readonly EvidenceEntry[]) =>
    findEvidence(entries, EVIDENCE_THRESHOLDS).map(({ entries: _, ...finding }) => finding)

  expect(figures(entries)).toEqual(figures([...FOLDED, ...SINGLE].map(evidenceOf)))
  expect(figures(entries).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['burst', 'quickApproval']),
  )
})
