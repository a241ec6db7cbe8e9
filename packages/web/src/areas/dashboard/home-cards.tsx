import { lazy } from 'react'
import { installedAreas } from '../../platform/area.ts'

const CARDS = installedAreas().flatMap(({ name, homeCards = [] }) =>
  homeCards.map(({ column, load }, i) => ({ key: `${name} ${i}`, column, Card: lazy(load) })),
)

/** The cards that the areas put on the home page. The page is shown once all are loaded, so that none pushes another down. */
export const HomeCards = ({ column }: { column: 'main' | 'side' }) =>
  CARDS.filter((one) => one.column === column).map(({ key, Card }) => <Card key={key} />)
