import type { Target } from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import type { Side } from '@residency/contract/areas/evaluation/templates/template.contract'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useProgress } from './target.columns.tsx'
import { useTarget } from './target.queries.ts'
import { targetText } from './target.text.ts'
import { TargetLoad } from './target-load.tsx'
import { TargetPeople } from './target-people.tsx'
import { TargetTasks } from './target-tasks.tsx'
import { isPlanned, TARGET_TONES } from './target-tones.rules.ts'
import { useTargetDialogs } from './use-target-dialogs.tsx'

/**
 * A target: before it is opened with the people whom it would ask, afterwards with who has
 * answered.
 */
export function TargetRecord({ id, list, side }: { id: number; list: string; side: Side }) {
  const text = useText(targetText)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { flows, directions } = useText(targetWords)
  const { data, error, refetch } = useTarget(id)
  const { actionsOf, dialogs } = useTargetDialogs(side, () => navigate(pathOf(null)))
  const factsOf = useFacts()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={
          <>
            <StateTag tone={TARGET_TONES[data.state]}>
              {flows.evaluationTarget.states[data.state]}
            </StateTag>{' '}
            {directions[data.direction]}
          </>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: text.about, facts: factsOf(data) },
          ...(isPlanned(data.state)
            ? [
                { title: text.people, content: <TargetPeople id={id} /> },
                { title: text.load, content: <TargetLoad id={id} /> },
              ]
            : [{ title: text.tasks, content: <TargetTasks target={data} /> }]),
        ]}
      />
      {dialogs}
    </>
  )
}

function useFacts() {
  const text = useText(targetText)
  const { fields, occasions } = useText(targetWords)
  const progress = useProgress()

  return (target: Target & { cohorts: readonly string[]; departments: readonly string[] }) => [
    { label: fields.templateId, value: target.template },
    { label: fields.occasion, value: occasions[target.occasion] },
    {
      label: text.period,
      value: say(text.span, { from: target.periodFrom, until: target.periodUntil }),
    },
    { label: fields.dueOn, value: target.dueOn },
    { label: fields.closesOn, value: target.closesOn },
    { label: fields.isAnonymous, value: target.isAnonymous ? text.yes : text.no },
    {
      label: fields.raters,
      value:
        target.raters === null ? text.everybody : say(text.ratersEach, { count: target.raters }),
    },
    { label: fields.baseId, value: target.base ?? text.allBases },
    { label: fields.cohortIds, value: target.cohorts.join(' · ') || text.all },
    { label: fields.departmentIds, value: target.departments.join(' · ') || text.all },
    { label: text.progress, value: progress(target) },
  ]
}
