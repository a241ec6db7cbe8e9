import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import { ENTRY_SECTIONS } from '@residency/contract/areas/intakes/section.public'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { Button, Skeleton } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { coreText } from './core.text.ts'
import { type CoreFieldRow, useCoreFields, useSetCoreField } from './core-field.queries.ts'
import { CoreMatrix, CoreSwitches } from './core-fields.tsx'
import { useCoreNames } from './use-core-names.ts'

const LEVELS: readonly string[] = EDUCATION_LEVELS
const LISTS: readonly string[] = ENTRY_SECTIONS

/**
 * View key recruit/coreInfoSetting/index: fields whose change sends a registration back to review.
 */
export default function CoreFieldsPage() {
  const text = useText(coreText)
  const { nameOf } = useCoreNames()
  const { data, error, refetch } = useCoreFields()
  const set = useSetCoreField()
  const mayEdit = usePerm([may.coreEdit])

  const turn = ({ field, version, ...row }: CoreFieldRow, isCore: boolean) =>
    set.mutateAsync({ field, isCore, version }).then(
      () =>
        toast.success(
          say(isCore ? text.on : text.off, { name: nameOf({ field, version, ...row }) }),
        ),
      () => {}, // The call has reported the error.
    )

  const onTurn = mayEdit ? turn : null
  const of = (belongs: (section: string) => boolean) =>
    (data ?? []).filter(({ section }) => belongs(section))

  return (
    <section aria-label={text.title}>
      <PageHead title={text.title} lead={text.lead} />
      {error && !data && (
        <div className="panel" role="alert">
          {say(text.failed, { reason: error.message })}{' '}
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {!data && !error && (
        <div className="panel">
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
      {data && (
        <>
          <div className="panel">
            <h2>{text.person}</h2>
            <CoreSwitches
              rows={of((section) => !LEVELS.includes(section) && !LISTS.includes(section))}
              onTurn={onTurn}
            />
          </div>
          <div className="panel">
            <h2>{text.education}</h2>
            <CoreMatrix rows={of((section) => LEVELS.includes(section))} onTurn={onTurn} />
          </div>
          <div className="panel">
            <h2>{text.lists}</h2>
            <p className="soft">{text.listsLead}</p>
            <CoreSwitches rows={of((section) => LISTS.includes(section))} onTurn={onTurn} />
          </div>
        </>
      )}
    </section>
  )
}
