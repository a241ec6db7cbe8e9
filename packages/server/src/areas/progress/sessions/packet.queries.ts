import type { Outcome } from '@residency/contract/areas/progress/sessions/session.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { ranBetween } from '../../trainees/trainees.public.ts'
import { isInForce } from '../decisions/relative.queries.ts'
import type { ProgressScope } from '../progress.policy.ts'
import { isVisibleSession } from './session.queries.ts'

export type SessionTrainee = {
  id: number
  userId: number
  registrationId: number | null
  name: string
  number: string
  startsOn: string
  plannedEnd: string | null
  major: string
  majorEn: string | null
}

const named = (language: Language, alias: string): RawBuilder<string> =>
  labelIn(
    language,
    sql<string>`${sql.ref(`${alias}.name`)}`,
    sql<string>`coalesce(${sql.ref(`${alias}.nameEn`)}, ${sql.ref(`${alias}.name`)})`,
  )

type Choice = { baseId: number; factsOn: string; year: number | null; majorId: number | null }

/** Trainees of a base who trained on a day, of a year of enrolment and a major where one is set. */
export const findTraineesOn = async (
  db: Db,
  { baseId, factsOn, year, majorId }: Choice,
  most: number,
) =>
  (
    await sql<SessionTrainee>`select t.id, t.user_id, t.registration_id, t.real_name as name,
        t.number, t.starts_on, t.planned_end,
        m.name as major, m.name_en as major_en
      from trainees t join majors m on m.id = t.major_id
      where m.base_id = ${baseId} and ${ranBetween(factsOn, factsOn)}
        and (${year}::int is null or extract(year from t.enrolled_on) = ${year}::int)
        and (${majorId}::bigint is null or t.major_id = ${majorId}::bigint)
      order by t.number, t.id limit ${most + 1}`.execute(db)
  ).rows

type NewPacket = {
  sessionId: number
  traineeId: number
  mentorId: number | null
  behind: number
  madeAt: Date
}

/** Adds packets without their facts; answers the id of each by trainee. */
export async function insertPackets(db: Db, packets: readonly NewPacket[]) {
  const rows = await db
    .insertInto('progressPackets')
    .values(packets.map((packet) => ({ ...packet, factsSealed: '' })))
    .returning(['id', 'traineeId'])
    .execute()

  return new Map(rows.map(({ id, traineeId }) => [traineeId, id]))
}

/** Removes the packets of a session with notes, decisions and plans that were never in force. */
export async function dropPackets(db: Db, sessionId: number): Promise<void> {
  const plans = await db
    .selectFrom('progressPackets as k')
    .innerJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .select('d.planId')
    .where('k.sessionId', '=', sessionId)
    .where('d.planId', 'is not', null)
    .execute()

  await db.deleteFrom('progressPackets').where('sessionId', '=', sessionId).execute()

  await db
    .deleteFrom('progressPlans')
    .where('id', '=', anyId(plans.map(({ planId }) => planId!)))
    .where('openedOn', 'is', null)
    .execute()
}

/** Writes the sealed facts of packets. */
export const writeFacts = (db: Db, facts: readonly { id: number; sealed: string }[]) =>
  sql`update progress_packets k set facts_sealed = g.sealed
    from ${rowsOf([...facts], { id: 'bigint', sealed: 'text' })} g where g.id = k.id`.execute(db)

const packetsIn = (db: Db, scope: ProgressScope) =>
  db
    .selectFrom('progressPackets as k')
    .innerJoin('progressSessions as s', 's.id', 'k.sessionId')
    .innerJoin('progressCommittees as c', 'c.id', 's.committeeId')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .where(isVisibleSession(scope))
    // nobody reads a packet about themselves
    .where('t.userId', '<>', scope.userId)

const isRelativeOf = (userId: number) =>
  sql<boolean>`exists (select from progress_relatives v where v.trainee_id = k.trainee_id
    and v.user_id = ${userId} and ${isInForce})`

