import { leaveTypePermissions as may } from '@residency/contract/areas/absence/leave-types/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../../platform/area.ts'
import { isTrue } from '../../../platform/db/has-rows.ts'

export const absenceSetUp: readonly SetUpStep[] = [
  {
    key: 'leaveTypes',
    place: 80,
    views: ['daily/leave/type'],
    permission: may.edit,
    isDone: ({ db }) =>
      isTrue(
        db,
        sql`exists (select from leave_settings where province_code is not null)
          and exists (select from leave_types)`,
      ),
  },
]
