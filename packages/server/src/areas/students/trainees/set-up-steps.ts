import { studentsPermissions as may } from '@residency/contract/areas/students/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../../platform/area.ts'
import { isTrue } from '../../../platform/db/has-rows.ts'

export const studentsSetUp: readonly SetUpStep[] = [
  {
    key: 'firstPeople',
    place: 140,
    views: ['student/list/index'],
    permission: may.import,
    isDone: ({ db }) =>
      isTrue(
        db,
        sql`exists (select from trainees) or exists (select from intakes where state <> 'draft')`,
      ),
  },
]
