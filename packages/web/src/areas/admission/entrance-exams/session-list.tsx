import { examsPermissions as may } from '@residency/contract/areas/admission/entrance-exams/access'
import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import {
  type ExamSession,
  examSessionSorts,
} from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import {
  downloadTickets,
  type SessionListInput,
  useDeleteSession,
  useExamSessions,
} from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { useSessionColumns } from './session.columns.tsx'

const SessionForm = lazyDialog(() => import('./session-form.tsx').then((part) => part.SessionForm))
type Props = { intake: ExamIntake; aside: ReactNode; onArrange: () => void }

/** The sessions of an intake and their occupancy. */
export function SessionList({ intake, aside, onArrange }: Props) {
  const text = useText(examText)
  const list = useListState('exam-sessions', ['keywords'])
  const result = useExamSessions({ ...list.input, intakeId: intake.id } as SessionListInput)
  const remove = useDeleteSession()
  const sessionForm = useRowDialog<number>()
  const onRemove = ({ id, name }: ExamSession) =>
    askToDelete(text, { name }, () => remove.mutateAsync(id))

  const columns = useSessionColumns((what, row) => {
    if (what === 'edit') sessionForm.open(row.id)
    else if (what === 'delete') void onRemove(row)
    else {
      toast.info(text.drawing)
      void downloadTickets(row.id).catch(() => {})
    }
  })

  const free = intake.sessions.reduce(
    (sum, session) => sum + (session.hasBegun ? 0 : session.free),
    0,
  )
  const lead = intake.sessions.length
    ? say(text.lead, { waiting: intake.waiting, arranged: intake.arranged, free })
    : text.leadEmpty

  return (
    <>
      <ListScreen<ExamSession>
        title={text.title}
        lead={lead}
        list={list}
        result={result}
        columns={columns}
        sorts={examSessionSorts}
        filters={[textFilter('keywords', text.searchSession)]}
        actions={
          <>
            {aside}
            <Can perm={[may.arrange]}>
              <Button onClick={sessionForm.add}>{text.add}</Button>
              <Button type="primary" disabled={intake.waiting === 0} onClick={onArrange}>
                {text.arrange}
              </Button>
            </Can>
          </>
        }
      >
        {text.noSession}
      </ListScreen>
      <SessionForm
        isOpen={sessionForm.isOpen}
        id={sessionForm.opened}
        intakeId={intake.id}
        onClose={sessionForm.close}
      />
    </>
  )
}
