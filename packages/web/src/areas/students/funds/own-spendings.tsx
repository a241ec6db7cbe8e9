import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import type { Spending } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useOwnSpendings, useWithdrawSpending } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import type { SpendingFormProps } from './spending-form.tsx'
import { SpendingLine } from './spending-line.tsx'
import './funds.css'

const SpendingForm = lazyDialog<SpendingFormProps>(() =>
  import('./spending-form.tsx').then((part) => part.default),
)

/** Spendings of the own funds: booked, corrected and withdrawn here. */
export function OwnSpendings({ fund }: { fund: Fund }) {
  const { own: text, spendings } = useText(fundText)
  const { data } = useOwnSpendings(fund.id)
  const withdraw = useWithdrawSpending()
  const spendingForm = useRowDialog<Spending>()

  const giveUp = async ({ id }: Spending) => {
    const question = {
      title: text.withdrawSpendingQuestion,
      content: text.withdrawSpendingNote,
      okText: text.withdrawSpending,
      danger: true,
    }
    if (await ask(question))
      withdraw.mutate(id, { onSuccess: () => void toast.success(text.withdrawn) })
  }

  return (
    <>
      {fund.maySpend && (
        <Button type="primary" onClick={spendingForm.add}>
          {text.spend}
        </Button>
      )}
      <h3>{spendings}</h3>
      {data?.length === 0 && <p className="soft">{text.noSpendings}</p>}
      <ul className="fund-spendings">
        {data?.map((spending) => (
          <SpendingLine key={spending.id} spending={spending}>
            {spending.mayAmend && fund.maySpend && (
              <Button type="link" onClick={() => spendingForm.open(spending)}>
                {text.amendSpending}
              </Button>
            )}
            {spending.mayWithdraw && (
              <Button type="link" onClick={() => void giveUp(spending)}>
                {text.withdrawSpending}
              </Button>
            )}
          </SpendingLine>
        ))}
      </ul>
      <SpendingForm
        isOpen={spendingForm.isOpen}
        fund={fund}
        spending={spendingForm.opened}
        onClose={spendingForm.close}
      />
    </>
  )
}
