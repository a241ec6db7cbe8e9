import { standInId } from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { standInWords } from '@residency/contract/areas/absence/stand-ins/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { useStandInChoices } from './stand-in.queries.ts'
import { standInText } from './stand-in.text.ts'

type Props = { days: { startsOn: string; endsOn: string } | null }

/** Which colleague is asked to do the work on these days; nobody has to be. */
export function StandInField({ days }: Props) {
  const text = useText(standInText)
  const { fields } = useText(standInWords)
  const { data, isPending } = useStandInChoices(days)
  const isNobodyFree = data !== undefined && data.length === 0

  return (
    <SelectField
      name="standInId"
      label={fields.standInId}
      options={data ?? []}
      isLoading={days !== null && isPending}
      shape={standInId}
      help={isNobodyFree ? text.nobodyFree : text.help}
      isOptional
    />
  )
}
