import { sql } from 'kysely'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { StageFacts } from './intake-stage.rules.ts'

type Counts = Pick<StageFacts, 'toReview' | 'toArrange' | 'examined' | 'toCheck' | 'reviewsOpen' | 'toConfirm' | 'toReceive'>
/** How many registrations of an intake wait at each stage. */
export const countStages = async (db: Db, intakeId: number): Promise<Counts> => (await countStagesOf(db, [intakeId])).get(intakeId)!
/** The same of several intakes, by their ids. */
export async function countStagesOf(db: Db, intakeIds: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  const inStates = (...states: string[]) => sql`count(*) filter (where r.state = ${anyText(states)})::int`
  const found = await sql<Counts & { id: number }>`select i.id, ${inStates('submitted', 'basePassed')} as "toReview",
      count(*) filter (where r.state = 'qualified' and r.trainee_kind <> all(i.exempt_kinds))::int as "toArrange",
      ${inStates('examArranged')} as "examined", ${inStates('admitted')} as "toConfirm",
      ${inStates('confirmed', 'arrivalArranged', 'arrived', 'signed')} as "toReceive",
      (select count(*)::int from exam_scores x join registrations s on s.id = x.registration_id
        where s.intake_id = i.id and s.state in ('examArranged', 'scored') and x.checked_by is null) as "toCheck",
      (select count(*)::int from score_reviews v join registrations s on s.id = v.registration_id
        where s.intake_id = i.id and s.state <> 'withdrawn' and v.state = 'asked') as "reviewsOpen"
    from intakes i left join registrations r on r.intake_id = i.id where i.id = ${anyId(intakeIds)}
    group by i.id`.execute(db)
  return new Map(found.rows.map((row) => [row.id, row]))
}
