import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { EVIDENCE_THRESHOLDS, type EvidenceEntry } from '../../../algorithms/evidence/entry.ts'
import { findEvidence } from '../../../algorithms/evidence/find-evidence.ts'
import { ensureDatabase, migrate } from '../../../platform/db/migrate.ts'
import { openDb } from '../../../platform/db/pool.ts'
import { findEvidenceEntries } from '../evidence/evidence.queries.ts'
import { findSent } from '../own-work/work-facts.queries.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')
/** The migration that gave entries a count. */
const FOLDING = '0099'
const [TRAINEE, SUPERVISOR, BASE, REQUIREMENT, STAY] = [11, 21, 1, 31, 41]
const FINDING = 51

let at: { host: string; user: string; database: string }
let folder: string
let client: pg.Client
const ask = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as T[]

type OldEntry = { id: number; writtenAt: string; decidedAt: string | null; state?: string; day?: string; over?: Record<string, unknown> }
/** An entry as it was stored before entries had a count. */
async function put({ id, writtenAt, decidedAt, state = 'passed', day = '2026-11-02', over = {} }: OldEntry) {
  const columns: Record<string, unknown> = {
    id,
    trainee_id: TRAINEE,
    block_id: STAY,
    department_id: 1,
    requirement_id: REQUIREMENT,
    kind: 'basic',
    item: '处方调剂与核对',
    case_day: day,
    role: 'performed',
    state,
    decided_by: decidedAt && SUPERVISOR,
    decided_at: decidedAt,
    batch_size: decidedAt && 60,
    key: keyOf(id),
    written_at: writtenAt,
    created_at: writtenAt,
    ...over,
  }
  const names = Object.keys(columns)
  const places = names.map((_, place) => `$${place + 1}`)
  await ask(`insert into workload_entries (${names}) overriding system value values (${places})`, Object.values(columns))
  const detail = JSON.stringify({ count: 1 })
  await ask(
    `insert into audit_entries (at, ip, action, result, entity, entity_id, detail) values ($1, '', 'workloadEntry.pass', 'ok', 'workloadEntry', $2, $3)`,
    [writtenAt, id, detail],
  )
  await ask(
    `insert into flow_history (flow, record_id, action, from_state, to_state, user_id, at) values ('workloadEntry', $1, 'pass', 'submitted', $2, $3, $4)`,
    [id, state, SUPERVISOR, writtenAt],
  )
}
const keyOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
const momentOf = (hour: string, seconds: number) => new Date(Date.parse(`2026-11-02T${hour}:00Z`) + seconds * 1000).toISOString()

/** 60 alike written in two goes and passed in one act; 30 written within five minutes and passed one by one within seconds; and others. */
async function putOldEntries() {
  for (let i = 0; i < 60; i++)
    await put({ id: 1000 + i, writtenAt: momentOf('10:00', i < 30 ? 0 : 90 + i), decidedAt: momentOf('20:00', 0) })
  for (let i = 0; i < 30; i++) {
    const over = { item: '用药咨询', batch_size: 1 }
    await put({ id: 1100 + i, writtenAt: momentOf('12:00', i * 10), decidedAt: momentOf('21:00', i), over })
  }
  const decidedAt = momentOf('20:00', 0)
  const alone: Partial<OldEntry>[] = [
    { over: { number_hash: 'a', number_tail: '0001' } },
    { over: { number_hash: 'b', number_tail: '0002' } },
    { over: { role: 'assisted' } },
    { over: { note: '已核对身份' } },
    { day: '2026-11-01' },
    { decidedAt: momentOf('20:30', 0) },
    { state: 'submitted', decidedAt: null },
    { state: 'submitted', decidedAt: null },
    { state: 'rejected', over: { reason: '不符' } },
    { state: 'replaced' },
    { over: { previous_id: 1209 } },
  ]
  for (const [place, one] of alone.entries()) await put({ id: 1200 + place, writtenAt: momentOf('11:00', place * 700), decidedAt, ...one })
  await ask(`insert into workload_openings values (1030, ${SUPERVISOR}, 1)`)
  await ask(
    `insert into workload_findings (id, base_id, kind, trainee_id, starts_on, ends_on, figure, threshold, unit, out_of, entries, found_at, looked_by, looked_at, note)
    overriding system value values (${FINDING}, ${BASE}, 'burst', ${TRAINEE}, '2026-11-02', '2026-11-02', 62, 20, 'entriesIn10Minutes', 62,
      array[1059, 1000, 1200, 1001, 1300], now(), ${SUPERVISOR}, now(), '已核实')`,
  )
}

const sums = () =>
  ask(
    `select trainee_id, case_day, kind, item, requirement_id, block_id, state, decided_by, decided_at, reason, sum(COUNT)::int as cases
    from workload_entries group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 2, 4, 7, 9`.replace('COUNT', hasCount ? 'count' : '1'),
  )
let hasCount = false
const decisions = () => ask('select * from flow_history order by id')
const audit = () => ask('select * from audit_entries order by id')
let before: { sums: object[]; decisions: object[]; audit: object[]; evidence: EvidenceEntry[] }

