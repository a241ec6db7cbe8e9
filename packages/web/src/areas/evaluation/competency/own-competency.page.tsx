import { AreaPart } from '../../../platform/area-parts.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useOwnRadar } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'
import { RadarView } from './radar-view.tsx'

/** View key evaluate/competency/own: the own radar. */
export default function OwnCompetencyPage() {
  const text = useText(competencyText)
  const { data, error, refetch } = useOwnRadar()
  if (!data) return <Pending title={text.ownTitle} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead
        title={text.ownTitle}
        lead={data.cohort ? say(text.ownLead, { cohort: data.cohort }) : text.ownLeadPlain}
      />
      <RadarView radar={data} isOwn />
      <AreaPart name="supervisionLevels" props={{ traineeId: null }} />
    </section>
  )
}
