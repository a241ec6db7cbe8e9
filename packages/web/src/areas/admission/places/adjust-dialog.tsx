import { pointsText } from '@residency/contract/areas/admission/outcome.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert, Skeleton } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAdjustment, usePublishAdjustment } from '../run/admission.queries.ts'
import { placesText } from './places.text.ts'

export type AdjustDialogProps = { isOpen: boolean; intakeId: number; onClose: () => void }

/**
 * Preview of the adjustment: who would be placed where among the remaining seats; then all at once.
 */
export function AdjustDialog({ isOpen, intakeId, onClose }: AdjustDialogProps) {
  const text = useText(placesText)
  const { traineeKinds } = useText(signupWords)
  const { data, error } = useAdjustment(isOpen ? intakeId : null)
  const publish = usePublishAdjustment()
  const count = data?.rows.length ?? 0

  const close = () => {
    publish.reset()
    onClose()
  }

  const go = () =>
    publish.mutate(
      { intakeId, hash: data!.hash },
      {
        onSuccess: ({ done }) => {
          toast.success(say(text.adjusted, { count: done }))
          close()
        },
      },
    )

  const fault = publish.error ?? error

  return (
    <Dialog
      title={text.adjustTitle}
      isOpen={isOpen}
      onClose={close}
      width={720}
      isBusy={publish.isPending}
      {...(count > 0 ? { onOk: go, okText: say(text.adjustGo, { count }) } : {})}
    >
      {fault && (
        <Alert type="error" showIcon role="alert" title={fault.message} className="form-refusal" />
      )}
      <p className="soft">{text.adjustLead}</p>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
      {data && (
        <p>
          {count ? say(text.adjustCount, { count, unplaced: data.unplaced }) : text.adjustNobody}
        </p>
      )}
      {data && count > 0 && (
        <ol className="adjust-rows">
          {data.rows.map((row) => (
            <li key={row.id}>
              <span>
                {row.realName}
                <small>{`${traineeKinds[row.traineeKind]} · ${say(text.total, { total: pointsText(row.total) })}`}</small>
              </span>
              <span>
                <small>{text.from}</small>
                {row.firstChoice}
              </span>
              <span>
                <small>{text.to}</small>
                {row.offer}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
