import type {
  AdmissionOverview,
  AdmissionRun,
} from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { Alert } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePublishRun } from './admission.queries.ts'
import { admissionText } from './admission.text.ts'

type Props = {
  isOpen: boolean
  run: AdmissionRun
  warnings: AdmissionOverview['warnings']
  onClose: () => void
}

/** What publishing does, what to check before, and the reason of a refusal. */
export function PublishDialog({ isOpen, run, warnings, onClose }: Props) {
  const text = useText(admissionText)
  const { warnings: words } = useText(runWords)
  const publish = usePublishRun()
  const { number, admitted, waiting, unplaced } = run

  const close = () => {
    publish.reset()
    onClose()
  }

  const go = () =>
    publish.mutate(run.id, {
      onSuccess: ({ applicants }) => {
        toast.success(say(text.published, { count: applicants }))
        close()
      },
    })

  return (
    <Dialog
      title={say(text.publishQuestion, { number })}
      isOpen={isOpen}
      onClose={close}
      onOk={go}
      okText={text.publish}
      isBusy={publish.isPending}
    >
      {publish.error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={publish.error.message}
          className="form-refusal"
        />
      )}
      <p>{say(text.publishLead, { admitted, waiting, unplaced })}</p>
      {warnings.length > 0 && (
        <>
          <p>{text.publishWarnings}</p>
          <ul className="run-warnings">
            {warnings.map(({ is, count }) => (
              <li key={is}>{say(words[is], { count })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
