import * as item from '@residency/contract/areas/competence/items/item.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = [
  '/api/v1/competenceItems',
  '/api/v1/competenceObservations',
  '/api/v1/competenceGrants',
]
const SETTINGS = '/api/v1/competenceSettings'
export type ItemListInput = InputOf<typeof item.listItems>
export type Profession = item.ItemForm['profession']

export const useItems = (input: ItemListInput) => useListOf(item.listItems, input)

export const useItemChoices = (profession: Profession | undefined) =>
  useEndpoint(item.listItemChoices, profession ? { profession } : null)

export const useCreateItem = () =>
  useChange(PATHS, (form: InputOf<typeof item.createItem>) =>
    call(item.createItem, form, { quiet: true }),
  )

export const useUpdateItem = () =>
  useChange(PATHS, (form: InputOf<typeof item.updateItem>) =>
    call(item.updateItem, form, { quiet: true }),
  )

/** Disables an item, or lets it be used again. */
export const useToggleItem = () =>
  useChange(PATHS, ({ id, neededLevel, validMonths, status, version }: item.CompetenceItem) =>
    call(item.updateItem, {
      id,
      neededLevel,
      validMonths,
      version,
      status: status === 1 ? 0 : 1,
    }),
  )

export const useLookupSettings = (isWanted: boolean) =>
  useEndpoint(item.getLookupSettings, isWanted ? {} : null, { staleTime: 0 })

export const useSetLookupSettings = () =>
  useChange([SETTINGS], (settings: item.LookupSettings) =>
    call(item.setLookupSettings, settings, { quiet: true }),
  )
