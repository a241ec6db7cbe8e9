import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { TicketFilters } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { byPinyin, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isOfOwnBase,
  isOfOwnDepartment,
  type OrgScope,
} from '../../organisation/organisation.public.ts'
import type { TicketScope } from './ticket.policy.ts'

/** Those who rate without an account. */
const BY_CODE = ['nurse', 'patient'] as const

/** Stays of the trainee of `s` in the period of `g`, the latest first. */
const stays = sql`rotation_blocks b where b.trainee_id = s.trainee_id and b.entered_on is not null
  and b.starts_on <= g.period_until and b.ends_on >= g.period_from`

const departmentOf = (language: Language) =>
  sql<
    string | null
  >`(select ${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)} from departments d
    where d.id = (select b.department_id from ${stays} order by b.ends_on desc, b.id limit 1))`

/**
 * A trainee whom the reader supervises in the period, or whose department or base the reader is
 * responsible for; never the reader.
 */
const isOwn = (scope: OrgScope, userId: number): RawBuilder<boolean> =>
  sql<boolean>`(t.user_id <> ${userId} and (${isOfOwnBase(scope, 'm.baseId')}
    or exists (select from ${stays}
        and (b.supervisor_id = ${userId} or ${isOfOwnDepartment(scope, 'b.departmentId')}))))`

const subjects = (db: Db, { scope, userId }: TicketScope) =>
  db
    .selectFrom('evaluationTargets as g')
    .innerJoin('evaluationSubjects as s', 's.targetId', 'g.id')
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .where('g.direction', 'in', [...BY_CODE])
    .where(isOwn(scope, userId))

type Issuer = { name: string; issued: number; used: number }

/** Living and erased tickets of the subject `s`, by who made them. */
const issuersOf = sql<
  Issuer[]
>`coalesce((select jsonb_agg(jsonb_build_object('name', x.name, 'issued', x.issued, 'used', x.used)
    order by x.issued desc, x.name)
  from (select u.display_name name, sum(n.issued)::int issued, sum(n.used)::int used from (
      select issued_by, count(*) issued, count(*) filter (where used) used from evaluation_tickets
      where subject_id = s.id group by 1
      union all select issued_by, issued, used from evaluation_ticket_counts
        where subject_id = s.id) n
    join users u on u.id = n.issued_by group by u.id) x), '[]')`

export function findSubjectPage(
  db: Db,
  language: Language,
  reader: TicketScope,
  filters: TicketFilters & Page,
) {
  let match = subjects(db, reader)
  if (filters.state) match = match.where('g.state', filters.state === 'open' ? '=' : '<>', 'open')

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('t.nameSearch', 'like', words), isFoundIn(e.ref('g.name'), words)]),
    )
  }

  return findPage(match, filters, (rows) => {
    const listed = rows
      .select([
        's.id',
        't.realName as trainee',
        'g.name as target',
        'g.direction',
        'g.closesOn',
        'g.state',
        'g.raters',
      ])
      .select([departmentOf(language).as('department'), issuersOf.as('issuers')])

    return sortedBy(listed, filters.sort, {
      trainee: by.name('t.realName'),
      target: by.name('g.name'),
    })
      .orderBy(sql`g.state <> 'open'`)
      .orderBy('g.dueOn', 'desc')
      .orderBy('g.id', 'desc')
      .orderBy('t.realName', byPinyin)
      .orderBy('s.id')
  })
}

/** A subject in the reader's scope, locked, so that two who make codes count after one another. */
export const findSubjectForUpdate = (db: Db, reader: TicketScope, id: number) =>
  subjects(db, reader)
    .where('s.id', '=', id)
    .select(['s.id', 'g.state', 'g.closesOn', 'g.raters'])
    .forUpdate('s')
    .executeTakeFirst()

export const countIssued = async (db: Db, subjectId: number): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select (select count(*) from evaluation_tickets where subject_id = ${subjectId})
    + coalesce((select sum(issued) from evaluation_ticket_counts
        where subject_id = ${subjectId}), 0)::bigint count`.execute(db)

  return rows[0]!.count
}

export const insertTickets = (
  db: Db,
  hashes: readonly Buffer[],
  about: { subjectId: number; issuedBy: number; expiresAt: Date },
) =>
  db
    .insertInto('evaluationTickets')
    .values(hashes.map((hash) => ({ hash, ...about })))
    .execute()

const tickets = (db: Db, hash: Buffer) =>
  db
    .selectFrom('evaluationTickets as k')
    .innerJoin('evaluationSubjects as s', 's.id', 'k.subjectId')
    .innerJoin('evaluationTargets as g', 'g.id', 's.targetId')
    .innerJoin('evaluationTemplates as f', 'f.id', 'g.templateId')
    .where('k.hash', '=', hash)
    .select([
      'k.subjectId',
      'k.used',
      'k.expiresAt',
      'g.state',
      'g.closesOn',
      'f.kind',
      'f.intro',
      'f.introEn',
    ])
    .select(sql<FormSection[]>`f.sections`.as('sections'))

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketForCast>>>

/** What a rater needs to know of the subject: name and department. */
export const findTicket = (db: Db, language: Language, hash: Buffer) =>
  tickets(db, hash)
    .innerJoin('trainees as t', 't.id', 's.traineeId')
    .select(['t.realName as trainee', departmentOf(language).as('department')])
    .executeTakeFirst()

/**
 * The subject is locked first and the target shared, as for a task: answers about one subject
 * follow one another.
 */
export const findTicketForCast = (db: Db, hash: Buffer) =>
  tickets(db, hash).forUpdate('s').forShare('g').executeTakeFirst()

/** Read after the lock: whether the code was used meanwhile. */
export const isUsed = async (db: Db, hash: Buffer) =>
  (
    await db
      .selectFrom('evaluationTickets')
      .select('used')
      .where('hash', '=', hash)
      .executeTakeFirst()
  )?.used ?? true

/**
 * Erases tickets that expired before an instant; the counts of made and used ones stay, by who made
 * them.
 */
export const eraseTickets = async (db: Db, before: Date) =>
  Number(
    (
      await sql`with gone as (delete from evaluation_tickets where expires_at < ${before}
          returning subject_id, issued_by, used)
        insert into evaluation_ticket_counts (subject_id, issued_by, issued, used)
        select subject_id, issued_by, count(*), count(*) filter (where used) from gone group by 1, 2
        on conflict (subject_id, issued_by) do update
          set issued = evaluation_ticket_counts.issued + excluded.issued,
          used = evaluation_ticket_counts.used + excluded.used`.execute(db)
    ).numAffectedRows ?? 0,
  )
