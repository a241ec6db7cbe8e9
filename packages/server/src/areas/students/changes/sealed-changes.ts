import { PERSONAL_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import { sql } from 'kysely'
import type { SealedColumn } from '../../../platform/crypto/sealed-columns.ts'
import { anyText } from '../../../platform/db/patterns.ts'

/** Changes of personal facts are sealed, others are stored as they are. */
export const PERSONAL_CHANGES = ['old_value', 'new_value'].map(
  (stored): SealedColumn => ({
    table: 'trainee_changes',
    stored,
    key: 'id',
    only: sql<boolean>`field = ${anyText(PERSONAL_FIELDS)}`,
  }),
)
