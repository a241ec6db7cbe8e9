import { factPermissions as may } from '@residency/contract/areas/rotations/figures/access'
import { Empty } from 'antd'
import { useSearchParams } from 'react-router'
import { monthInShanghai } from '../../../platform/clock.ts'
import { Can } from '../../../platform/permissions.tsx'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toSameChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { monthsAround } from '../months-around.rules.ts'
import { downloadLoad, useLoad } from './fact.queries.ts'
import { factText } from './fact.text.ts'
import './facts.css'
import { LoadTable } from './load-table.tsx'

const [BEFORE, AFTER] = [24, 24]

/** View key rotation/load/index: seats used of capacity, department by month. */
export default function LoadPage() {
  const text = useText(factText)
  const [query, setQuery] = useSearchParams()
  const [from, baseId] = [query.get('from') ?? monthInShanghai(), query.get('baseId')]
  const input = { from, ...(baseId ? { baseId } : {}) } as Parameters<typeof useLoad>[0]
  const { data, error, refetch } = useLoad(input)

  const put = (name: string, value: string | undefined) => {
    const fresh = new URLSearchParams(query)
    if (value) fresh.set(name, value)
    else fresh.delete(name)
    setQuery(fresh, { replace: true, preventScrollReset: true })
  }

  const months = toSameChoices(monthsAround(monthInShanghai(), BEFORE, AFTER))
  const bases = toTextChoices(data?.bases)

  return (
    <section>
      <PageHead title={text.loadTitle} lead={text.loadLead}>
        <Can perm={[may.exportLoad]}>
          <DownloadButton download={() => downloadLoad(input)}>{text.export}</DownloadButton>
        </Can>
      </PageHead>
      <div className="panel">
        <div className="load-bar">
          <ChoiceInput
            value={from}
            onChange={(value) => put('from', value)}
            options={months}
            placeholder={text.from}
            aria-label={text.from}
          />
          {bases.length > 1 && (
            <ChoiceInput
              isClearable
              value={baseId ?? undefined}
              onChange={(value) => put('baseId', value)}
              options={bases}
              placeholder={text.base}
              aria-label={text.base}
            />
          )}
        </div>
        {!data && <PendingPanel error={error} onRetry={() => void refetch()} />}
        {data && data.departments.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.loadNone} />
        )}
        {data && data.departments.length > 0 && (
          <LoadTable months={data.months} departments={data.departments} />
        )}
      </div>
    </section>
  )
}
