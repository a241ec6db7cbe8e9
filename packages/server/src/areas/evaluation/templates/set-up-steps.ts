import { templatePermissions as may } from '@residency/contract/areas/evaluation/templates/access'
import { sql } from 'kysely'
import type { SetUpStep } from '../../../platform/area.ts'
import { isTrue } from '../../../platform/db/has-rows.ts'

export const evaluationSetUp: readonly SetUpStep[] = [
  {
    key: 'forms',
    place: 90,
    views: ['evaluate/student/template/index', 'evaluate/teacher/template/index'],
    permission: may.manage,
    isDone: ({ db }) =>
      isTrue(db, sql`exists (select from evaluation_templates where state = 'published')`),
  },
]
