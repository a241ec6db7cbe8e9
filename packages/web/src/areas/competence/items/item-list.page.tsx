import {
  type CompetenceItem,
  itemSorts,
  profession,
  requirementKind,
} from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useItemColumns } from './item.columns.tsx'
import { type ItemListInput, useItems, useToggleItem } from './item.queries.ts'
import { itemText } from './item.text.ts'
import type { ItemFormProps } from './item-form.tsx'

const ItemForm = lazyDialog<ItemFormProps>(() =>
  import('./item-form.tsx').then((part) => part.default),
)

const SettingsForm = lazyDialog(() =>
  import('./settings-form.tsx').then((part) => part.SettingsForm),
)

/** View key competence/item/index: items of the standards that carry levels. */
export default function ItemListPage() {
  const text = useText(itemText)
  const { fields, professions, requirementKinds } = useText(itemWords)
  const list = useListState('competence-items', ['keywords', 'profession', 'kind'])
  const result = useItems(list.input as ItemListInput)
  const itemForm = useRowDialog<CompetenceItem>()
  const toggle = useToggleItem()
  const [isSetting, setSetting] = useState(false)

  return (
    <>
      <ListScreen<CompetenceItem>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useItemColumns(itemForm.open, (row) => toggle.mutate(row))}
        sorts={itemSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('profession', fields.profession, toChoices(profession.options, professions)),
          choiceFilter('kind', fields.kind, toChoices(requirementKind.options, requirementKinds)),
        ]}
        actions={
          <>
            <Button onClick={() => setSetting(true)}>{text.settings}</Button>
            <AddButton onAdd={itemForm.add}>{text.add}</AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <ItemForm isOpen={itemForm.isOpen} item={itemForm.opened} onClose={itemForm.close} />
      <SettingsForm isOpen={isSetting} onClose={() => setSetting(false)} />
    </>
  )
}
