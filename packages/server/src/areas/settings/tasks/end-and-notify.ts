import { joinClauses, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { sheetWordsOf } from '../../../platform/sheets/sheet-plan.ts'
import { unreadSentence } from '../../../platform/sheets/unread-columns.ts'
import { type Ending, endTask, type TakenTask } from './task.queries.ts'
import { storedErrorText } from './task-error.ts'
import { taskNotices } from './task-notices.seed.ts'

/** Up to this duration the owner is assumed to be watching; longer tasks send a notice. */
const WATCHED_MS = 10_000
const PAGE = '/system/job'

/** Ends a task in the caller's transaction; notifies its owner if it took longer than that. */
export async function endAndNotify(
  tx: SignedCtx,
  task: TakenTask,
  step: 'finish' | 'fail',
  ending: Ending,
) {
  if (!(await endTask(tx.db, task.id, tx.now(), step, ending))) return
  if (tx.now().getTime() - task.createdAt.getTime() < WATCHED_MS) return

  const unreadIn = (language: Language) => {
    const { columns } = sheetWordsOf(tx.words, language, task.sheet)
    const sentences =
      ending.findings?.unread.map((column) => unreadSentence(language, column, columns)) ?? []

    return sentences.length
      ? fillSentence(sheetWords[language].unreadColumns, {
          columns: joinClauses(language, sentences),
        })
      : ''
  }

  const valuesIn = (language: Language) => ({
    sheet: sheetWordsOf(tx.words, language, task.sheet).title,
    written: String(ending.written ?? 0),
    wrong: String(ending.wrong ?? 0),
    unread: unreadIn(language),
    reason: ending.error ? storedErrorText(tx.words, language, ending.error) : '',
  })

  const done = task.kind === 'import' ? taskNotices.imported : taskNotices.exported
  const kind = step === 'fail' ? taskNotices.failed : done
  const path = tx.services.sheets.get(task.sheet)?.tasksAt ?? PAGE

  await tx.services.notify(tx, kind, [
    { userId: task.userId, values: valuesIn('zh-cn'), valuesEn: valuesIn('en'), path },
  ])
}
