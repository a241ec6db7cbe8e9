import type {
  CohortDetail,
  Deviation,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import { deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { NewerNote, useEditedRecord } from '../../../screens/edited/edited-record.tsx'
import { StepDialog } from '../../../screens/review/reason-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './cohort.css'
import { useApproveDeviation, useExplainDeviation, useRejectDeviation } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'
import { viewOfState } from './cohort-tones.rules.ts'

/**
 * What differs from the standard, clause by clause: both sides, the reason, and what the office
 * decides.
 */
export function DeviationList({
  cohort,
}: {
  cohort: Pick<CohortDetail, 'deviations' | 'actions'>
}) {
  const text = useText(cohortText)
  const [rejected, setRejected] = useState<Deviation | null>(null)
  const canExplain = cohort.actions.includes('edit')
  if (cohort.deviations.length === 0) return <p className="soft">{text.noDeviation}</p>

  return (
    <>
      <ul className="deviations">
        {cohort.deviations.map((deviation) => (
          <li key={deviation.id}>
            <div className="deviation-head">
              <strong>{deviation.clause}</strong>
              <DeviationState deviation={deviation} isEdited={canExplain} />
            </div>
            <dl className="deviation-sides">
              <dt>{text.asked}</dt>
              <dd>{deviation.standard}</dd>
              <dt>{text.local}</dt>
              <dd>{deviation.cohort}</dd>
            </dl>
            {deviation.objection && (
              <p className="deviation-objection">
                {say(text.objection, { reason: deviation.objection })}
              </p>
            )}
            {canExplain ? (
              <ReasonInput deviation={deviation} />
            ) : (
              <p>
                {deviation.reason === null ? (
                  <span className="soft">{text.noReason}</span>
                ) : (
                  say(text.because, { reason: deviation.reason })
                )}
              </p>
            )}
            <Decisions deviation={deviation} onReject={() => setRejected(deviation)} />
          </li>
        ))}
      </ul>
      <RejectForm deviation={rejected} onClose={() => setRejected(null)} />
    </>
  )
}

function DeviationState({ deviation, isEdited }: { deviation: Deviation; isEdited: boolean }) {
  const { needsReason, explained } = useText(cohortText)
  const { states } = useText(cohortWords).flows.deviation
  const { key, tone } = viewOfState(deviation, isEdited)

  return <StateTag tone={tone}>{{ ...states, needsReason, explained }[key]}</StateTag>
}

/** The reason, saved by itself: a button appears once it was changed. */
function ReasonInput({ deviation }: { deviation: Deviation }) {
  const text = useText(cohortText)
  const explain = useExplainDeviation()
  const [typed, setTyped] = useState<string | null>(null)
  const edited = useEditedRecord(deviation, typed !== null)
  const reason = typed ?? deviation.reason ?? ''
  const isChanged = reason.trim() !== (edited.reason ?? '')

  const onSaved = () => {
    setTyped(null)
    toast.success(text.reasonSaved)
  }

  useUnsaved(isChanged, { isUnsaved: () => isChanged && !explain.isPending })

  return (
    <div className="deviation-reason">
      <Input.TextArea
        aria-label={`${text.reason}${text.colon}${deviation.clause}`}
        placeholder={text.reasonHint}
        value={reason}
        maxLength={500}
        autoSize={{ minRows: 1, maxRows: 6 }}
        status={deviation.reason === null && !isChanged ? 'warning' : ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChanged && (
        <Button
          type="primary"
          disabled={reason.trim() === ''}
          loading={explain.isPending}
          onClick={() =>
            explain.mutate(
              { id: deviation.id, version: edited.version, reason },
              { onSuccess: onSaved },
            )
          }
        >
          {text.saveReason}
        </Button>
      )}
      <NewerNote
        edited={edited}
        record={deviation}
        isSaving={explain.isPending}
        onDiscard={() => setTyped(null)}
      />
    </div>
  )
}

function Decisions({ deviation, onReject }: { deviation: Deviation; onReject: () => void }) {
  const text = useText(cohortText)
  const { actions } = useText(cohortWords).flows.deviation
  const approve = useApproveDeviation()
  if (deviation.actions.length === 0) return null

  return (
    <div className="deviation-acts">
      {deviation.actions.includes('approve') && (
        <Button
          loading={approve.isPending}
          aria-label={`${actions.approve}${text.colon}${deviation.clause}`}
          onClick={() =>
            approve.mutate(
              { id: deviation.id, version: deviation.version, action: 'approve', reason: null },
              { onSuccess: () => void toast.success(text.decided) },
            )
          }
        >
          {actions.approve}
        </Button>
      )}
      {deviation.actions.includes('reject') && (
        <Button
          danger
          aria-label={`${actions.reject}${text.colon}${deviation.clause}`}
          onClick={onReject}
        >
          {actions.reject}
        </Button>
      )}
    </div>
  )
}

function RejectForm({ deviation, onClose }: { deviation: Deviation | null; onClose: () => void }) {
  const text = useText(cohortText)
  const { actions } = useText(cohortWords).flows.deviation
  const reject = useRejectDeviation()

  return (
    <StepDialog
      isOpen={deviation !== null}
      flow={deviationFlow.name}
      action="reject"
      title={say(text.rejectTitle, { clause: deviation?.clause ?? '' })}
      okText={actions.reject}
      onClose={onClose}
      submit={async (reason) => {
        if (!deviation) return

        await reject.mutateAsync({
          id: deviation.id,
          version: deviation.version,
          action: 'reject',
          reason,
        })
        toast.success(text.decided)
      }}
    />
  )
}
