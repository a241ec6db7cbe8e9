import { trainingWords } from '@residency/contract/areas/teachers/training/text'
import {
  type ClassDetail,
  participantExport,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import type { CLASS_ACTIONS } from '@residency/contract/areas/teachers/training/training-class.flow'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ClassDialogProps } from './class-dialogs.tsx'
import type { CodeScreenProps } from './code-screen.tsx'
import { printSignInSheet, useActOnClass } from './training.queries.ts'
import { isCancelled } from './training.rules.ts'
import { trainingText } from './training.text.ts'

const dialog = (name: 'AddParticipants' | 'EditMaterials' | 'CancelClass') =>
  lazyDialog<ClassDialogProps>(() => import('./class-dialogs.tsx').then((part) => part[name]))

const DIALOGS = {
  add: dialog('AddParticipants'),
  materials: dialog('EditMaterials'),
  cancel: dialog('CancelClass'),
}

const CodeScreen = lazyDialog<CodeScreenProps>(() =>
  import('./code-screen.tsx').then((part) => part.default),
)

type DialogKey = keyof typeof DIALOGS | 'code'
type Step = Exclude<(typeof CLASS_ACTIONS)[number], 'cancel'>

/** What the organiser may do now: the next step, the code of today, people, materials, lists. */
export function ClassActions({
  trainingClass,
  onEdit,
}: {
  trainingClass: ClassDetail
  onEdit: () => void
}) {
  const { classes, detail: text } = useText(trainingText)
  const { actions } = useText(trainingWords).flows.trainingClass
  const [openDialog, setOpenDialog] = useState<DialogKey | null>(null)
  const act = useActOnClass()

  const go = async (action: Step) => {
    const question = {
      title: say(text.questions[action], { name: trainingClass.className }),
      content: text.notes[action],
      okText: actions[action],
    }

    if (!(await ask(question))) return

    const done = await act
      .mutateAsync({ id: trainingClass.id, action, reason: null, version: trainingClass.version })
      .catch((e: Error) => toast.error(e.message))
    if (!done) return

    toast.success(
      action === 'finish'
        ? `${text.done.finish} · ${say(text.certificates, { count: done.certificates })}`
        : text.done[action],
    )
  }

  const isUnderWay = trainingClass.actions.includes('cancel')
  const steps = trainingClass.actions.filter((action): action is Step => action !== 'cancel')
  const close = () => setOpenDialog(null)

  return (
    <>
      {isUnderWay && (
        <Button danger onClick={() => setOpenDialog('cancel')}>
          {actions.cancel}
        </Button>
      )}
      {trainingClass.isEditable && <Button onClick={onEdit}>{classes.edit}</Button>}
      {!isCancelled(trainingClass) && (
        <Button onClick={() => setOpenDialog('materials')}>{text.editMaterials}</Button>
      )}
      {isUnderWay && <Button onClick={() => setOpenDialog('add')}>{text.add}</Button>}
      {trainingClass.participants.length > 0 && (
        <>
          <DownloadButton download={() => printSignInSheet(trainingClass.id)}>
            {text.print}
          </DownloadButton>
          <ExportButton
            title={text.participants}
            calls={participantExport}
            filters={{ classId: String(trainingClass.id) }}
          />
        </>
      )}
      {steps.map((action) => (
        <Button
          key={action}
          type={trainingClass.today ? 'default' : 'primary'}
          loading={act.isPending}
          onClick={() => void go(action)}
        >
          {actions[action]}
        </Button>
      ))}
      {trainingClass.today && (
        <Button type="primary" onClick={() => setOpenDialog('code')}>
          {text.code}
        </Button>
      )}
      {Object.entries(DIALOGS).map(([key, Part]) => (
        <Part key={key} trainingClass={trainingClass} isOpen={openDialog === key} onClose={close} />
      ))}
      <CodeScreen id={trainingClass.id} isOpen={openDialog === 'code'} onClose={close} />
    </>
  )
}
