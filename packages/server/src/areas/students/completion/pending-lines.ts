import { completionWords } from '@residency/contract/areas/students/completion/words'
import type { Language } from '@residency/contract/kernel'
import type { CompletionLine } from '../../../platform/area.ts'

/**
 * Lines of the check that no area provides yet, in the order in which they are shown. A line disappears from here by itself as soon as
 * some area's `completion` answers its key.
 */
const PENDING = ['workload'] as const

/** The lines that nobody answered: not recorded, never met. */
export function pendingLines(language: Language, answered: ReadonlySet<string>): CompletionLine[] {
  const { completionLines: words } = completionWords[language]
  return PENDING.filter((key) => !answered.has(key)).map((key) => ({ key, label: words[key], state: 'unrecorded' }))
}
