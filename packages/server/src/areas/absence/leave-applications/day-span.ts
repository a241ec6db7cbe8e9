import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import type { Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'

/** The days from one to another in a sentence; a single day is named once. */
export const daySpan = (language: Language, from: string, until: string) =>
  from === until ? from : fillSentence(leaveWords[language].daySpan, { from, until })
