import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { labelColumn } from '../../platform/db/pages.ts'

/** Major `m` and unit `u` of an offer in the reader's language, as lists show them. */
export const offerColumn = (language: Language) =>
  sql`concat_ws(' · ', ${labelColumn(language, 'm')}, ${labelColumn(language, 'u')})`
