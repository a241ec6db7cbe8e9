import { situationPermissions as may } from '@residency/contract/areas/teachers/figures/access'
import { Button } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { exportFigures, type Situation, useSplit, useUpdateSituation } from './situation.queries.ts'
import { situationText } from './situation.text.ts'

type Props = {
  data: Situation | undefined
  baseId: string | null
  onBase: (baseId: string | null) => void
}

/** Title, the whole in one line, and what can be done with the figures. */
export function SituationHead({ data, baseId, onBase }: Props) {
  const text = useText(situationText)
  const bases = useSplit(null, { split: 'base', pageSize: 200 }).data?.list ?? []
  const update = useUpdateSituation()

  const refresh = () =>
    update.mutate(undefined, {
      onSuccess: ({ month }) => void toast.success(say(text.updated, { month })),
    })

  return (
    <PageHead title={text.title} lead={data ? leadOf(data, text) : '\u00a0'}>
      {bases.length > 1 && (
        <ChoiceInput
          isClearable
          options={bases.map(({ key, label }) => ({ value: key, label }))}
          placeholder={text.allBases}
          aria-label={text.base}
          value={baseId ?? undefined}
          onChange={(value) => onBase(value ?? null)}
        />
      )}
      <Can perm={[may.export]}>
        <Button onClick={() => void exportFigures(baseId).catch(() => {})}>{text.export}</Button>
      </Can>
      <Can perm={[may.update]}>
        <Button loading={update.isPending} onClick={refresh}>
          {text.update}
        </Button>
      </Can>
    </PageHead>
  )
}

/** The whole in one line, and how it has changed since the last recorded month. */
function leadOf(
  { total, before, at }: Situation,
  text: { lead: string; compared: string },
): string {
  const { teachers, core, trained } = total
  const change = before ? teachers - before.teachers : 0
  const changeText = change > 0 ? `+${change}` : String(change)

  return (
    say(text.lead, { teachers, core, trained, at }) +
    (before ? say(text.compared, { month: before.month, change: changeText }) : '')
  )
}
