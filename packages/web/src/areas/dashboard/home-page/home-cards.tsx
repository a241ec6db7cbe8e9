import { lazy } from 'react'
import { loadedAreas } from '../../../platform/area.ts'

const make = () =>
  loadedAreas().flatMap(({ name, homeCards = [] }) =>
    homeCards.map(({ column, load }, i) => ({ key: `${name} ${i}`, column, Card: lazy(load) })),
  )

let made: ReturnType<typeof make> | null = null

/**
 * The areas' cards on the home page. They are shown together once all are loaded, to avoid layout
 * shifts.
 */
export function HomeCards({ column }: { column: 'top' | 'main' | 'side' }) {
  made ??= make()
  return made.filter((card) => card.column === column).map(({ key, Card }) => <Card key={key} />)
}
