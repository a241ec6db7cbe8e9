import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * A fact of the study of the highest education; a study that is not there yet is made, one that
 * holds nothing any more is removed.
 */
export async function writeStudies(
  tx: SignedCtx,
  name: string,
  facts: readonly { id: number; value: string | null }[],
) {
  const fact = sql`jsonb_build_object(${sql.lit(name)}, c.value)`

  await sql`insert into trainee_entries (trainee_id, section, data, created_at, updated_at)
    select t.id, 'education', jsonb_build_object('level', t.education) || ${fact}, ${tx.now()},
      ${tx.now()}
    from ${rowsOf(facts, { id: 'bigint', value: 'text' })} c join trainees t on t.id = c.id
      and t.education is not null
    on conflict (trainee_id, level) where section = 'education'
    do update set data = trainee_entries.data || excluded.data,
    version = trainee_entries.version + 1, updated_at = excluded.updated_at`.execute(tx.db)

  await sql`delete from trainee_entries e using trainees t where t.id = e.trainee_id
      and e.trainee_id = ${anyId(idsOf(facts))}
    and e.section = 'education' and e.level = t.education
    and jsonb_strip_nulls(e.data) = jsonb_build_object('level', e.level)
    and not exists (select from files f where f.record_kind = 'traineeEntry'
        and f.record_id = e.id)`.execute(tx.db)
}