beforeAll(async () => {
  at = { ...inject('database'), database: `t_${randomBytes(6).toString('hex')}` }
  folder = mkdtempSync(join(tmpdir(), 'residency-folding-'))
  for (const name of readdirSync(MIGRATIONS))
    if (/^\d{4}-/.test(name) && name < FOLDING) copyFileSync(join(MIGRATIONS, name), join(folder, name))
  await ensureDatabase(at, at.database)
  await migrate(at, folder)
  client = new pg.Client(at)
  await client.connect()
  // the rows around the entries are not what is tested: without the keys between tables they are few
  await ask(`set session_replication_role = 'replica'`)
  await ask(`insert into users (id, username, nickname) overriding system value values (${SUPERVISOR}, 'teacher', '带教老师')`)
  await ask(`insert into bases (id, code, name, mode) overriding system value values (${BASE}, 'B', '药学', 'own')`)
  await ask(`insert into majors (id, base_id, code, name, kind) overriding system value values (1, ${BASE}, 'M', '临床药学', 'pharmacist')`)
  await ask(`insert into trainees (id, number, user_id, major_id, training_unit_id, trainee_kind, real_name, enrolled_on, starts_on)
    overriding system value values (${TRAINEE}, 'T1', ${TRAINEE}, 1, 1, 'open', '学员', '2026-09-01', '2026-09-01')`)
  await ask(`insert into rotation_blocks (id, trainee_id, department_id, starts_on, ends_on, origin, state, entered_on)
    overriding system value values (${STAY}, ${TRAINEE}, 1, '2026-10-01', '2026-11-30', 'plan', 'entered', '2026-10-01')`)
  await putOldEntries()
  before = { sums: await sums(), decisions: await decisions(), audit: await audit(), evidence: await oldEvidence() }
  await ask(`set session_replication_role = 'origin'`)
  await migrate(at, MIGRATIONS)
  hasCount = true
})
afterAll(async () => {
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`, [at.database])
  await client.end()
  rmSync(folder, { recursive: true, force: true })
  const owner = new pg.Client({ ...at, database: 'postgres' })
  await owner.connect()
  await owner.query(`drop database if exists "${at.database}" with (force)`).finally(() => owner.end())
})

type OldRow = {
  id: number
  trainee_id: number
  requirement_id: number
  number_hash: string | null
  day: number
  written_at: Date
  created_at: Date
  decided_by: number | null
  decided_at: Date | null
  batch_size: number | null
}
const secondsOf = (moment: Date) => moment.getTime() / 1000
/** What the finder read of the old rows: one of each. */
async function oldEvidence(): Promise<EvidenceEntry[]> {
  const rows = await ask<OldRow>(
    `select *, case_day - date '1970-01-01' as day from workload_entries where state in ('submitted', 'passed', 'returned')`,
  )
  return rows.map((one) => ({
    id: String(one.id),
    trainee: String(one.trainee_id),
    item: String(one.requirement_id),
    sample: one.number_hash,
    patient: null,
    caseDay: one.day,
    writtenAt: secondsOf(one.written_at),
    enteredAt: secondsOf(one.created_at),
    isOnLeave: false,
    isOwnDecision: false,
    blockFrom: null,
    blockUntil: null,
    decider: one.decided_by === null ? null : String(one.decided_by),
    decidedAt: one.decided_at && secondsOf(one.decided_at),
    openedAt: null,
    batch: (one.batch_size ?? 0) > 1 ? `${one.decided_by} ${one.decided_at?.toISOString()}` : null,
  }))
}

test('rows that differ in nothing but their times are one entry; all others remain', async () => {
  expect(await ask('select id::int, count from workload_entries where count > 1')).toEqual([{ id: 1000, count: 60 }])
  expect(await ask('select count(*)::int as rows, sum(count)::int as cases from workload_entries')).toEqual([{ rows: 42, cases: 101 }])
})
test('numbers of cases and decisions are what they were, and so are the log of audit and of steps', async () => {
  expect(await sums()).toEqual(before.sums)
  expect(await audit()).toEqual(before.audit)
  expect(await decisions()).toEqual(before.decisions)
})
test('every former entry leads to the entry that it is a case of, with its key and its times', async () => {
  const [spread] = await ask(
    `select count(*)::int as cases, min(written_at) as first, max(written_at) as last from workload_folded_cases where entry_id = 1000`,
  )
  expect(spread).toEqual({ cases: 60, first: new Date(momentOf('10:00', 0)), last: new Date(momentOf('10:00', 149)) })
  const lost = await ask(`select h.record_id from flow_history h where not exists (select from workload_entries e where e.id = h.record_id)
    and not exists (select from workload_folded_cases f where f.id = h.record_id)`)
  expect(lost).toEqual([])
  expect(await ask('select entry_id::int, user_id::int from workload_openings')).toEqual([{ entry_id: 1000, user_id: SUPERVISOR }])
})
test('a device that sends a former entry again is answered by the entry that it is a case of', async () => {
  const { db, pool } = openDb(at)
  const sent = await findSent(db, TRAINEE, [keyOf(1042), keyOf(1200), keyOf(9999)]).finally(() => pool.end())
  expect(sent.map(({ id, key }) => [id, key]).sort()).toEqual([
    [1000, keyOf(1042)],
    [1200, keyOf(1200)],
  ])
})
test('evidence of care finds the same with the same figures, and a finding that was looked at leads to the entry', async () => {
  const { db, pool } = openDb(at)
  const entries = await findEvidenceEntries(db, BASE, '2026-01-01').finally(() => pool.end())
  const figures = (given: readonly EvidenceEntry[]) => findEvidence(given, EVIDENCE_THRESHOLDS).map(({ entries: _, ...finding }) => finding)
  expect(figures(entries)).toEqual(figures(before.evidence))
  expect(figures(entries).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['burst', 'quickApproval']))
  expect(await ask(`select entries, note, figure::int from workload_findings where id = ${FINDING}`)).toEqual([
    { entries: [1000, 1200, 1300], note: '已核实', figure: 62 },
  ])
})
