import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { recordsJson } from '../../../platform/db/records-json.ts'

/**
 * What a decision writes in addition to the sign-up: parts that are sent back, and what the rules
 * find about choices.
 */
export async function readMarks(db: Db, ids: readonly number[]) {
  const own = anyId(ids)

  const returns = await db
    .selectFrom('registrationReturns')
    .select(['registrationId', 'section', 'reason', 'returnedBy', 'returnedAt'])
    .where('registrationId', '=', own)
    .where('mendedAt', 'is', null)
    .execute()

  const choices = await db
    .selectFrom('registrationChoices')
    .select(['registrationId', 'offerId', 'isEligible', 'eligibilityReason', 'judgedAt'])
    .where('registrationId', '=', own)
    .where('judgedBy', 'is', null)
    .execute()

  return { returns, choices }
}

/** Puts the marks back; what a person has said about a choice meanwhile stays. */
export async function restoreMarks(
  db: Db,
  ids: readonly number[],
  { returns, choices }: Awaited<ReturnType<typeof readMarks>>,
) {
  const own = anyId(ids)
  const isOwn = (row: { registrationId: number }) => ids.includes(row.registrationId)

  await db
    .deleteFrom('registrationReturns')
    .where('registrationId', '=', own)
    .where('mendedAt', 'is', null)
    .execute()

  const open = returns.filter(isOwn)
  if (open.length) await db.insertInto('registrationReturns').values(open).execute()

  await sql`update registration_choices c
      set is_eligible = v.is_eligible, eligibility_reason = v.eligibility_reason,
        judged_at = v.judged_at
    from jsonb_populate_recordset(null::registration_choices,
        ${recordsJson(choices.filter(isOwn))}::jsonb) v
    where c.registration_id = v.registration_id and c.offer_id = v.offer_id
      and c.judged_by is null`.execute(db)
}
