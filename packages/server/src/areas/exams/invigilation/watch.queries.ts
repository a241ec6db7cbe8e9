import type { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/**
 * Where an invigilator's screen continues: the oldest transaction that may still write something.
 */
export async function findMark(db: Db) {
  const { rows } = await sql<{
    mark: string
    total: number
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text mark`.execute(db)

  return rows[0]!.mark
}

type WatchRow = {
  id: number
  name: string
  department: string | null
  departmentEn: string | null
  room: string | null
  seat: number | null
  extraMinutes: number
  number: number | null
  state: (typeof attemptFlow.states)[number]
  startedAt: Date
  deadlineAt: Date
  pausedAt: Date | null
  endedAt: Date | null
  seenAt: Date
  awaySince: Date | null
  awayCount: number
  answered: number | null
  items: number
  devices: number | null
  readmissions: number
}

/**
 * Candidates with their latest attempts: all, or those with changes since `since`. The changes are
 * found by the transaction that wrote a row, so that nothing is missed with different clocks, and
 * no column is needed. Answers are counted again only where the journal has grown; null: as before.
 */
export async function findWatchRows(db: Db, examId: number, since: string | null) {
  const isNewer = (alias: string) =>
    sql`age(${sql.ref(`${alias}.xmin`)}) <= age(${since}::text::xid8::xid)`

  const { rows } = await sql<WatchRow>`with papers as materialized (
      select x.paper_id, count(*) items from learning_exam_papers x join learning_paper_items i using (paper_id)
      where x.exam_id = ${examId} group by 1)
    select c.id, coalesce(u.display_name, p.name) as name, d.name as department, d.name_en as department_en,
      r.name as room, c.seat, c.extra_minutes, t.number, t.state, t.started_at, t.deadline_at, t.paused_at, t.ended_at, t.seen_at,
      t.away_count, t.readmissions, coalesce(f.items, 0) as items,
      case when ${since}::text is null or w.is_new then n.answered end as answered,
      case when ${since}::text is null or w.is_new then n.devices end as devices,
      case when t.is_away then (select max(v.received_at) from learning_attempt_events v where v.attempt_id = t.id and v.kind = 'leave') end
        as away_since
    from learning_candidates c
      left join users u on u.id = c.user_id
      left join departments d on d.id = u.department_id
      left join learning_induction_people p on p.id = c.person_id
      left join learning_exam_rooms r on r.id = c.room_id
      left join lateral (select t.*, t.xmin as written from learning_attempts t where t.candidate_id = c.id order by t.number desc limit 1) t on true
      left join papers f on f.paper_id = t.paper_id
      left join lateral (select ${isNewer('v')} as is_new from learning_attempt_events v where v.attempt_id = t.id order by v.id desc limit 1) w on true
      left join lateral (select count(distinct l.item_id) filter (where l.is_last and l.value is not null) answered,
          count(distinct l.client_id) devices
        from (select v.item_id, v.value, v.client_id, row_number() over (partition by v.item_id, v.part order by v.id desc) = 1 as is_last
          from learning_attempt_events v where v.attempt_id = t.id and v.kind = 'answer' and not v.is_late
            and (${since}::text is null or w.is_new)) l) n on true
    where c.exam_id = ${examId}
      and (${since}::text is null or ${isNewer('c')} or age(t.written) <= age(${since}::text::xid8::xid))
    order by c.id`.execute(db)

  return rows
}

export const findMessages = (db: Db, examId: number, maxRows: number) =>
  db
    .selectFrom('learningExamMessages as m')
    .innerJoin('users as s', 's.id', 'm.sentBy')
    .leftJoin('learningCandidates as c', 'c.id', 'm.candidateId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('learningInductionPeople as p', 'p.id', 'c.personId')
    .where('m.examId', '=', examId)
    .select(['m.id', 'm.text', 'm.sentAt'])
    .select(['s.displayName as by', sql<string | null>`coalesce(u.display_name, p.name)`.as('to')])
    .orderBy('m.id', 'desc')
    .limit(maxRows)
    .execute()
