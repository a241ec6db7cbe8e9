import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { by } from '../../platform/db/sorting.ts'

/** Major `m` and unit `u` of an offer in the reader's language, as lists show them. */
export const offerColumn = (language: Language) =>
  sql`concat_ws(' · ', ${by.label(language, 'm')}, ${by.label(language, 'u')})`
