import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** Writes the status that follows from what is in force: suspended while a suspension is, extended once the planned end has moved. */
export const followStatus = (tx: SignedCtx, traineeIds: readonly number[]) =>
  sql`update trainees t set status = x.status, status_since = ${dayInChina(tx.now())}, version = t.version + 1, updated_at = ${tx.now()}
    from (select o.id, case
        when exists (select from trainee_situations s where s.trainee_id = o.id and s.kind = 'suspension' and s.state = 'inForce') then 'suspended'
        when o.extension_days > 0 then 'extended' else 'inTraining' end as status
      from trainees o where o.id = any(${sql.val([...traineeIds])}::bigint[])) x
    where t.id = x.id and t.status in ('inTraining', 'extended', 'suspended') and t.status <> x.status`.execute(tx.db)
