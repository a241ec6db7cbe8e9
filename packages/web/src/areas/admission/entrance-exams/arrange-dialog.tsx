import type { ArrangementInput } from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { TRAINEE_KINDS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Alert, Button, Checkbox, Form, Select } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useClear } from '../../../ui/fields/use-clear.tsx'
import { ArrangementPreview } from './arrangement-preview.tsx'
import { useArrange, useArrangementPlan } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { SessionForm } from './session-form.tsx'

export type ArrangeDialogProps = {
  isOpen: boolean
  intake: ExamIntake
  ids: number[] | null
  onClose: () => void
}

type Group = Pick<ArrangementInput, 'baseId' | 'majorId' | 'traineeKind'>

/** Choose examinees and sessions, preview the arrangement, then apply it. */
export function ArrangeDialog(props: ArrangeDialogProps) {
  return props.isOpen ? <OneArrangement {...props} /> : null
}

function OneArrangement({ intake, ids, onClose }: ArrangeDialogProps) {
  const text = useText(examText)
  const open = intake.sessions.filter((session) => !session.hasBegun)
  const [group, setGroup] = useState<Group>({})
  const [chosen, setChosen] = useState<number[] | null>(null)
  const [isAdding, setAdding] = useState(false)
  // Until a choice is made: every session with free seats, including new ones.
  const sessionIds =
    chosen ?? open.filter((session) => session.free > 0).map((session) => session.value)
  const preference = { intakeId: intake.id, ...(ids ? { ids } : group), sessionIds }
  const plan = useArrangementPlan(sessionIds.length ? preference : null)
  const arrange = useArrange()
  const people = sessionIds.length && !plan.error ? (plan.data?.people ?? 0) : 0
  const isReady = people > 0 && plan.data?.missing === 0 && !plan.isFetching

  const go = async () => {
    if (!isReady) return

    // The refusal is shown in the dialog.
    const done = await arrange.mutateAsync({ ...preference, people }).catch(() => null)
    if (!done) return

    toast.success(say(text.arranged, { count: done.arranged }))
    onClose()
  }

  const fault = arrange.error ?? plan.error

  return (
    <Dialog
      title={text.arrangeTitle}
      isOpen
      onClose={onClose}
      width={760}
      isBusy={arrange.isPending}
      {...(isReady ? { onOk: () => void go(), okText: say(text.go, { count: people }) } : {})}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={text.who}>
          {ids ? (
            say(text.chosen, { count: ids.length })
          ) : (
            <GroupChoice intake={intake} value={group} onChange={setGroup} />
          )}
        </Form.Item>
        <Form.Item label={text.whichSessions} extra={open.length > 0 && text.order}>
          {open.length ? (
            <Checkbox.Group
              className="session-choice"
              value={sessionIds}
              onChange={setChosen}
              options={open.map(({ value, label, free }) => ({
                value,
                label: say(text.sessionFree, { name: label, free }),
              }))}
            />
          ) : (
            <p className="soft">{text.noSessions}</p>
          )}
          <Button onClick={() => setAdding(true)}>{text.add}</Button>
        </Form.Item>
      </Form>
      <SessionForm
        isOpen={isAdding}
        id={null}
        intakeId={intake.id}
        onClose={() => setAdding(false)}
      />
      {fault && (
        <Alert type="error" showIcon title={fault.message} role="alert" className="form-refusal" />
      )}
      {sessionIds.length > 0 && plan.data && !plan.error && <ArrangementPreview plan={plan.data} />}
    </Dialog>
  )
}

/** By base, major and kind of the first choice; no filter means everybody. */
function GroupChoice({
  intake,
  value,
  onChange,
}: {
  intake: ExamIntake
  value: Group
  onChange: (next: Group) => void
}) {
  const text = useText(examText)
  const clear = useClear()
  const { traineeKinds } = useText(signupWords)
  const majors = intake.majors.filter((major) => !value.baseId || major.baseId === value.baseId)
  const kinds = toChoices(TRAINEE_KINDS, traineeKinds)

  return (
    <div className="group-choice">
      <Select
        allowClear={clear}
        aria-label={text.everyBase}
        placeholder={text.everyBase}
        options={[...intake.bases]}
        value={value.baseId}
        onChange={(baseId) => onChange({ ...value, baseId, majorId: undefined })}
      />
      <Select
        allowClear={clear}
        aria-label={text.everyMajor}
        placeholder={text.everyMajor}
        options={majors}
        value={value.majorId}
        onChange={(majorId) => onChange({ ...value, majorId })}
      />
      <Select
        allowClear={clear}
        aria-label={text.everyKind}
        placeholder={text.everyKind}
        options={kinds}
        value={value.traineeKind}
        onChange={(traineeKind) => onChange({ ...value, traineeKind })}
      />
    </div>
  )
}
