import type { Lecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnLecture } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import type { LectureFormProps } from './lecture-form.tsx'
import type { StepFormProps } from './step-form.tsx'

const LectureForm = lazyDialog<LectureFormProps>(() =>
  import('./lecture-form.tsx').then((part) => part.default),
)

const StepForm = lazyDialog<StepFormProps>(() =>
  import('./step-form.tsx').then((part) => part.default),
)

const LectureCode = lazyDialog(() => import('./lecture-code.tsx').then((part) => part.LectureCode))

type DialogState = {
  what: 'add' | 'edit' | 'copy' | 'code' | 'reopen' | 'cancel'
  lecture: Lecture | null
}

/** What may be done with a lecture, with its dialogs; list and record share it. */
export function useLectureActions() {
  const text = useText(attendanceText)
  const { actions } = useText(attendanceWords).flows.lecture
  const [dialog, setDialog] = useState<DialogState | null>(null)
  const act = useActOnLecture()

  const close = async ({ id, version, name }: Lecture) => {
    if (
      !(await ask({
        title: say(text.questions.close, { name }),
        content: text.notes.close,
        okText: actions.close,
      }))
    )
      return

    const done = await act
      .mutateAsync({ id, version, action: 'close', reason: null })
      .catch((e: Error) => toast.error(e.message))
    if (done) toast.success(text.done.close)
  }

  const show = (what: DialogState['what']) => (lecture: Lecture) => setDialog({ what, lecture })

  const acts = {
    code: { label: text.code, onClick: show('code') },
    edit: { label: text.edit, onClick: show('edit') },
    close: { label: actions.close, onClick: (lecture: Lecture) => void close(lecture) },
    reopen: { label: actions.reopen, onClick: show('reopen') },
    copy: { label: text.copy, onClick: show('copy') },
    cancel: { label: actions.cancel, danger: true, onClick: show('cancel') },
  }

  const actionsOf = (lecture: Lecture) => allowedActions(lecture, acts)
  const hide = () => setDialog(null)
  const id = dialog?.lecture?.id ?? null
  const isForm = dialog !== null && ['add', 'edit', 'copy'].includes(dialog.what)
  const isStep = dialog?.what === 'reopen' || dialog?.what === 'cancel'

  const dialogs = (
    <>
      <LectureForm isOpen={isForm} id={id} isCopy={dialog?.what === 'copy'} onClose={hide} />
      <StepForm
        isOpen={isStep}
        lecture={dialog?.lecture ?? null}
        action={dialog?.what === 'reopen' ? 'reopen' : 'cancel'}
        onClose={hide}
      />
      <LectureCode isOpen={dialog?.what === 'code'} id={id} onClose={hide} />
    </>
  )

  return { actionsOf, dialogs, add: () => setDialog({ what: 'add', lecture: null }) }
}
