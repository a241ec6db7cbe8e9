import type { Exam, ExamStep } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { AddCandidatesProps } from '../candidates/add-candidates-form.tsx'
import type { LateAnswersProps } from '../invigilation/late-answers.tsx'
import { sharingWarnings } from '../secrecy/sharing-warning.rules.ts'
import { readExam, readSharingExams, useActOnExam } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import type { ExamFormProps } from './exam-form.tsx'
import type { ResitFormProps } from './resit-form.tsx'
import { staffWarnings } from './staff-warning.rules.ts'
import type { StepFormProps } from './step-form.tsx'

const ExamForm = lazyDialog<ExamFormProps>(() =>
  import('./exam-form.tsx').then((part) => part.default),
)

const StepForm = lazyDialog<StepFormProps>(() =>
  import('./step-form.tsx').then((part) => part.default),
)

const ResitForm = lazyDialog<ResitFormProps>(() =>
  import('./resit-form.tsx').then((part) => part.default),
)

const AddCandidates = lazyDialog<AddCandidatesProps>(() =>
  import('../candidates/add-candidates-form.tsx').then((part) => part.default),
)

const LateAnswers = lazyDialog<LateAnswersProps>(() =>
  import('../invigilation/late-answers.tsx').then((part) => part.default),
)

type What = 'form' | 'retract' | 'cancel' | 'resit' | 'people' | 'late'
type Act = Exclude<Exam['actions'][number], 'export'>
type ConfirmedAct = 'publish' | 'unpublish' | 'release'

/** Watching comes first while an exam runs, and late before. */
const orderOf = ({ phase }: Exam, all: readonly Act[]) =>
  phase === 'open' ? all : [...all.filter((key) => key !== 'watch'), 'watch' as const]

/**
 * What may be done with an exam, with its dialogs; list and record share it. `onMade`: where a new
 * exam leads.
 */
export function useExamActions(onMade: (id: number) => void) {
  const text = useText(examText)
  const { actions } = useText(examWords).flows.exam
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<{ what: What; exam: Exam | null } | null>(null)
  const act = useActOnExam()

  /** A warning that cannot be read does not prevent the step: the server hides what it must. */
  const warningsOf = async (id: number, action: 'publish' | 'release') => {
    const none = () => []
    const sharing = readSharingExams(id).then(
      (exams) => sharingWarnings(exams, action, text.sharing, text.comma),
      none,
    )

    const staff =
      action === 'publish'
        ? readExam(id).then((exam) => staffWarnings(exam, text.staffWarnings), none)
        : []

    return (await Promise.all([staff, sharing])).flat()
  }

  const step =
    (action: ConfirmedAct) =>
    async ({ id, version, name }: Exam) => {
      const content = [
        text.notes[action],
        ...(action === 'unpublish' ? [] : await warningsOf(id, action)),
      ].join(' ')
      if (
        !(await ask({
          title: say(text.questions[action], { name }),
          content,
          okText: actions[action],
        }))
      )
        return

      const done = await act
        .mutateAsync({ id, version, action, reason: null })
        .catch((e: Error) => toast.error(e.message))
      if (done) toast.success(text.done[action])
    }

  const show = (what: What) => (exam: Exam) => setDialog({ what, exam })

  const acts: Record<Act, { label: string; danger?: boolean; onClick: (exam: Exam) => void }> = {
    watch: { label: text.watch, onClick: ({ id }) => void navigate(`/course/watch?id=${id}`) },
    release: { label: actions.release, onClick: (exam) => void step('release')(exam) },
    late: { label: text.lateTitle, onClick: show('late') },
    publish: { label: actions.publish, onClick: (exam) => void step('publish')(exam) },
    people: { label: text.addPeople, onClick: show('people') },
    edit: { label: text.edit, onClick: show('form') },
    resit: { label: text.resit, onClick: show('resit') },
    unpublish: { label: actions.unpublish, onClick: (exam) => void step('unpublish')(exam) },
    retract: { label: actions.retract, danger: true, onClick: show('retract') },
    cancel: { label: actions.cancel, danger: true, onClick: show('cancel') },
  }

  const actionsOf = (exam: Exam): RowAction[] =>
    orderOf(exam, Object.keys(acts) as Act[])
      .filter((key) => exam.actions.includes(key))
      .map((key) => ({ key, ...acts[key], onClick: () => acts[key].onClick(exam) }))

  const of = (what: What) => ({ isOpen: dialog?.what === what, onClose: () => setDialog(null) })
  const exam = dialog?.exam ?? null
  const stepNow: ExamStep = dialog?.what === 'retract' ? 'retract' : 'cancel'

  const dialogs = (
    <>
      <ExamForm {...of('form')} id={exam?.id ?? null} onMade={onMade} />
      <StepForm
        {...of(stepNow === 'retract' ? 'retract' : 'cancel')}
        exam={exam}
        action={stepNow}
      />
      <ResitForm {...of('resit')} exam={exam} onMade={onMade} />
      <AddCandidates {...of('people')} id={exam?.id ?? 0} />
      <LateAnswers {...of('late')} id={exam?.id ?? null} />
    </>
  )

  return { actionsOf, dialogs, add: () => setDialog({ what: 'form', exam: null }) }
}
