import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useOwnFunds } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import type { FundFormProps } from './fund-form.tsx'
import { OwnFund } from './own-fund.tsx'

const FundForm = lazyDialog<FundFormProps>(() =>
  import('./fund-form.tsx').then((part) => part.default),
)

/** View key student/fund/own: the trainee's own research funds and their spendings. */
export default function OwnFundsPage() {
  const { own: text } = useText(fundText)
  const { menus } = useText(fundWords)
  const title = menus['daily.ownFunds']
  const { data, error, refetch } = useOwnFunds()
  const fundForm = useRowDialog<Fund>()
  if (data === undefined)
    return <Pending title={title} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead
        title={title}
        lead={
          data
            ? say(text.lead, { running: data.funds.filter(({ maySpend }) => maySpend).length })
            : '\u00a0'
        }
      >
        {data && (
          <Button type="primary" onClick={fundForm.add}>
            {text.apply}
          </Button>
        )}
      </PageHead>
      {!data && <div className="panel list-message">{text.notTrainee}</div>}
      {data?.funds.length === 0 && <div className="panel list-message">{text.none}</div>}
      {data?.funds.map((fund) => (
        <OwnFund key={fund.id} fund={fund} onAmend={() => fundForm.open(fund)} />
      ))}
      <FundForm
        isOpen={fundForm.isOpen}
        fund={fundForm.opened}
        lines={data?.lines ?? []}
        onClose={fundForm.close}
      />
    </section>
  )
}
