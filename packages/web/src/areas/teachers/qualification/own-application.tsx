import type { OwnQualification } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { Alert, Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { DetailScreen, type HistoryItem } from '../../../screens/detail-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { FileNames } from '../file-names.tsx'
import { ConditionList } from './condition-list.tsx'
import { ApplyButton, PresentQualification } from './own-parts.tsx'
import { type OwnQualifications, useActOnOwn, useDeleteOwn } from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'
import { useQualificationFacts } from './qualification-facts.tsx'
import { reasonKind, stepsOf, TONES } from './qualification-state.rules.ts'

type Props = { own: OwnQualifications; application: OwnQualification; onEdit: () => void }

/** The own application with its state, what the applicant may do, its conditions and its way. */
export function OwnApplication({ own, application, onEdit }: Props) {
  const text = useText(qualificationText)
  const { flows } = useText(qualificationWords)
  const factsOf = useQualificationFacts()

  const history = application.schedule
    .filter(({ isDone }) => isDone)
    .map(
      (step): HistoryItem => ({
        key: `${step.action} ${step.at}`,
        what: step.label,
        who: step.by,
        at: step.at,
        why: step.reason,
      }),
    )
    .toReversed()

  const kind = reasonKind(application.state)

  return (
    <DetailScreen
      title={text.own.title}
      state={
        <StateTag tone={TONES[application.state]}>
          {flows.qualification.states[application.state]}
        </StateTag>
      }
      actions={<OwnActions own={own} qualification={application} onEdit={onEdit} />}
      banner={
        <>
          {own.held && <PresentQualification qualification={own.held} />}
          {kind && (
            <Alert
              type="warning"
              showIcon
              title={say(text.own[kind], { reason: application.reason ?? '' })}
            />
          )}
        </>
      }
      steps={stepsOf(application.schedule)}
      sections={[
        ...(application.conditions.length
          ? [
              {
                title: text.conditions,
                content: <ConditionList conditions={application.conditions} />,
              },
            ]
          : []),
        { title: text.facts, content: <FactList facts={factsOf(application)} /> },
        ...(application.files.length
          ? [{ title: text.papers, content: <FileNames files={application.files} /> }]
          : []),
      ]}
      history={history}
    />
  )
}

function OwnActions({
  own,
  qualification,
  onEdit,
}: {
  own: OwnQualifications
  qualification: OwnQualification
  onEdit: () => void
}) {
  const { own: text, remove: removeText } = useText(qualificationText)
  const { actions } = useText(qualificationWords).flows.qualification
  const act = useActOnOwn()
  const remove = useDeleteOwn()

  const send = async (action: 'submit' | 'resubmit' | 'withdraw') => {
    const isEnd = action === 'withdraw'

    const question = isEnd
      ? {
          title: text.withdrawQuestion,
          content: text.withdrawNote,
          okText: actions.withdraw,
          danger: true,
        }
      : { title: text.submitQuestion, content: text.submitNote, okText: actions[action] }

    if (!(await ask(question))) return

    act.mutate(
      { action, version: qualification.version },
      { onSuccess: () => void toast.success(isEnd ? text.withdrawn : text.submitted) },
    )
  }

  const discard = () =>
    askToDelete({ ...text, remove: removeText }, {}, () => remove.mutateAsync(qualification.id))

  return (
    <>
      {!qualification.isEditable && <ApplyButton own={own} onApply={onEdit} />}
      {qualification.mayDelete && <Button onClick={discard}>{removeText}</Button>}
      {qualification.actions.includes('withdraw') && (
        <Button onClick={() => void send('withdraw')}>{actions.withdraw}</Button>
      )}
      {qualification.isEditable && <Button onClick={onEdit}>{text.edit}</Button>}
      {qualification.actions
        .filter((action) => action !== 'withdraw')
        .map((action) => (
          <Button
            key={action}
            type="primary"
            loading={act.isPending}
            onClick={() => void send(action)}
          >
            {actions[action]}
          </Button>
        ))}
    </>
  )
}
