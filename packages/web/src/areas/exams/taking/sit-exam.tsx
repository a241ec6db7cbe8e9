import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import './sitting.css'
import { QuestionList } from './question-list.tsx'
import { SitCover } from './sit-cover.tsx'
import { SitEnd } from './sit-end.tsx'
import { SitHead } from './sit-head.tsx'
import { SitNotices } from './sit-notices.tsx'
import { isEnded, unsaved } from './sitting.rules.ts'
import { SubmitDialog } from './submit-dialog.tsx'
import { takingText } from './taking.text.ts'
import { useDeadline } from './use-deadline.ts'
import { type SittingCalls, useSitting } from './use-sitting.ts'
import { useView } from './use-view.ts'

/** `back`: where the taker goes afterwards. */
type Props = { calls: SittingCalls; attemptId: number; back: ReactNode }

/** An attempt as its taker sits it, from the first question to the end. */
export function SitExam({ calls, attemptId, back }: Props) {
  const { sit: text } = useText(takingText)
  const { sitting, seen } = useSitting(calls, attemptId)
  const view = useView(seen.opened?.sections, attemptId)
  const isPhone = usePhone()
  const [openPart, setOpenPart] = useState<'sheet' | 'submit' | null>(null)
  const isOver = useDeadline(sitting, seen)
  const { opened, error, queue } = seen

  // What is on the device is safe; what is only in memory ends with the page.
  useUnsaved(opened !== null, {
    isUnsaved: () => !seen.isLasting && unsaved(seen.sheet, seen.isSaved) > 0,
  })

  if (error || !opened || !queue)
    return (
      <main className="sit-page">
        <PendingPanel error={error} onRetry={() => void sitting.open()} />
        {error && <p className="sit-back">{back}</p>}
      </main>
    )

  const { state } = queue.answer ?? opened
  if (isEnded(state)) return <SitEnd seen={seen} back={back} path={calls.path} />

  const sheet = (
    <AnswerSheet
      seen={seen}
      view={view}
      onChoose={(id) => {
        setOpenPart(null)
        view.show(id)
      }}
    />
  )

  return (
    <main className="sit-page" aria-label={opened.name}>
      <SitHead
        sitting={sitting}
        seen={seen}
        view={view}
        onSheet={() => setOpenPart('sheet')}
        onSubmit={() => setOpenPart('submit')}
      />
      <SitNotices seen={seen} />
      <SitCover sitting={sitting} seen={seen} isOver={isOver}>
        <div className="sit-columns">
          <QuestionList
            sitting={sitting}
            seen={seen}
            view={view}
            isReadOnly={isOver || queue.isSubmitting}
          />
          {!isPhone && <aside className="panel sit-sheet">{sheet}</aside>}
        </div>
      </SitCover>
      {isPhone && (
        <SidePanel
          title={text.sheet}
          isOpen={openPart === 'sheet'}
          onClose={() => setOpenPart(null)}
        >
          {sheet}
        </SidePanel>
      )}
      <SubmitDialog
        sitting={sitting}
        seen={seen}
        view={view}
        isOpen={openPart === 'submit'}
        onClose={() => setOpenPart(null)}
        onChoose={(id) => {
          setOpenPart(null)
          view.show(id)
        }}
      />
    </main>
  )
}
