import type { Task } from '@residency/contract/kernel/task'
import { say, type useText } from '../../platform/texts/i18n.ts'
import type { taskText } from './task.text.ts'

type Text = ReturnType<typeof useText<(typeof taskText)['zh-cn']>>
type Outcome = Pick<Task, 'written' | 'unchanged' | 'wrong'> & Partial<Pick<Task, 'unread'>>

/** The result of the rows and columns of an import, in one sentence. */
export function importSentence(
  { written, unchanged, wrong, unread = [] }: Outcome,
  text: Text,
): string {
  const ofRows =
    wrong && !written
      ? [say(text.importedNone, { wrong })]
      : [
          say(text.imported, { written: written ?? 0 }),
          unchanged ? say(text.unchanged, { unchanged }) : '',
          wrong ? say(text.faulty, { wrong }) : '',
        ]

  const parts = [...ofRows, unread.length ? say(text.unreadCount, { count: unread.length }) : '']
  return parts.filter(Boolean).join(text.comma)
}
