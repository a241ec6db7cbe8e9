import type { BaseFigureState } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import type { MeasuredIndicator } from '@residency/contract/areas/standards/indicators/figure.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const FIGURE_TONES: Readonly<Record<BaseFigureState, Tone>> = {
  entered: 'wait',
  checked: 'good',
  returned: 'bad',
}

type Figure = MeasuredIndicator['figures'][number]

/** A checked figure stays until it is returned. */
export const isChecked = ({ state }: Figure) => state === 'checked'

/** Whether it waits as it was entered: the same again changes nothing. */
export const isAsEntered = ({ state }: Figure) => state === 'entered'
export const whyReturned = ({ state, reason }: Figure) => (state === 'returned' ? reason : null)

/** Numbers as people read them: 12 000, 1.5. */
export const numberText = (value: number) => value.toLocaleString('en').replaceAll(',', '\u202f')

export const figureOf = ({ figures }: MeasuredIndicator, year: number) =>
  figures.find((figure) => figure.year === year)

/** Whether the minimum is not reached in a year, or nothing was entered. */
export const isLacking = (measuredIndicator: MeasuredIndicator, year: number) =>
  (figureOf(measuredIndicator, year)?.value ?? -1) < measuredIndicator.minimum

/** The height of each year's bar and of the minimum, in percent of the highest. */
export function heightsOf({ figures, minimum }: MeasuredIndicator) {
  const max = Math.max(minimum, ...figures.map(({ value }) => value)) || 1
  return {
    minimum: (minimum / max) * 100,
    of: (value: number) => Math.max(2, (value / max) * 100),
  }
}

/** Indicators by category, in the order in which they come. */
export function byCategory(
  indicators: readonly MeasuredIndicator[],
): [category: string, own: MeasuredIndicator[]][] {
  const groups = new Map<string, MeasuredIndicator[]>()
  for (const indicator of indicators)
    groups.set(indicator.category, [...(groups.get(indicator.category) ?? []), indicator])

  return [...groups]
}
