import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import { anyId } from '../../platform/db/patterns.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { setTraineeStatus } from './set-status.ts'
import { isOnBooks } from './training-status.queries.ts'

type Following = { id: number; status: 'suspended' | 'extended' | 'inTraining' }

/**
 * Writes the status that follows from what is in force: suspended while a suspension is, extended
 * once the planned end has moved.
 */
export async function followStatus(tx: SignedCtx, traineeIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Following>`select t.id, case
      when exists (select from trainee_situations s where s.trainee_id = t.id
        and s.kind = 'suspension' and s.state = 'inForce') then 'suspended'
      when t.extension_days > 0 then 'extended' else 'inTraining' end as status
    from trainees t where t.id = ${anyId(traineeIds)} and ${isOnBooks('t')}
    order by t.id`.execute(tx.db)
  for (const status of ['suspended', 'extended', 'inTraining'] as const)
    await setTraineeStatus(
      tx,
      rows.filter((row) => row.status === status).map(({ id }) => id),
      status,
      dayInChina(tx.now()),
    )
}
