import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { sql } from 'kysely'
import { anyText } from '../../../platform/db/patterns.ts'

/** When the members of each approved cohort choose their electives. */
export const electiveWindows = sql`select c.id, c.year, c.name as batch, null::text as batch_en, c.electives_open_from as starts_at,
    c.electives_open_until as ends_at, c.electives_open_until as shuts_at
  from cohorts c where c.state = ${anyText(cohortFlow.actions.reopen.from)} and c.electives_open_from is not null`
