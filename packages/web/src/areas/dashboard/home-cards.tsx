import { lazy } from 'react'
import { installedAreas } from '../../platform/area.ts'

const CARDS = installedAreas().flatMap(({ name, homeCards = [] }) =>
  homeCards.map(({ column, load }, i) => ({ key: `${name} ${i}`, column, Card: lazy(load) })),
)

/** The areas' cards on the home page. They are shown together once all are loaded, to avoid layout shifts. */
export const HomeCards = ({ column }: { column: 'main' | 'side' }) =>
  CARDS.filter((one) => one.column === column).map(({ key, Card }) => <Card key={key} />)
