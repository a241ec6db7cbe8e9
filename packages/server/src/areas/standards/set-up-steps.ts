import { tablePermissions as may } from '@residency/contract/areas/standards/table/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../platform/area.ts'
import { isTrue } from '../../platform/db/has-rows.ts'

export const standardsSetUp: readonly SetUpStep[] = [
  {
    key: 'standards',
    place: 70,
    views: ['standard/country/index'],
    permission: may.manage,
    isDone: ({ db }) =>
      isTrue(db, sql`exists (select from standards where state = 'published' and not is_template)`),
  },
]
