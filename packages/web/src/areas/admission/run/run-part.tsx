import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import type { AdmissionOverview } from '@residency/contract/areas/admission/run/run.contract'
import { Button, Empty } from 'antd'
import { type ReactNode, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { usePreviewRun } from './admission.queries.ts'
import { admissionText } from './admission.text.ts'
import { PoolBars } from './pool-bars.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RunLots, RunWarnings } from './run-notices.tsx'
import { useLead } from './use-lead.ts'

/** The run of an intake: obstacles, filled seats, lots; preview and publish. */
export function RunPart({ admission, aside }: { admission: AdmissionOverview; aside: ReactNode }) {
  const text = useText(admissionText)
  const [isPublishing, setPublishing] = useState(false)
  const run = usePreviewRun()
  const newest = admission.runs[0]
  const isOffice = usePerm([may.call])

  const [mayRun, mayPublish] = [
    admission.actions.includes('run'),
    admission.actions.includes('publish'),
  ]

  const preview = () =>
    run.mutate(admission.intake.id, {
      onSuccess: ({ admitted, waiting, unplaced }) =>
        toast.success(say(text.ran, { admitted, waiting, unplaced })),
    })

  const chooseRunLabel = () => {
    if (newest?.publishedAt) return text.runSecond

    return newest ? text.runAgain : text.run
  }

  return (
    <section aria-label={text.title}>
      <PageHead title={text.title} lead={useLead(admission)}>
        {aside}
        {mayRun && (
          <Button
            type={mayPublish ? 'default' : 'primary'}
            loading={run.isPending}
            onClick={preview}
          >
            {chooseRunLabel()}
          </Button>
        )}
        {mayPublish && (
          <Button type="primary" disabled={run.isPending} onClick={() => setPublishing(true)}>
            {text.publish}
          </Button>
        )}
      </PageHead>
      <RunWarnings admission={admission} />
      <div className="panel">
        <h2>{text.poolsTitle}</h2>
        {newest ? (
          <>
            <p className="run-meta">
              {say(text.runOf, {
                number: newest.number,
                at: newest.createdAt,
                by: newest.createdBy,
              })}
              {newest.publishedAt &&
                ` · ${say(text.publishedBy, { at: newest.publishedAt, by: newest.publishedBy ?? '' })}`}
              {newest.round === 2 && ` · ${text.round2}`}
            </p>
            <PoolBars runId={newest.id} />
          </>
        ) : (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={isOffice ? text.poolsNone : text.poolsNoneBase}
          />
        )}
      </div>
      <RunLots admission={admission} />
      {newest && (
        <PublishDialog
          isOpen={isPublishing}
          run={newest}
          warnings={admission.warnings}
          onClose={() => setPublishing(false)}
        />
      )}
    </section>
  )
}
