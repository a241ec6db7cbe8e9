import { leaveWords } from '@residency/contract/areas/absence/leave/words'
import type { Language } from '@residency/contract/kernel'
import { filled } from '../../../platform/sheets/sheet-plan.ts'

/** The days from one to another in a sentence; a single day is named once. */
export const daySpan = (language: Language, from: string, until: string) =>
  from === until ? from : filled(leaveWords[language].daySpan, { from, until })
