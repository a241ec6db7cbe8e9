import { useState } from 'react'
import { readJson, storage } from '../../platform/browser/storage.ts'
import type { Column } from '../../ui/tables/column.ts'

export type Density = 'middle' | 'small'

/** One row height for all lists of this browser. */
export const savedDensity = (): Density => (storage.get('density') === 'small' ? 'small' : 'middle')
export const saveDensity = (density: Density) => storage.set('density', density)

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Visible columns and row height of a list, stored in the browser. */
export function useListView<Row>(name: string, columns: readonly Column<Row>[]) {
  const [chosen, setChosen] = useState(() => readJson(storage.get(`columns.${name}`), isNames))
  const [density, setDensity] = useState<Density>(savedDensity)
  const isShown = ({ key, isExtra, card }: Column<Row>) =>
    card === 'title' || card === 'action' || (chosen ? chosen.includes(key) : isExtra !== true)

  return {
    columns: columns.filter(isShown),
    choosable: columns.filter(({ card }) => card !== 'title' && card !== 'action'),
    shownKeys: columns.filter(isShown).map(({ key }) => key),
    density,
    choose: (keys: string[]) => {
      storage.set(`columns.${name}`, JSON.stringify(keys))
      setChosen(keys)
    },
    setDensity: (next: Density) => {
      saveDensity(next)
      setDensity(next)
    },
  }
}
