import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useSetUpSteps } from './set-up.queries.ts'
import { setUpText } from './set-up.text.ts'
import { StepList } from './step-list.tsx'

/** View key system/set-up/index: all steps of setting up, also those that are done. */
export default function SetUpPage() {
  const text = useText(setUpText)
  const { data, error, refetch } = useSetUpSteps()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const total = data.steps.length

  return (
    <section aria-label={text.title}>
      <PageHead
        title={text.title}
        lead={data.left ? say(text.progress, { total, count: total - data.left }) : text.finished}
      />
      <div className="panel">
        <StepList steps={data.steps} />
      </div>
    </section>
  )
}
