import {
  type IndicatorRow,
  indicatorSheet,
  indicatorSorts,
} from '@residency/contract/areas/standards/indicators/indicator.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useIndicatorColumns } from './indicator.columns.tsx'
import { type IndicatorListInput, useIndicatorChoices, useIndicators } from './indicator.queries.ts'
import { indicatorText } from './indicator.text.ts'
import type { IndicatorFormProps } from './indicator-form.tsx'
import { useIndicatorActions } from './use-indicator-actions.ts'

const IndicatorForm = lazyDialog<IndicatorFormProps>(() =>
  import('./indicator-form.tsx').then((part) => part.default),
)

/** View key standard/indicatorItem/index: what bases enter each year, with the national minimum. */
export default function IndicatorListPage() {
  const { items: text } = useText(indicatorText)
  const { fields, menus } = useText(indicatorsWords)
  const title = menus['standard.indicatorItems']
  const list = useListState('indicators', ['keywords', 'baseId', 'status'])
  const result = useIndicators(list.input as IndicatorListInput)
  const bases = toTextChoices(useIndicatorChoices().data?.bases)
  const indicatorForm = useRowDialog<IndicatorRow>()
  const columns = useIndicatorColumns(useIndicatorActions(indicatorForm.open))

  const states = [
    { value: '1', label: text.enabled },
    { value: '0', label: text.disabled },
  ]

  return (
    <>
      <ListScreen<IndicatorRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={indicatorSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('baseId', fields.baseId, bases),
          choiceFilter('status', fields.status, states),
        ]}
        actions={
          <>
            <SheetButtons title={title} calls={indicatorSheet} filters={list.conditions} />
            <Button type="primary" onClick={indicatorForm.add}>
              {text.add}
            </Button>
          </>
        }
      >
        {text.none}
      </ListScreen>
      <IndicatorForm
        isOpen={indicatorForm.isOpen}
        edited={indicatorForm.opened}
        onClose={indicatorForm.close}
      />
    </>
  )
}
