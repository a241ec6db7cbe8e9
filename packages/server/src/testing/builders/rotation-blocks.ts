import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { RecordTarget } from './record-target.ts'

type BlockInput = {
  traineeId: number
  departmentId: number
  from: string
  until: string
  state?: ColumnValue<'rotationBlocks', 'state'>
  supervisorId?: number
  origin?: ColumnValue<'rotationBlocks', 'origin'>
}

/**
 * A stay of a trainee, written straight into the table. Dates in YYYY-MM-DD; one that is not
 * planned has been entered on its first day.
 */
export async function aBlock(
  target: RecordTarget,
  {
    traineeId,
    departmentId,
    from,
    until,
    state = 'planned',
    supervisorId,
    origin = 'plan',
  }: BlockInput,
) {
  const { id } = await target.db
    .insertInto('rotationBlocks')
    .values({
      traineeId,
      departmentId,
      startsOn: from,
      endsOn: until,
      state,
      origin,
      supervisorId: supervisorId ?? null,
      enteredOn: state === 'planned' ? null : from,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}