/** The agenda of a session, those who are behind most first. */
export const findAgenda = (db: Db, language: Language, scope: ProgressScope, sessionId: number) =>
  packetsIn(db, scope)
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .where('k.sessionId', '=', sessionId)
    .select(['k.id as packetId', 'k.traineeId', 'k.behind', 't.realName as name', 't.number'])
    .select(['d.readAt', 'd.answeredAt', named(language, 'm').as('major')])
    .select([
      sql<Outcome | null>`d.outcome`.as('outcome'),
      sql<number>`(select count(*)::int from progress_notes n where n.packet_id = k.id)`.as(
        'notes',
      ),
      sql<boolean>`exists (select from progress_notes n where n.packet_id = k.id
          and n.user_id = ${scope.userId})`.as('hasOwnNote'),
      isRelativeOf(scope.userId).as('isRelative'),
    ])
    .orderBy('k.behind', 'desc')
    .orderBy('t.number')
    .orderBy('k.id')
    .execute()

/** A packet in scope with what its session allows. */
export const findPacket = (db: Db, scope: ProgressScope, id: number) =>
  packetsIn(db, scope)
    .where('k.id', '=', id)
    .select(['k.id', 'k.sessionId', 'k.traineeId', 'k.mentorId', 'k.factsSealed'])
    .select(['t.realName as name', 't.number', 't.userId as traineeUserId'])
    .select(['s.state', 's.heldOn', 's.committeeId', 's.preparedAt', 's.openedAt'])
    .executeTakeFirst()

export type PacketRow = NonNullable<Awaited<ReturnType<typeof findPacket>>>

/** Packets of a session without a decision, but for those about the reader, by number. */
export const findUndecided = (db: Db, sessionId: number, readerId: number) =>
  db
    .selectFrom('progressPackets as k')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .leftJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .select(['k.id', 'k.traineeId', 'k.mentorId', 't.userId as traineeUserId'])
    .where('k.sessionId', '=', sessionId)
    .where('d.id', 'is', null)
    .where('t.userId', '<>', readerId)
    .orderBy('t.number')
    .orderBy('k.id')
    .execute()

type ExcludedPerson = { name: string; person: string }

/**
 * The first decision of a session in which somebody took part, or which somebody recorded, who is
 * known to be a relative of the trainee now.
 */
export const findDecisionOfRelative = async (db: Db, sessionId: number) =>
  (
    await sql<ExcludedPerson>`select t.real_name as name, u.display_name as person
      from progress_packets k join progress_sessions s on s.id = k.session_id
        join progress_decisions d on d.packet_id = k.id
        join progress_participants p on p.decision_id = d.id
        join progress_relatives v on v.trainee_id = k.trainee_id and v.user_id = p.user_id
          and ${isInForce}
        join trainees t on t.id = k.trainee_id join users u on u.id = p.user_id
      where k.session_id = ${sessionId} order by t.number, t.id, u.id limit 1`.execute(db)
  ).rows[0]

/** Packets of a session with their decisions, by number: for closing and for the minutes. */
export const findDecided = (db: Db, sessionId: number) =>
  db
    .selectFrom('progressPackets as k')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .innerJoin('progressDecisions as d', 'd.packetId', 'k.id')
    .where('k.sessionId', '=', sessionId)
    .select(['d.id', 'd.reasonSealed', 'd.planId', 'd.begins', 'd.decidedBy'])
    .select(['k.traineeId', 't.realName as name', 't.number', 't.userId'])
    .select([
      sql<Outcome>`d.outcome`.as('outcome'),
      sql<
        string[]
      >`array(select u.display_name from progress_participants p join users u on u.id = p.user_id
        where p.decision_id = d.id order by u.id)`.as('participants'),
    ])
    .orderBy('t.number')
    .orderBy('d.id')
    .execute()

type LastDecision = { traineeId: number; heldOn: string; outcome: string }

/** What was decided last about these trainees in sessions that were closed before a day. */
export const findLastDecisions = async (db: Db, traineeIds: readonly number[], before: string) =>
  (
    await sql<LastDecision>`select distinct on (k.trainee_id) k.trainee_id, s.held_on, d.outcome
      from progress_decisions d join progress_packets k on k.id = d.packet_id
        join progress_sessions s on s.id = k.session_id
      where k.trainee_id = ${anyId(traineeIds)} and s.state = 'closed'
        and s.held_on < ${before}::date
      order by k.trainee_id, s.held_on desc, d.id desc`.execute(db)
  ).rows
