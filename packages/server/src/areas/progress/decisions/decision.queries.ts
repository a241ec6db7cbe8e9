import type { Outcome } from '@residency/contract/areas/progress/sessions/session.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** The decision about a packet. */
export const findDecision = (db: Db, packetId: number) =>
  db
    .selectFrom('progressDecisions as d')
    .innerJoin('users as u', 'u.id', 'd.decidedBy')
    .selectAll('d')
    .select([
      sql<Outcome>`d.outcome`.as('outcome'),
      sql<string>`u.display_name`.as('decider'),
      sql<number[]>`array(select r.block_id from progress_repeats r where r.decision_id = d.id
          and r.block_id is not null order by 1)`.as('stays'),
    ])
    .where('d.packetId', '=', packetId)
    .executeTakeFirst()

export const findDecisionForUpdate = (db: Db, packetId: number) =>
  db
    .selectFrom('progressDecisions')
    .select(['id', 'version', 'planId'])
    .select(sql<Outcome>`outcome`.as('outcome'))
    .where('packetId', '=', packetId)
    .forUpdate()
    .executeTakeFirst()

export const findParticipants = (db: Db, decisionId: number) =>
  db
    .selectFrom('progressParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select('p.userId')
    .select(sql<string>`u.display_name`.as('name'))
    .where('p.decisionId', '=', decisionId)
    .orderBy('p.userId')
    .execute()

/**
 * Makes exactly these people and stays belong to a decision; a stay is stored with its department
 * and days. Returns how many of the stays still exist.
 */
export async function replaceParts(
  db: Db,
  decisionId: number,
  { participants, stays }: { participants: readonly number[]; stays: readonly number[] },
) {
  await db.deleteFrom('progressParticipants').where('decisionId', '=', decisionId).execute()
  await db.deleteFrom('progressRepeats').where('decisionId', '=', decisionId).execute()

  await db
    .insertInto('progressParticipants')
    .values(participants.map((userId) => ({ decisionId, userId })))
    .execute()

  const result =
    await sql`insert into progress_repeats (decision_id, block_id, department_id, starts_on,
        ends_on)
    select ${decisionId}, b.id, b.department_id, b.starts_on, b.ends_on
    from rotation_blocks b where b.id = ${anyId(stays)}`.execute(db)

  return Number(result.numAffectedRows)
}

export const findNotes = (db: Db, packetId: number) =>
  db
    .selectFrom('progressNotes as n')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .select(['n.id', 'n.userId', 'n.textSealed', 'n.updatedAt', 'n.version'])
    .select(sql<string>`u.display_name`.as('name'))
    .where('n.packetId', '=', packetId)
    .orderBy('n.id')
    .execute()

type ExpectedDecision = { packetId: number; participants: readonly number[] }

/** Records “as expected” about packets without a decision. */
export async function insertExpected(
  db: Db,
  packets: readonly ExpectedDecision[],
  columns: { decidedBy: number; decidedAt: Date },
) {
  if (packets.length === 0) return

  const made = await db
    .insertInto('progressDecisions')
    .values(
      packets.map(({ packetId }) => ({
        ...columns,
        packetId,
        outcome: 'asExpected' as const,
        updatedAt: columns.decidedAt,
      })),
    )
    .returning(['id', 'packetId'])
    .execute()

  const partsOf = new Map(packets.map(({ packetId, participants }) => [packetId, participants]))

  await db
    .insertInto('progressParticipants')
    .values(
      made.flatMap(({ id, packetId }) =>
        partsOf.get(packetId)!.map((userId) => ({ decisionId: id, userId })),
      ),
    )
    .execute()
}

/** The note of a member about a packet. */
export const findOwnNote = (db: Db, packetId: number, userId: number) =>
  db
    .selectFrom('progressNotes')
    .select(['id', 'version'])
    .where('packetId', '=', packetId)
    .where('userId', '=', userId)
    .executeTakeFirst()

const ownDecisions = (db: Db, userId: number) =>
  db
    .selectFrom('progressDecisions as d')
    .innerJoin('progressPackets as k', 'k.id', 'd.packetId')
    .innerJoin('progressSessions as s', 's.id', 'k.sessionId')
    .innerJoin('progressCommittees as c', 'c.id', 's.committeeId')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .where('t.userId', '=', userId)
    .where('s.closedAt', 'is not', null)

/** Decisions of closed sessions about an account, the latest first. */
export const findOwnDecisions = (db: Db, userId: number) =>
  ownDecisions(db, userId)
    .select(['d.id', 'd.reasonSealed', 'd.answerSealed', 'd.readAt', 'd.answeredAt', 'd.begins'])
    .select(['c.name as committee', 's.heldOn', sql<Outcome>`d.outcome`.as('outcome')])
    .orderBy('s.heldOn', 'desc')
    .orderBy('d.id', 'desc')
    .execute()

export const findOwnDecisionForUpdate = (db: Db, userId: number, id: number) =>
  ownDecisions(db, userId)
    .select(['d.id', 'd.version', 'd.readAt', 'd.answeredAt'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst()

export const countUnread = async (db: Db, userId: number) =>
  (
    await ownDecisions(db, userId)
      .where('d.readAt', 'is', null)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Stays that these decisions want repeated. */
export const findStaysOf = (db: Db, language: Language, decisionIds: readonly number[]) =>
  db
    .selectFrom('progressRepeats as r')
    .innerJoin('departments as o', 'o.id', 'r.departmentId')
    .where('r.decisionId', '=', anyId(decisionIds))
    .select(['r.decisionId', 'r.startsOn', 'r.endsOn'])
    .select(
      labelIn(language, sql<string>`o.name`, sql<string>`coalesce(o.name_en, o.name)`).as(
        'department',
      ),
    )
    .orderBy('r.startsOn')
    .execute()

/** Decisions of sessions closed before an instant that nobody signed, not reminded of. */
export const findUnreadSince = (db: Db, before: Date) =>
  db
    .selectFrom('progressDecisions as d')
    .innerJoin('progressPackets as k', 'k.id', 'd.packetId')
    .innerJoin('progressSessions as s', 's.id', 'k.sessionId')
    .innerJoin('progressCommittees as c', 'c.id', 's.committeeId')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .where('s.closedAt', '<', before)
    .where('d.readAt', 'is', null)
    .where('d.remindedAt', 'is', null)
    .select(['d.id', 't.userId', 'c.name as committee', 's.heldOn'])
    .orderBy('d.id')
    .limit(500)
    .forUpdate('d')
    .execute()
