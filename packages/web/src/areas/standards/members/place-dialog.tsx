import {
  addMembers,
  type MemberRow,
} from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { Alert, Form } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { SwitchField } from '../../../ui/fields/small-fields.tsx'
import { useAddMembers, useCohortOptions, usePreviewMembers } from '../cohort/cohort.queries.ts'
import { memberText } from './member.text.ts'

/** More people than this are counted, not named. */
const MAX_NAMED = 8

export type PlaceProps = {
  isOpen: boolean
  trainees: readonly MemberRow[]
  onDone: () => void
  onClose: () => void
}

/**
 * Adds trainees of one major to a cohort; those of another cohort are moved only if that is asked
 * for.
 */
export default function PlaceDialog({ isOpen, trainees, onDone, onClose }: PlaceProps) {
  const text = useText(memberText)
  const { fields } = useText(cohortWords)
  const options = useCohortOptions()
  const add = useAddMembers()
  const [first] = trainees

  const title =
    trainees.length === 1
      ? say(text.placeTitle, { name: first?.realName ?? '' })
      : say(text.placeMany, { count: trainees.length })

  const hasSeveral = trainees.some(({ majorId }) => majorId !== first?.majorId)
  const isPlaced = trainees.some(({ cohortId }) => cohortId !== null)
  const cohorts = (options.data ?? []).filter(({ majorId }) => majorId === first?.majorId)

  return (
    <FormDialog<{ id: number; isMove: 0 | 1 }>
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.place}
      initial={{ isMove: trainees.length === 1 && isPlaced ? 1 : 0 }}
      submit={async ({ id, isMove }) => {
        const { added } = await add.mutateAsync({
          id,
          traineeIds: trainees.map((trainee) => trainee.id),
          isMove: isMove === 1,
        })

        toast.success(say(text.placed, { count: added }))
        onDone()
      }}
    >
      {hasSeveral && (
        <div className="cohort-banner">
          <Alert type="warning" showIcon title={text.otherMajor} />
        </div>
      )}
      <SelectField
        name="id"
        label={fields.cohortId}
        options={cohorts}
        isLoading={options.isPending}
        shape={addMembers.params.shape.id}
        help={text.placeHelp}
      />
      <PeriodPreview trainees={trainees} />
      {isPlaced && (
        <SwitchField name="isMove" label={text.isMove} on={text.moveOn} off={text.moveOff} />
      )}
    </FormDialog>
  )
}

/**
 * Whose training is not that of the chosen cohort, and what follows from it: shown before a trainee
 * joins.
 */
function PeriodPreview({ trainees }: { trainees: readonly MemberRow[] }) {
  const text = useText(memberText)
  const cohortId = Form.useWatch<number | undefined>('id')
  const preview = usePreviewMembers(
    cohortId === undefined ? null : { id: cohortId, traineeIds: trainees.map(({ id }) => id) },
  ).data
  if (!preview || preview.others.length === 0) return null

  const { others, startsOn, endsOn } = preview

  return (
    <div className="cohort-banner">
      <Alert
        type="warning"
        showIcon
        title={say(text.periodDiffers, { count: others.length, startsOn, endsOn })}
        description={
          <ul>
            {others.slice(0, MAX_NAMED).map(({ id, name, notes }) => (
              <li key={id}>
                <strong>{name}</strong> {notes.join(text.semicolon)}
              </li>
            ))}
            {others.length > MAX_NAMED && (
              <li>{say(text.periodMore, { count: others.length - MAX_NAMED })}</li>
            )}
          </ul>
        }
      />
    </div>
  )
}
