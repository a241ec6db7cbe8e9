import * as item from '@residency/contract/areas/competence/items/item.contract'
import { itemWords } from '@residency/contract/areas/competence/items/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { listItemChoices, listItems } from './list-items.ts'
import { getLookupSettings, setLookupSettings } from './lookup-settings.ts'
import { createItem, updateItem } from './save-item.ts'

export function itemRoutes(binder: Binder) {
  const bind = binder(itemWords)

  bind(item.listItems, listItems)
  bind(item.listItemChoices, listItemChoices)
  bind(item.createItem, createItem)
  bind(item.updateItem, updateItem)
  bind(item.getLookupSettings, getLookupSettings)
  bind(item.setLookupSettings, setLookupSettings)
}
