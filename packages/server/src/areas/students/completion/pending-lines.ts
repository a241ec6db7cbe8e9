import { completionWords } from '@residency/contract/areas/students/completion/text'
import type { Language } from '@residency/contract/kernel'
import type { CompletionLine } from '../../../platform/area.ts'

/**
 * Lines that an area answers only for some trainees: the workload of a trainee of whom the standard
 * asks nothing has no line.
 */
const PENDING = ['workload'] as const

/** The lines that nobody answered: not recorded, never met. */
export function pendingLines(language: Language, answered: ReadonlySet<string>): CompletionLine[] {
  const { completionLines: words } = completionWords[language]
  return PENDING.filter((key) => !answered.has(key)).map((key) => ({
    key,
    label: words[key],
    state: 'unrecorded',
  }))
}
