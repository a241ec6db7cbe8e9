import type { OptionFigure } from '@residency/contract/areas/exams/marking/analysis.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { analysisText } from './analysis.text.ts'
import { figure, percent } from './item.rules.ts'

/** How each option was chosen: by all, by the best and by the weakest. */
export function OptionTable({ options }: { options: readonly OptionFigure[] }) {
  const text = useText(analysisText)
  return (
    <RowTable<OptionFigure>
      rows={options}
      columns={useColumns()}
      density="small"
      label={text.option}
      nameOf={(row) => row.text}
    />
  )
}

function useColumns(): Column<OptionFigure>[] {
  const text = useText(analysisText)

  const share = (key: 'share' | 'upper' | 'lower', title: string): Column<OptionFigure> => ({
    key,
    title,
    width: 76,
    align: 'right',
    card: 'fact',
    cell: (row) => <span className="figures">{percent(row[key])}</span>,
  })

  return [
    {
      key: 'option',
      title: text.option,
      width: 150,
      card: 'title',
      cell: (row) => (row.isKey ? text.key : '') + row.text,
    },
    share('share', text.all),
    share('upper', text.upper),
    share('lower', text.lower),
    {
      key: 'r',
      title: text.optionR,
      width: 90,
      align: 'right',
      cell: (row) => <span className="figures">{figure(row.pointBiserial)}</span>,
    },
    {
      key: 'works',
      title: text.working,
      width: 70,
      card: 'state',
      cell: (row) => {
        if (row.isWorking === null) return text.none

        return row.isWorking ? text.workingYes : text.workingNo
      },
    },
  ]
}
