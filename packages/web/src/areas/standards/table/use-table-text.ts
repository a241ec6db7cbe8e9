import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Lengths } from './month-ruler.tsx'
import { standardText } from './standard.text.ts'

/** The length of a table and its stages, in words. */
export function useTableText() {
  const text = useText(standardText)
  return ({ lengthMonths, firstStageMonths: first }: Lengths) =>
    `${say(text.months, { count: lengthMonths })} · ${first === null ? text.oneTable : say(text.twoStages, { first, second: lengthMonths - first })}`
}
