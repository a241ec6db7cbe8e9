import type {
  SessionFilters,
  sessionSorts,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase } from '../../organisation/organisation.public.ts'
import { hasEnded } from '../../trainees/trainees.public.ts'
import { isInForce } from '../decisions/relative.queries.ts'
import type { ProgressScope } from '../progress.policy.ts'

const EVERY_ROLE = sql`true`

/**
 * Whether somebody is a member of session `s`: on its day until it is opened, then by the members
 * that were kept.
 */
const isMemberAs = (userId: RawBuilder<unknown> | number, role: RawBuilder<unknown>) =>
  sql<boolean>`(case when s.opened_at is null
    then exists (select from progress_members p where p.committee_id = s.committee_id and ${role}
      and p.user_id = ${userId}
      and s.held_on between p.starts_on and coalesce(p.ends_on, 'infinity'))
    else exists (select from progress_session_members p where p.session_id = s.id and ${role}
      and p.user_id = ${userId}) end)`

const isMemberOn = (userId: RawBuilder<unknown> | number) => isMemberAs(userId, EVERY_ROLE)
const isChairOn = (userId: number) => isMemberAs(userId, sql`p.role = 'chair'`)

export const isVisibleSession = ({ userId, bases }: ProgressScope) =>
  sql<boolean>`(${isOfOwnBase(bases, 'c.baseId')} or ${isMemberOn(userId)})`

const sessionsIn = (db: Db, scope: ProgressScope) =>
  db
    .selectFrom('progressSessions as s')
    .innerJoin('progressCommittees as c', 'c.id', 's.committeeId')
    .innerJoin('bases as b', 'b.id', 'c.baseId')
    .where(isVisibleSession(scope))

const packets = sql<number>`(select count(*)::int from progress_packets k
    where k.session_id = s.id)`
const decided = sql<number>`(select count(*)::int from progress_packets k
  join progress_decisions d on d.packet_id = k.id where k.session_id = s.id)`

const selectColumns = (
  match: ReturnType<typeof sessionsIn>,
  language: Language,
  { userId }: ProgressScope,
) =>
  match
    .leftJoin('majors as m', 'm.id', 's.majorId')
    .selectAll('s')
    .select(['c.name as committee', 'c.baseId'])
    .select([
      labelIn(language, sql<string>`b.name`, sql<string>`coalesce(b.name_en, b.name)`).as('base'),
      labelIn<RawBuilder<string | null>>(
        language,
        sql`m.name`,
        sql`coalesce(m.name_en, m.name)`,
      ).as('major'),
      packets.as('trainees'),
      decided.as('decided'),
      isMemberOn(userId).as('isMember'),
      isChairOn(userId).as('isChair'),
    ])

export type SessionRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/**
 * Stays `r` that a closed session wants repeated of a trainee who has not left: open until a stay
 * is planned in the department after the close, or the office settles it.
 */
const openRepeat = sql<boolean>`(s.state = 'closed' and r.settled_at is null
  and exists (select from trainees t where t.id = k.trainee_id and not ${hasEnded()})
  and not exists (select from rotation_blocks n where n.trainee_id = k.trainee_id
    and n.department_id = r.department_id and n.starts_on > s.held_on
    and n.created_at > s.closed_at))`

const hasOpenRepeats = sql<boolean>`exists (select from progress_packets k
    join progress_decisions d on d.packet_id = k.id
  join progress_repeats r on r.decision_id = d.id where k.session_id = s.id and ${openRepeat})`

/** Whether a person, not the trainee, has neither a note about packet `k` nor a relation. */
export const lacksNote = (userId: RawBuilder<unknown> | number) =>
  sql<boolean>`(not exists (select from progress_notes n where n.packet_id = k.id
      and n.user_id = ${userId})
    and not exists (select from progress_relatives v where v.trainee_id = k.trainee_id
        and v.user_id = ${userId} and ${isInForce})
    and not exists (select from trainees o where o.id = k.trainee_id and o.user_id = ${userId}))`

