import type { Task } from '@residency/contract/kernel/task'
import { say, type useText } from '../../platform/i18n.ts'
import type { taskText } from './task.text.ts'

type Text = ReturnType<typeof useText<(typeof taskText)['zh-cn']>>
type Outcome = Pick<Task, 'written' | 'unchanged' | 'wrong'>

/** What became of the rows of an import, in one sentence. */
export function importSentence({ written, unchanged, wrong }: Outcome, text: Text): string {
  if (wrong && !written) return say(text.importedNone, { wrong })

  const parts = [
    say(text.imported, { written: written ?? 0 }),
    unchanged ? say(text.unchanged, { unchanged }) : '',
    wrong ? say(text.faulty, { wrong }) : '',
  ]
  return parts.filter(Boolean).join(text.comma)
}
