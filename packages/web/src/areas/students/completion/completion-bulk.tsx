import type { Completion } from '@residency/contract/areas/students/completion/completion.contract'
import type { BulkAnswer } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { BulkResult } from '../../../screens/review/bulk-result.tsx'
import { useIssueCertificates } from '../certificates/certificate.queries.ts'
import { certificatesText } from '../certificates/certificates.text.ts'
import { useCompletionReview } from './completion-review.tsx'

/**
 * What is done with the ticked completions: decide, or issue certificates where all of them wait
 * for one.
 */
export function CompletionBulk({
  rows,
  onDone,
}: {
  rows: readonly Completion[]
  onDone: () => void
}) {
  const text = useText(certificatesText)
  const review = useCompletionReview()
  const issue = useIssueCertificates()
  const [result, setResult] = useState<BulkAnswer | null>(null)

  const go = async () => {
    const count = rows.length
    if (
      !(await ask({
        title: say(text.issueQuestion, { count }),
        content: text.issueNote,
        okText: text.issue,
      }))
    )
      return

    const answer = await issue.mutateAsync(rows.map(({ id }) => id))
    if (answer.done) toast.success(say(text.issued, { count: answer.done }))

    setResult(answer)
    onDone()
  }

  return (
    <>
      {rows.every(({ mayIssue }) => mayIssue) && (
        <Button
          size="small"
          type="primary"
          loading={issue.isPending}
          onClick={() => void go().catch(() => {})}
        >
          {text.issue}
        </Button>
      )}
      <BulkDecisions review={review} rows={rows} onDone={onDone} />
      <BulkResult result={result} onClose={() => setResult(null)} />
    </>
  )
}
