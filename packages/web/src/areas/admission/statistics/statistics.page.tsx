import { statisticsPermissions as may } from '@residency/contract/areas/admission/statistics/access'
import { Button, Empty, Select, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Figures } from './figures.tsx'
import './statistics.css'
import { exportFigures, useStatistics } from './statistics.queries.ts'
import { statisticsText } from './statistics.text.ts'

/** View key recruit/statistics/index: the statistics of an intake. */
export default function StatisticsPage() {
  const text = useText(statisticsText)
  const [query, setQuery] = useSearchParams()
  const { data, error } = useStatistics(query.get('intakeId'))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton active className="panel" paragraph={{ rows: 10 }} />

  const { intake, total } = data

  return (
    <section aria-label={text.title}>
      <PageHead
        title={text.title}
        lead={intake && say(text.lead, { intake: intake.name, ...total })}
      >
        {intake && (
          <Select
            aria-label={text.intake}
            value={intake.id}
            options={data.intakes}
            popupMatchSelectWidth={false}
            onChange={(id) => setQuery({ intakeId: String(id) })}
          />
        )}
        <Can perm={[may.export]}>
          <Button disabled={!intake} onClick={() => intake && void exportFigures(intake.id)}>
            {text.export}
          </Button>
        </Can>
      </PageHead>
      {intake ? <Figures data={data} /> : <Empty className="panel" description={text.none} />}
    </section>
  )
}
