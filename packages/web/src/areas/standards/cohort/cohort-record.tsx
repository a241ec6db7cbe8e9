import type { CohortDetail } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { WhoDecides } from '../../../screens/review/who-decides.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { MonthRuler } from '../table/month-ruler.tsx'
import { RotationTable } from '../table/rotation-table.tsx'
import '../table/table.css'
import { useCohort } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import { CohortEditor } from './cohort-editor.tsx'
import { CohortBanner, RoundedNotes, useCohortFacts } from './cohort-facts.tsx'
import { COHORT_TONES } from './cohort-tones.rules.ts'
import { DeviationList } from './deviation-list.tsx'
import { useCohortActions } from './use-cohort-actions.tsx'

/** A cohort: what it is, its table, what differs from the standard, and what was decided. */
export function CohortRecord({ id, list }: { id: number; list: string }) {
  const text = useText(cohortText)
  const { flows } = useText(cohortWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const { data, error, refetch } = useCohort(id)
  const { actionsOf, dialogs } = useCohortActions(() => navigate(pathOf(null)))
  const factsOf = useCohortFacts()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const { actions } = flows.cohort

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={
          <StateTag tone={COHORT_TONES[data.state]}>{flows.cohort.states[data.state]}</StateTag>
        }
        actions={<PageActions actions={actionsOf(data)} />}
        banner={
          <>
            <CohortBanner cohort={data} />
            <WhoDecides flow={cohortFlow} id={id} mayDecide={data.actions.includes('approve')} />
          </>
        }
        sections={[
          { title: text.about, facts: factsOf(data) },
          { title: text.table, content: <CohortTable cohort={data} /> },
          {
            title:
              data.deviationCount === 0
                ? text.deviations
                : `${text.deviations} · ${say(text.deviationCount, { count: data.deviationCount })}`,
            content: <DeviationList cohort={data} />,
          },
        ]}
        history={data.history.map(({ id: key, action, at, who, reason }) => ({
          key: String(key),
          at,
          who,
          why: reason,
          what: actions[action as keyof typeof actions],
        }))}
      />
      {dialogs}
    </>
  )
}

/** The table, edited in place while that is allowed. */
export function CohortTable({ cohort }: { cohort: CohortDetail }) {
  const rows = cohort.rows.map(({ row }) => row)
  return (
    <>
      {cohort.actions.includes('edit') ? (
        <CohortEditor cohort={cohort} />
      ) : (
        <>
          <MonthRuler lengths={cohort} rows={rows} departments={cohort.departments} />
          <RotationTable rows={rows} departments={cohort.departments} />
        </>
      )}
      <RoundedNotes cohort={cohort} />
    </>
  )
}
