// Written as rows: 18,600 logged cases.
import { sql } from 'kysely'
import { randomFrom } from '../../algorithms/random.ts'
import { findAbsences } from '../../areas/rotations/rotations.public.ts'
import { findCalendar } from '../../areas/settings/settings.public.ts'
import { findFindings } from '../../areas/workload/evidence/find-findings.ts'
import { plainNumber, tailOf } from '../../areas/workload/own-work/entry.rules.ts'
import { dayInChina } from '../../platform/clock.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import { grouped } from '../../platform/grouped.ts'
import type { Demo } from '../demo.ts'
import { plantDemoFrauds } from './frauds.demo.ts'
import {
  beginNumbers,
  type DemoEntry,
  type DemoItem,
  type DemoPatient,
  type DemoStay,
  type DemoWork,
  dayNumber,
  dayText,
  decideCases,
  OTHER_ITEMS,
  ordinaryCases,
  waitingDay,
} from './work.demo.ts'

const SEED = 20_261_500
const CASES_OF_DEPARTMENT = 12

const DIAGNOSES = [
  '2 型糖尿病',
  '社区获得性肺炎',
  '冠心病',
  '高血压病 3 级',
  '急性胰腺炎',
  '慢性肾病 4 期',
  '脑梗死',
  '缺铁性贫血',
  '泌尿系感染',
  '肺占位待查',
  '房颤',
  '败血症',
]

/** The account that answers for a base. */
const ADMINISTRATORS: Readonly<Record<string, string>> = { YS: 'base', JY: 'base2', YX: 'admin' }

/**
 * Workload of two years of the demo hospital's trainees in a cohort, with the patient library and
 * what waits today. Twenty frauds are planted, with what the finder reports about them. Comes with
 * the crowd of applicants, after rotations and absence.
 */
export async function fillWorkloadDemo(demo: Demo) {
  const stays = await findStays(demo)
  if (stays.length === 0) return

  beginNumbers()

  const work = { ...(await readWork(demo, stays)), patients: await fillLibrary(demo, stays) }
  const random = randomFrom(SEED)
  const entries = ordinaryCases(work, random)

  decideCases(
    work,
    entries,
    new Set([demo.people.get('teacher')!, demo.people.get('teacher2')!]),
    random,
  )

  entries.push(...waitingDay(work, demo.people.get('teacher')!, random))

  const own = await demo.db
    .selectFrom('trainees')
    .select('id')
    .where('userId', '=', demo.people.get('student')!)
    .execute()

  plantDemoFrauds(work, entries, new Set(own.map(({ id }) => id)), random)
  await writeEntries(demo, onceEach(entries))
  await findFindings(demo.ctxOf('bhb'))
  await lookAtOne(demo)
}

async function findStays({ db, now, people }: Demo): Promise<DemoStay[]> {
  const { rows } =
    await sql<DemoRow>`select b.id, b.trainee_id, b.department_id, b.row_id, b.starts_on, b.ends_on, b.supervisor_id, o.code as base,
      coalesce(b.supervisor_id, d.head_id, d.secretary_id) as decider
    from rotation_blocks b join trainees t on t.id = b.trainee_id join majors m on m.id = t.major_id join bases o on o.id = m.base_id
    join departments d on d.id = b.department_id
    where t.cohort_id is not null and t.status in ('inTraining', 'extended') and b.entered_on is not null and b.starts_on <= ${dayInChina(now)}::date
    order by b.starts_on, b.id`.execute(db)

  const requirements =
    await sql<DemoItem>`select q.id, r.id as row_id, q.kind, q.item, q.minimum from cohort_rows r
    join standard_requirements q on q.row_id = r.standard_row_id order by r.id, q.place`.execute(db)
  const itemsOf = grouped(requirements.rows, ({ rowId }) => rowId)

  return rows.map((b) => ({
    id: b.id,
    traineeId: b.traineeId,
    base: b.base,
    departmentId: b.departmentId,
    supervisorId: b.supervisorId,
    from: dayNumber(b.startsOn),
    until: dayNumber(b.endsOn),
    decider: b.decider ?? people.get(ADMINISTRATORS[b.base] ?? 'admin')!,
    items: itemsOf.get(b.rowId ?? 0) ?? otherItems(b.base),
  }))
}

type DemoRow = {
  id: number
  traineeId: number
  departmentId: number
  rowId: number | null
  startsOn: string
  endsOn: string
} & {
  supervisorId: number | null
  base: string
  decider: number | null
}

const otherItems = (base: string): DemoItem[] =>
  (OTHER_ITEMS[base] ?? OTHER_ITEMS.JY!).map(([kind, item]) => ({
    id: null,
    rowId: 0,
    kind,
    item,
    minimum: 5,
  }))

async function readWork(
  { db, now }: Demo,
  stays: readonly DemoStay[],
): Promise<Omit<DemoWork, 'patients'>> {
  const [from, today] = [dayText(stays[0]!.from), dayInChina(now)]
  const calendar = await findCalendar(db, from, today)

  const absences = await findAbsences(
    db,
    [...new Set(stays.map(({ traineeId }) => traineeId))],
    from,
    today,
  )

  const away = new Map<number, Set<number>>()

  for (const { traineeId, startsOn, endsOn } of absences) {
    const days = away.get(traineeId) ?? new Set()
    for (let day = dayNumber(startsOn); day <= dayNumber(endsOn); day++) days.add(day)
    away.set(traineeId, days)
  }

  return { now: now.getTime(), today: dayNumber(today), known: calendar.known, stays, away }
}

