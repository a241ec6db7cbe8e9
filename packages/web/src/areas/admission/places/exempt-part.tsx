import { type ExemptRow, exemptSorts } from '@residency/contract/areas/admission/run/place.contract'
import type { AdmissionOverview } from '@residency/contract/areas/admission/run/run.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { BulkAnswer } from '@residency/contract/kernel'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkResult } from '../../../screens/review/bulk-result.tsx'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { useAdmitExempt, useExempt } from '../run/admission.queries.ts'
import { admissionText } from '../run/admission.text.ts'
import { placesText } from './places.text.ts'

/** Exempt applicants with the free seats of their choices; admitted one by one or in bulk. */
export function ExemptPart({
  admission,
  aside,
}: {
  admission: AdmissionOverview
  aside: ReactNode
}) {
  const text = useText(placesText)
  const title = useText(admissionText).title
  const intakeId = admission.intake.id
  const list = useListState('exempt', [])
  const result = useExempt({ ...list.input, intakeId })
  const [left, setLeft] = useState<BulkAnswer | null>(null)
  const admit = useAdmitExempt()
  const mayAdmit = admission.actions.includes('admitExempt')

  const go = (rows: readonly ExemptRow[]) =>
    admit.mutate(
      { intakeId, ids: rows.map((row) => row.id) },
      {
        onSuccess: (answer) => {
          if (answer.done) toast.success(say(text.exempted, { count: answer.done }))
          setLeft(answer)
        },
      },
    )

  return (
    <>
      <ListScreen<ExemptRow>
        title={title}
        lead={result.data && say(text.exemptLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useExemptColumns(mayAdmit ? (row) => go([row]) : null)}
        sorts={exemptSorts}
        filters={[]}
        actions={aside}
        {...(mayAdmit
          ? {
              bulk: (rows, done) => (
                <Button
                  type="primary"
                  loading={admit.isPending}
                  onClick={() => {
                    go(rows)
                    done()
                  }}
                >
                  {text.exemptGo}
                </Button>
              ),
            }
          : {})}
      >
        {text.exemptNone}
      </ListScreen>
      <BulkResult result={left} onClose={() => setLeft(null)} />
    </>
  )
}

function useExemptColumns(admit: ((row: ExemptRow) => void) | null): Column<ExemptRow>[] {
  const text = useText(placesText)
  const shared = useText(admissionText)
  const { traineeKinds } = useText(signupWords)

  const choiceStatus = ({ isEligible, free }: ExemptRow['choices'][number]) => {
    if (isEligible) return say(text.eligible, { free })

    return isEligible === null ? text.notJudged : text.notEligible
  }

  return [
    { key: 'realName', title: shared.name, width: 140, card: 'title', cell: (row) => row.realName },
    {
      key: 'traineeKind',
      title: shared.kind,
      width: 110,
      card: 'state',
      cell: (row) => traineeKinds[row.traineeKind],
    },
    {
      key: 'choices',
      title: text.choices,
      width: 420,
      card: 'fact',
      cell: (row) => (
        <span className="cell-lines exempt-choices">
          {row.choices.map((choice) => (
            <span key={choice.offerId}>
              {choice.offer}
              <small>{choiceStatus(choice)}</small>
            </span>
          ))}
        </span>
      ),
    },
    actionsColumn(text.actions, 100, (row) =>
      admit ? [{ key: 'admit', label: text.exemptOne, onClick: () => admit(row) }] : [],
    ),
  ]
}
