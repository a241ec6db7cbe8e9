import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../platform/area.ts'
import { isTrue } from '../../platform/db/has-rows.ts'

export const organisationSetUp: readonly SetUpStep[] = [
  {
    key: 'units',
    place: 10,
    views: ['base/unit/index'],
    permission: may.unitAdd,
    isDone: ({ db }) => isTrue(db, sql`exists (select from training_units)`),
  },
  {
    key: 'departments',
    place: 20,
    views: ['base/second-department/index'],
    permission: may.levelImport,
    isDone: ({ db }) => isTrue(db, sql`exists (select from departments where level = 2)`),
  },
  {
    key: 'bases',
    place: 30,
    views: ['base/own/index'],
    permission: may.baseAdd,
    isDone: ({ db }) =>
      isTrue(
        db,
        sql`exists (select from majors m join bases b on b.id = m.base_id where b.mode = 'own')`,
      ),
  },
]