/** A dozen cases in the library of each department in which somebody stays. */
async function fillLibrary({ db, deps, now, people }: Demo, stays: readonly DemoStay[]) {
  const departments = [...new Set(stays.map(({ departmentId }) => departmentId))]

  const cases = departments.flatMap((departmentId) =>
    Array.from({ length: CASES_OF_DEPARTMENT }, (_, i) => ({
      departmentId,
      number: `ZY${departmentId}${String(4000 + i * 37)}`,
      i,
    })),
  )

  const rows = await db
    .insertInto('workloadPatients')
    .values(
      cases.map(({ departmentId, number, i }) => ({
        departmentId,
        numberHash: deps.fields.hashOf('caseNumber', plainNumber(number)),
        numberTail: tailOf(number),
        diagnosis: DIAGNOSES[(i + departmentId) % DIAGNOSES.length]!,
        sex: i % 2 === 0 ? (1 as const) : (2 as const),
        age: 24 + ((i * 13 + departmentId) % 60),
        status: i === CASES_OF_DEPARTMENT - 1 ? 0 : 1,
        addedBy: people.get('base')!,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning(['id', 'departmentId'])
    .execute()

  const patients = rows.map(
    ({ id }, at): DemoPatient => ({
      id,
      departmentId: cases[at]!.departmentId,
      number: cases[at]!.number,
    }),
  )

  return grouped(patients, ({ departmentId }) => departmentId)
}

/** Without a second entry of one number for a trainee and item, unless it says why. */
function onceEach(entries: readonly DemoEntry[]) {
  const seen = new Set<string>()
  return entries.filter(({ stay, item, number, marks }) => {
    const key = `${stay.traineeId} ${item.kind} ${item.item} ${number}`
    if (number === null || marks.includes('repeated')) return true

    return seen.has(key) ? false : seen.add(key)
  })
}

const AT_ONCE = 5000

async function writeEntries({ db, deps }: Demo, entries: readonly DemoEntry[]) {
  const hashes = new Map<string, string>()

  const hashOf = (number: string) => {
    const hash = hashes.get(number) ?? deps.fields.hashOf('caseNumber', plainNumber(number))
    hashes.set(number, hash)

    return hash
  }

  const ordered = entries.toSorted((a, b) => a.writtenAt - b.writtenAt)

  const rows = ordered.map(({ stay, item, number, isOutside, ...entry }) => ({
    trainee: stay.traineeId,
    block: isOutside ? null : stay.id,
    department: isOutside ? null : stay.departmentId,
    requirement: item.id,
    kind: item.kind,
    item: item.item,
    day: dayText(entry.day),
    count: entry.count,
    role: entry.role,
    patient: entry.patientId,
    note: entry.note,
    why: entry.explanation,
    hash: number && hashOf(number),
    tail: number && tailOf(number),
    marks: entry.marks,
    state: entry.state,
    reason: entry.reason,
    by: entry.decidedAt === null ? null : stay.decider,
    decided: entry.decidedAt,
    batch: entry.batch,
    written: entry.writtenAt,
  }))

  for (let at = 0; at < rows.length; at += AT_ONCE)
    await insertSome(db, rows.slice(at, at + AT_ONCE))
}

const insertSome = (db: Demo['db'], rows: readonly object[]) =>
  sql`insert into workload_entries (trainee_id, block_id, department_id, requirement_id, kind, item, case_day, count, role, patient_id, number_hash,
      number_tail, note, explanation, marks, state, reason, decided_by, decided_at, batch_size, key, written_at, created_at, updated_at, version)
    select trainee, block, department, requirement, kind, item, "day", count, role, patient, hash, tail, note, why,
      array(select jsonb_array_elements_text(marks)), state, reason, "by", to_timestamp(decided / 1000.0), batch, gen_random_uuid(),
      to_timestamp(written / 1000.0), to_timestamp(written / 1000.0), to_timestamp(coalesce(decided, written) / 1000.0), case when decided is null then 1 else 2 end
    from jsonb_to_recordset(${recordsJson(rows)}::jsonb) e (trainee bigint, block bigint, department bigint, requirement bigint, kind text,
      item text, "day" date, count integer, role text, patient bigint, hash text, tail text, note text, why text, marks jsonb, state text, reason text,
      "by" bigint, decided float8, batch integer, written float8)`.execute(db)

/** Somebody has looked at the first finding. */
const lookAtOne = ({ db, now, people }: Demo) =>
  sql`update workload_findings set looked_by = ${people.get('base')!}, looked_at = ${now}, note = '已与带教老师核实，提醒按时填写', updated_at = ${now}
    where id = (select min(f.id) from workload_findings f join bases o on o.id = f.base_id where o.code = 'YS')`.execute(
    db,
  )
