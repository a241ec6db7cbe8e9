import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, literals } from '../../../platform/db/patterns.ts'
import type { StageFacts } from './intake-stage.rules.ts'

type Counts = Pick<
  StageFacts,
  'toReview' | 'toArrange' | 'examined' | 'toCheck' | 'reviewsOpen' | 'toConfirm' | 'toReceive'
>

/** How many registrations of an intake wait at each stage. */
export const countStages = async (db: Db, intakeId: number): Promise<Counts> =>
  (await countStagesOf(db, [intakeId])).get(intakeId)!

/** The same of several intakes, by their ids. */
export async function countStagesOf(
  db: Db,
  intakeIds: readonly number[],
): Promise<ReadonlyMap<number, Counts>> {
  const inStates = (...states: string[]) =>
    sql`count(*) filter (where r.state in (${literals(states)}))::int`

  const found = await sql<
    Counts & { id: number }
  >`select i.id, ${inStates('submitted', 'basePassed')} as to_review,
      count(*) filter (where r.state = 'qualified'
        and r.trainee_kind <> all(i.exempt_kinds))::int as to_arrange,
      ${inStates('examArranged')} as "examined", ${inStates('admitted')} as to_confirm,
      ${inStates('confirmed', 'arrivalArranged', 'arrived', 'signed')} as to_receive,
      (select count(*)::int from exam_scores x join registrations s on s.id = x.registration_id
        where s.intake_id = i.id and s.state in ('examArranged', 'scored')
          and x.checked_by is null) as to_check,
      (select count(*)::int from score_reviews v join registrations s on s.id = v.registration_id
        where s.intake_id = i.id and s.state <> 'withdrawn' and v.state = 'asked') as reviews_open
    from intakes i left join registrations r on r.intake_id = i.id where i.id = ${anyId(intakeIds)}
    group by i.id`.execute(db)

  return new Map(found.rows.map((row) => [row.id, row]))
}