/** Prepared sessions ahead in which the reader, a member, has notes to write. */
const waitsForNotes = (userId: number, today: string) =>
  sql<boolean>`(s.state = 'prepared' and s.held_on >= ${today}::date and ${isMemberOn(userId)}
    and exists (select from progress_packets k where k.session_id = s.id and ${lacksNote(userId)}))`

export type SessionChoice = Pick<
  SessionFilters,
  'state' | 'committeeId' | 'repeats' | 'notes' | 'sort'
>

function chosenSessions(
  db: Db,
  scope: ProgressScope,
  { state, committeeId, repeats, notes }: SessionChoice,
  today: string,
) {
  let match = sessionsIn(db, scope)
  if (state) match = match.where('s.state', '=', state)
  if (committeeId) match = match.where('s.committeeId', '=', committeeId)
  if (repeats) match = match.where(hasOpenRepeats)
  if (notes) match = match.where(waitsForNotes(scope.userId, today))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof sessionSorts)[number]> => ({
  committee: by.name('c.name'),
  heldOn: by.column('s.heldOn'),
  factsOn: by.column('s.factsOn'),
  year: by.column('s.year'),
  major: by.label(language, 'm'),
  decided: by.column('decided'),
})

/** One page of sessions, the latest first. */
export const findSessionPage = (
  db: Db,
  language: Language,
  scope: ProgressScope,
  { choice, today }: { choice: SessionChoice; today: string },
  page: Page,
) =>
  findPage(chosenSessions(db, scope, choice, today), page, (rows) =>
    sortedBy(selectColumns(rows, language, scope), choice.sort, sortsIn(language))
      .orderBy('s.heldOn', 'desc')
      .orderBy('s.id', 'desc'),
  )

/** How many sessions such a page lists in all. */
export const countSessions = (db: Db, scope: ProgressScope, choice: SessionChoice, today: string) =>
  countRows(chosenSessions(db, scope, choice, today))

export const findSession = (db: Db, language: Language, scope: ProgressScope, id: number) =>
  selectColumns(sessionsIn(db, scope), language, scope).where('s.id', '=', id).executeTakeFirst()

/** A session in scope, locked: its decisions are recorded one after another. */
export const findSessionForUpdate = (
  db: Db,
  language: Language,
  scope: ProgressScope,
  id: number,
) =>
  selectColumns(sessionsIn(db, scope), language, scope)
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()

type Repeat = { id: number; name: string; department: string; startsOn: string }

/** Stays of a session that wait for a place. */
export const findOpenRepeats = (
  db: Db,
  language: Language,
  scope: ProgressScope,
  sessionId: number,
): Promise<Repeat[]> =>
  sessionsIn(db, scope)
    .innerJoin('progressPackets as k', 'k.sessionId', 's.id')
    .innerJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .innerJoin('progressRepeats as r', 'r.decisionId', 'd.id')
    .innerJoin('departments as o', 'o.id', 'r.departmentId')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .where(openRepeat)
    .where('s.id', '=', sessionId)
    .select(['r.id', 't.realName as name', 'r.startsOn'])
    .select(
      labelIn(language, sql<string>`o.name`, sql<string>`coalesce(o.name_en, o.name)`).as(
        'department',
      ),
    )
    .orderBy('t.number')
    .orderBy('r.startsOn')
    .execute()

/** A stay that waits for a place, locked. */
export const findOpenRepeatForUpdate = (db: Db, scope: ProgressScope, id: number) =>
  sessionsIn(db, scope)
    .innerJoin('progressPackets as k', 'k.sessionId', 's.id')
    .innerJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .innerJoin('progressRepeats as r', 'r.decisionId', 'd.id')
    .where(openRepeat)
    .where('r.id', '=', id)
    .select(['r.id', 'k.traineeId'])
    .forUpdate('r')
    .executeTakeFirst()
