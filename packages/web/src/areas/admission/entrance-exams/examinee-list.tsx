import {
  EXAM_STAGES,
  type Examinee,
  examineeSorts,
} from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { isAllowedForAll } from '../../../ui/tables/allowed-actions.ts'
import { downloadTicket, useExaminees } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { useExamineeColumns } from './examinee.columns.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

const MoveDialog = lazyDialog<MoveDialogProps>(() =>
  import('./move-dialog.tsx').then((part) => part.MoveDialog),
)

type Props = { intake: ExamIntake; aside: ReactNode; onArrange: (ids: number[]) => void }

/** The examinees: waiting, seated, scored. */
export function ExamineeList({ intake, aside, onArrange }: Props) {
  const text = useText(examText)
  const { fields, examStages } = useText(examsWords)
  const { traineeKinds } = useText(signupWords)

  const list = useListState('examinees', [
    'keywords',
    'stage',
    'sessionId',
    'majorId',
    'traineeKind',
  ])

  const result = useExaminees({
    ...list.input,
    intakeId: intake.id,
  })

  const moveDialog = useRowDialog<Examinee>()

  const columns = useExamineeColumns((what, row) => {
    if (what === 'arrange') return onArrange([row.id])
    if (what === 'move') return moveDialog.open(row)

    toast.info(text.drawing)

    return void downloadTicket(row.id).catch(() => {})
  })

  const free = intake.sessions.reduce(
    (sum, session) => sum + (session.hasBegun ? 0 : session.free),
    0,
  )

  return (
    <>
      <ListScreen<Examinee>
        title={text.title}
        lead={say(text.lead, { waiting: intake.waiting, arranged: intake.arranged, free })}
        list={list}
        result={result}
        columns={columns}
        sorts={examineeSorts}
        filters={[
          textFilter('keywords', text.searchExaminee),
          choiceFilter('stage', fields.stage, toChoices(EXAM_STAGES, examStages)),
          choiceFilter('sessionId', text.session, toTextChoices(intake.sessions)),
          choiceFilter('majorId', fields.majorId, toTextChoices(intake.majors)),
          choiceFilter('traineeKind', fields.traineeKind, toChoices(TRAINEE_KINDS, traineeKinds)),
        ]}
        actions={aside}
        bulk={(rows, done) =>
          isAllowedForAll(rows, 'arrange') && (
            <Button
              type="primary"
              onClick={() => {
                onArrange(rows.map((row) => row.id))
                done()
              }}
            >
              {text.arrangeChosen}
            </Button>
          )
        }
      >
        {text.noExaminee}
      </ListScreen>
      <MoveDialog
        isOpen={moveDialog.isOpen}
        examinee={moveDialog.opened}
        intake={intake}
        onClose={moveDialog.close}
      />
    </>
  )
}
