import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/**
 * Puts an anonymous answer into the urn of a subject, which the caller has locked. All ballots of
 * the urn are written again, with new ids, in random order, and so are all tasks and tickets of the
 * subject. No row of either shows by its id, its place or its transaction which ballot belongs to
 * whom (docs/decisions/0034). Nothing is audited, and no time is stored.
 */
export async function castBallot(
  db: Db,
  {
    subjectId,
    taskId = null,
    ticket = null,
  }: { subjectId: number; taskId?: number | null; ticket?: Buffer | null },
  answer: { scores: object; texts: object },
) {
  await sql`with urn as (delete from evaluation_ballots where subject_id = ${subjectId}
      returning scores, texts)
    insert into evaluation_ballots (subject_id, scores, texts)
    select ${subjectId}::bigint, mixed.scores, mixed.texts from (
      select scores, texts from urn
      union all select ${JSON.stringify(answer.scores)}::jsonb,
        ${JSON.stringify(answer.texts)}::jsonb) mixed
    order by gen_random_uuid()`.execute(db)

  await sql`update evaluation_tasks set done = done or id is not distinct from ${taskId}::bigint
      where subject_id = ${subjectId}`.execute(db)
  await sql`update evaluation_tickets set used = used or hash is not distinct from ${ticket}::bytea
      where subject_id = ${subjectId}`.execute(db)
}
