import { Button, Skeleton } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { ErrorsPanel } from './errors-panel.tsx'
import { type Health, useHealth } from './health.queries.ts'
import { factsToMend } from './health.rules.ts'
import { FactGroups, FactsToMend } from './health-facts.tsx'
import './health.css'
import { healthText } from './health.text.ts'
import { OutsidePanel } from './outside-panel.tsx'
import { SlowestCalls } from './slowest-calls.tsx'

/** View key system/health/index: what is well, what is not and what to do about it. */
export default function HealthPage() {
  const text = useText(healthText)
  const { data, error, refetch, isFetching } = useHealth()

  return (
    <section aria-label={text.title} className="health">
      <PageHead title={text.title} lead={data && <Lead health={data} />}>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {text.again}
        </Button>
      </PageHead>
      {error && !data && (
        <p className="list-message" role="alert">
          {say(text.failed, { reason: error.message })}
        </p>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && <HealthPanels health={data} />}
    </section>
  )
}

function Lead({ health }: { health: Health }) {
  const { lead } = useText(healthText)
  const count = factsToMend(health).length
  const at = minuteOf(health.takenAt)

  return <>{say(count ? lead.wrong : lead.good, { count, at })}</>
}

function HealthPanels({ health }: { health: Health }) {
  const { versions: names } = useText(healthText)
  const { product, commit, database, node } = health.versions

  return (
    <>
      <FactsToMend facts={factsToMend(health)} />
      <FactGroups groups={health.groups} />
      <OutsidePanel systems={health.outside} />
      <SlowestCalls calls={health.calls} />
      <ErrorsPanel />
      <section className="panel" aria-label={names.title}>
        <h2>{names.title}</h2>
        <FactList
          facts={[
            [names.product, product],
            [names.commit, commit],
            [names.database, database],
            [names.node, node],
          ]}
        />
      </section>
    </>
  )
}
